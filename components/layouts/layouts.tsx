import type { ReactNode } from 'react';
import styles from './layouts.module.scss';

/** Content on 8 of 12 columns, an aside (the quote form) on 4 that stays in sight (spec §2: sidebar). */
export function SidebarLayout({
  banner,
  aside,
  isAsideFirst = false,
  more,
  below,
  children,
}: {
  banner: ReactNode;
  aside: ReactNode;
  /** Where the form is what a visitor comes for: on the left, on 7 of 12 columns, and on a phone above the content. */
  isAsideFirst?: boolean;
  /** Where a visitor may go next: under the content, and on a phone below the form. */
  more?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  const columns = [
    <div key="content" className={styles.content}>
      {children}
    </div>,
    <aside key="aside" className={`${styles.aside} no-print`} aria-label="Quote">
      {aside}
    </aside>,
  ];
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className={`${isAsideFirst ? styles.reversed : styles.columns} wrap`}>
        {isAsideFirst ? columns.toReversed() : columns}
        {more && <div className={`${styles.more} no-print`}>{more}</div>}
      </div>
      {below}
    </main>
  );
}

interface Props {
  banner: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page made of sections: 12 columns, or 9 beside an aside on 3 (spec §2: flexibleLayout). */
export function FlexibleLayout({ banner, aside, children }: Props) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      {aside ? (
        <div className={`${styles.beside} wrap`}>
          <div className={styles.sections}>{children}</div>
          <aside className={`${styles.aside} no-print`} aria-label="Quote">
            {aside}
          </aside>
        </div>
      ) : (
        <div className={styles.sections}>{children}</div>
      )}
    </main>
  );
}

/** A page under its banner, over the whole width (spec §2: title-bar). */
export function TitleBarLayout({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className="wrap">{children}</div>
    </main>
  );
}
