import type { ReactNode } from 'react';
import styles from './styleguide.module.scss';

/** One component in one state. `shows` names every component seen in it: a test checks that each is shown. */
export function Specimen({
  shows = '',
  state,
  children,
}: {
  shows?: string;
  state: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.specimen} data-shows={shows}>
      <p className={styles.name}>
        {shows && <code>{shows}</code>} {state}
      </p>
      {children}
    </div>
  );
}

/** Specimens of one kind, under a heading that the page's list leads to. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
