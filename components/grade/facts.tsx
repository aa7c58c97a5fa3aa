import type { ReactNode } from 'react';
import styles from './grade-facts.module.scss';

/** Names and values as a title block; a fact without a value is left out. */
export function Facts({
  facts,
  areSentences = false,
}: {
  facts: readonly { name: string; value: ReactNode }[];
  areSentences?: boolean;
}) {
  const filled = facts.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <dl className={areSentences ? `${styles.facts} ${styles.sentences}` : styles.facts}>
      {filled.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
