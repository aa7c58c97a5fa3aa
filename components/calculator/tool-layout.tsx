import type { ReactNode } from 'react';
import styles from './tool-layout.module.scss';

/** A tool and its words on 8 of 12 columns, all tools beside them. */
export function ToolLayout({
  banner,
  tools,
  children,
}: {
  banner: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className={`${styles.columns} wrap`}>
        <div className={styles.tool}>{children}</div>
        {tools}
      </div>
    </main>
  );
}
