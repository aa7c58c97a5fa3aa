import type { ReactNode } from 'react';
import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import type { Button } from '@/content-schemas/section-parts';
import type { Layout } from '@/content-schemas/section';
import { SectionButton } from './section-button';
import styles from './section-frame.module.scss';

/** A few words or a link alone are on the heading's row, the button below the content. An empty section is not rendered. */
export function SectionFrame({
  section: { layout, title, html, background, button },
  isTextOnly = false,
  children,
}: {
  section: {
    layout?: Layout;
    title: string | null;
    html: string;
    background: Image | null;
    button?: Button | null;
  };
  /** On a wide page the heading is beside the words. */
  isTextOnly?: boolean;
  children?: ReactNode;
}) {
  if (!title && !html && !children && !button) return null;
  // A slider has its buttons at the end of the heading's row.
  const isRow = title && isShort(html) && !isTextOnly && layout !== 'imageSlider';
  return (
    <section className={background ? styles.backed : styles.section}>
      {background && (
        <Picture image={{ ...background, alt: '' }} sizes="100vw" className={styles.background} />
      )}
      <div className={`${styles.content} ${isTextOnly ? styles.text : ''} wrap`}>
        {(title || html) && (
          <div className={isRow ? styles.head : styles.words}>
            {title && <h2>{title}</h2>}
            {html && <Html html={html} about={title ?? undefined} />}
          </div>
        )}
        {children}
        {button && (
          <p className="actions">
            <SectionButton button={button} />
          </p>
        )}
      </div>
    </section>
  );
}

const isShort = (html: string) => /^<p>[^<]{0,40}(?:<a\s[^>]*>[^<]*<\/a>)?<\/p>$/.test(html.trim());
