import type { Solution, Result } from '@/lib/calculators/calculator';
import { CopyButton } from '@/components/copy/copy-button';
import styles from './results.module.scss';
import { typeset } from './typeset';

/**
 * The answer, the most important figure large. Read out as it changes. While input is invalid, the last answer stays,
 * without figures.
 */
export function Results({
  answer: { results },
  isOutdated,
}: {
  answer: Solution;
  isOutdated: boolean;
}) {
  const main = results[0]?.figures[0];
  return (
    <div className={styles.results}>
      {main && !isOutdated ? (
        <span className={styles.copy}>
          <CopyButton value={main.value} />
        </span>
      ) : (
        <p className={styles.none}>Enter or correct the values to see a result.</p>
      )}
      <div className={styles.figures} aria-live="polite">
        <div aria-hidden={isOutdated}>
          <dl className={styles.list}>
            {results.map(
              ({ label, figures, method }) =>
                !method && (
                  <div key={label} className={styles.row}>
                    <dt>{label}</dt>
                    <dd>{figures.map(toFigure)}</dd>
                  </div>
                ),
            )}
          </dl>
          {results.map(
            ({ label, figures, method }) =>
              method && (
                <details key={label} className={styles.other}>
                  <summary>{label}</summary>
                  <p>{figures.map(toFigure)}</p>
                  <p>{typeset(method)}</p>
                </details>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

const toFigure = ({ value, unit }: Result['figures'][number]) => (
  <span key={value + unit} className={styles.figure}>
    <data value={value}>{typeset(value)}</data> {unit}
  </span>
);
