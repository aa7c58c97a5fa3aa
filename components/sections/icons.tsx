import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './icons.module.scss';

export function Icons({ section }: SectionProps<'icon'>) {
  return (
    <SectionFrame section={section}>
      {section.icons.length > 0 && (
        <ul className={styles.icons}>
          {section.icons.map(({ title, html, image }, i) => (
            <li key={`${i} ${title}`} className={styles.icon}>
              {/* A picture beside a title is decoration; one alone keeps its alternative text. */}
              {image && (
                <Picture
                  image={title ? { ...image, alt: '' } : image}
                  sizes="72px"
                  className={styles.image}
                />
              )}
              {title && <h3>{title}</h3>}
              {html && <Html html={html} />}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
