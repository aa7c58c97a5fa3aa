import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { isQuote } from '@/lib/site/quote-button';
import { SectionButton } from './section-button';
import type { SectionProps } from './sections';
import styles from './hero.module.scss';

/** A large statement, beside its picture where it has one. The page's banner holds the h1. */
export function Hero({
  section: { title, html, background, button },
  seenFirst,
}: SectionProps<'hero'>) {
  return (
    <section className={styles.hero}>
      <div className={`${styles.columns} wrap`}>
        <div className={styles.words}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {html && <Html html={html} />}
          {button && (
            <p className={`actions ${isQuote(button) ? styles.quote : ''}`}>
              <SectionButton button={button} />
            </p>
          )}
        </div>
        {background && (
          <Picture
            image={background}
            sizes="(width >= 720px) 30rem, 100vw"
            priority={seenFirst}
            className={styles.picture}
          />
        )}
      </div>
    </section>
  );
}
