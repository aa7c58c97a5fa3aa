import type { ReactNode } from 'react';
import styles from './flexible-layout.module.scss';

/** A page made of sections: 12 columns, or 9 beside an aside on 3 (spec §2: flexibleLayout). */
export function FlexibleLayout({
  banner,
  aside,
  children,
}: {
  banner: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      {aside ? (
        <div className={`${styles.columns} wrap`}>
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
