import type { ReactNode } from 'react';
import styles from './tool-layout.module.scss';

/** A tool on 9 of 12 columns and all tools beside it; its words below them, on all columns. */
export function ToolLayout({
  banner,
  tools,
  words,
  children,
}: {
  banner: ReactNode;
  tools: ReactNode;
  words: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1}>
      {banner}
      <div className={`${styles.columns} wrap`}>
        <div className={styles.tool}>{children}</div>
        <div className={styles.words}>{words}</div>
        <div className={styles.tools}>{tools}</div>
      </div>
    </main>
  );
}
