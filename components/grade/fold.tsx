import type { ReactNode } from 'react';
import styles from './fold.module.scss';

interface Props {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page under a heading that opens it. A link to its id opens it too, as the id is inside. */
export const Fold = ({ id, title, isOpen = false, children }: Props) => (
  <details className={styles.fold} open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div id={id}>{children}</div>
  </details>
);
