import { Picture } from '@/components/picture/picture';
import { fileHref } from '@/lib/routing/links';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './gallery.module.scss';

export function Gallery({ section }: SectionProps<'gallery'>) {
  return (
    <SectionFrame section={section}>
      {section.images.length > 0 && (
        <ul className={styles.gallery} data-count={section.images.length}>
          {section.images.map((image, i) => (
            <li key={`${i} ${image.src}`}>
              <a
                href={fileHref(image.src)}
                aria-label={image.alt ? undefined : `Picture ${i + 1} at full size`}
              >
                <Picture
                  image={image}
                  sizes="(width >= 600px) 30rem, calc(100vw - 2rem)"
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
