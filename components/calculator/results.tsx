import type { Solution, Result } from '@/lib/calculators/calculator';
import { CopyButton } from '@/components/copy/copy-button';
import styles from './results.module.scss';

/** The answer, the most important figure large. Read out as it changes. */
export function Results({ answer: { results } }: { answer: Solution }) {
  const main = results[0]?.figures[0];
  return (
    <div className={styles.results}>
      {main && (
        <span className={styles.copy}>
          <CopyButton value={main.value} />
        </span>
      )}
      {!main && <p className={styles.none}>Enter or correct the values above to see a result.</p>}
      <div aria-live="polite">
        <dl className={styles.list}>
          {results.map((result) => (
            <Row key={result.label} result={result} />
          ))}
        </dl>
      </div>
    </div>
  );
}

const Row = ({ result: { label, figures, isSecondary } }: { result: Result }) => (
  <div className={isSecondary ? `${styles.row} ${styles.secondary}` : styles.row}>
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
