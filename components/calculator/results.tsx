import type { Solution, Result } from '@/lib/calculators/calculator';
import { CopyButton } from '@/components/copy/copy-button';
import styles from './results.module.scss';

/** The answer, the most important figure large, then how it was found. Read out as it changes. */
export function Results({ answer: { results, formula, notes = [] } }: { answer: Solution }) {
  const main = results[0]?.figures[0];
  return (
    <div className={styles.results}>
      {main && (
        <span className={styles.copy}>
          <CopyButton value={main.value} />
        </span>
      )}
      {!main && <p className={styles.none}>No result: a value above is missing or does not fit.</p>}
      <div aria-live="polite">
        <dl className={styles.list}>
          {results.map((result) => (
            <Row key={result.label} result={result} />
          ))}
        </dl>
      </div>
      {formula && <p className={styles.formula}>{formula}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Row = ({ result: { label, figures } }: { result: Result }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>
      {figures.map(({ value, unit }) => (
        <span key={value + unit} className={styles.figure}>
          <data value={value}>{value}</data> {unit}
        </span>
      ))}
    </dd>
  </div>
);
