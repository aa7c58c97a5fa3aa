import type { ReactNode } from 'react';
import styles from './sidebar-layout.module.scss';

/** Content on 8 of 12 columns, an aside (the quote form) on 4 that stays in sight (spec §2: sidebar). */
export function SidebarLayout({
  banner,
  aside,
  children,
}: {
  banner: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className={`${styles.columns} wrap`}>
        <div className={styles.content}>{children}</div>
        <aside className={`${styles.aside} no-print`} aria-label="Quote">
          {aside}
        </aside>
      </div>
    </main>
  );
}
