import type { ReactNode } from 'react';
import styles from './table-tool.module.scss';

/** The form of a tool that answers with a table. */
export const TableTool = ({ children }: { children: ReactNode }) => (
  <div className={styles.tool}>{children}</div>
);
