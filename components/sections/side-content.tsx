import { Html } from '@/components/html';
import { Picture } from '@/components/picture/picture';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './side-content.module.scss';

/** Words beside a picture, which stands on the side the editor chose, and above them on a small screen. */
export function SideContent({ section, seenFirst }: SectionProps<'sideContent'>) {
  const { title, html, background, image, side, button } = section;
  if (!title && !html && !image && !button) return null;
  return (
    <SectionFrame section={{ title: null, html: '', background }}>
      <div className={styles.columns} data-picture={image ? side : undefined}>
        {image && (
          <Picture
            image={image}
            sizes="(width >= 960px) 38rem, 100vw"
            priority={seenFirst}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          {title && <h2>{title}</h2>}
          {html && <Html html={html} />}
          {button && (
            <p className="actions">
              <SectionButton button={button} />
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
