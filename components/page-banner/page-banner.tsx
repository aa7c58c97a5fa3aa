import type { ReactNode } from 'react';
import { BannerDrawing } from './banner-drawing';
import { Breadcrumbs } from './breadcrumbs';
import { PrintTitle } from './print-title';
import styles from './page-banner.module.scss';

/** The head of a page: where it is, its title, and a drawing of the part of the site it belongs to. */
export function PageBanner({
  path,
  title,
  heading = title,
  isName = false,
  isShort = false,
  isMissing = false,
  children,
}: {
  path: string;
  title: string;
  /** Where the heading says more than the trail above it. */
  heading?: string;
  /** A grade or a specification: no browser translates it. */
  isName?: boolean;
  /** One line and a small drawing: what the page is for begins in the first view. */
  isShort?: boolean;
  /** No page: there is nothing to print, and no search engine keeps it. Next sends it with every page. */
  isMissing?: boolean;
  /** A lead paragraph, a number, buttons. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.banner}>
      {!isMissing && (
        <div className="wrap">
          <PrintTitle path={path} title={heading} />
        </div>
      )}
      <div className={`${styles.sheet} ${isShort ? styles.short : ''} wrap`}>
        <div className={styles.words}>
          <Breadcrumbs path={path} title={title} isMissing={isMissing} />
          <h1 className={styles.title} translate={isName ? 'no' : undefined}>
            {heading}
          </h1>
          {children}
        </div>
        <BannerDrawing path={path} isLarge={!isShort} />
      </div>
    </div>
  );
}
