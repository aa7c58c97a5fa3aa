import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './side-content.module.scss';

/** Words beside pictures, which stand on the side the editor chose, and below them on a small screen. */
export function SideContent({ section, seenFirst }: SectionProps<'sideContent'>) {
  const { title, html, background, images, side, button } = section;
  if (!title && !html && images.length === 0 && !button) return null;
  return (
    <SectionFrame section={{ title: null, html: '', background }}>
      <div className={styles.columns} data-picture={images.length > 0 ? side : undefined}>
        <div className={styles.words}>
          {title && <h2>{title}</h2>}
          {(html || button) && (
            <div className={styles.rest}>
              {html && <Html html={html} about={title ?? undefined} />}
              {button && (
                <p className="actions">
                  <SectionButton button={button} />
                </p>
              )}
            </div>
          )}
        </div>
        {images.length > 0 && (
          <div className={styles.pictures}>
            {images.map((image, i) => (
              <Picture
                key={`${i} ${image.src}`}
                image={image}
                sizes="(width >= 1280px) 38rem, (width >= 720px) 50vw, 100vw"
                priority={seenFirst && i === 0}
                className={styles.picture}
              />
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
