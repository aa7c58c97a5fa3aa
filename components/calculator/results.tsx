import type { Solution, Result } from '@/lib/calculators/calculator';
import { CopyButton } from '@/components/copy/copy-button';
import styles from './results.module.scss';
import { typeset } from './typeset';

/** Answers of more figures are rows of one grid. */
const mostInLine = 3;

/**
 * The answer, the most important figure large. Read out as it changes. While values are wrong, the outdated answer is
 * hidden and keeps its place, with a sentence in it.
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
        <span>
          <CopyButton value={main.value} />
        </span>
      ) : (
        <p>Enter or correct a value to see a result.</p>
      )}
      <div aria-live="polite">
        <dl
          className={styles.list}
          aria-hidden={isOutdated}
          data-columns={(results[0]?.figures.length ?? 0) > mostInLine ? '' : undefined}
        >
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
              <details key={label} inert={isOutdated}>
                <summary>{label}</summary>
                <p>{figures.map(toFigure)}</p>
                {method.split('; ').map((line) => (
                  <p key={line}>{typeset(line)}</p>
                ))}
              </details>
            ),
        )}
      </div>
    </div>
  );
}

const toFigure = ({ value, unit }: Result['figures'][number]) => (
  <span key={value + unit} className={styles.figure}>
    <data value={value} translate="no">
      {typeset(value)}
    </data>{' '}
    {unit}
  </span>
);
