import * as routes from '@/lib/routing/routes';
import styles from './comparison-table.module.scss';
import { AlikeSign, UnlikeSign } from './comparison-signs';

/** How many rows differ, and which marks they have. */
interface ComparisonCounts {
  rows: number;
  differing: number;
  /** Whether the rows that are alike have the sign of `AlikeSign`, and those that differ no bar. */
  mostDiffer: boolean;
  /** Whether a name has the sign of `UnlikeSign`. */
  hasUnlike: boolean;
  /** Whether a label has a †. */
  hasDagger: boolean;
  /** Whether a grade lacks a value that another has. */
  hasDash: boolean;
  /** Whether properties are of samples treated after delivery. */
  isCapability: boolean;
}

/** Above the table: buttons, the box that hides equal rows, and what its marks mean. */
export function ComparisonTools({
  count,
  titles,
  counts: { rows, differing, mostDiffer, hasUnlike, hasDagger, hasDash, isCapability },
  isNarrowed,
  onNarrow,
}: {
  /** The number of grades. */
  count: number;
  titles: string;
  counts: ComparisonCounts;
  isNarrowed: boolean;
  onNarrow: () => void;
}) {
  const several = count > 1;
  const allDiffer = differing === rows;
  return (
    <div className={styles.tools}>
      <div className={`${styles.buttons} no-print`}>
        <button type="button" className="btn btn-quiet" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          data-copy=""
          onClick={({ currentTarget }) => {
            // The current address, which `CopyNumbers` reads after this.
            currentTarget.dataset.copy = location.href;
          }}
        >
          Copy link
        </button>
        <a className="btn" href={routes.contact()} data-quote="" data-quote-about={titles}>
          Quote {several ? `these ${count}` : 'this grade'}
        </a>
      </div>
      <p className={styles.key}>
        {several && (isNarrowed || !allDiffer) && (
          <label className={`${styles.narrow} no-print`}>
            <input type="checkbox" checked={isNarrowed} onChange={onNarrow} />
            Only differences
          </label>
        )}
        {differing > 0 && !(isNarrowed && several) && (
          <span>
            {mostDiffer && !allDiffer && <AlikeSign />}
            {keyOf(differing, rows, mostDiffer)}
          </span>
        )}
        {hasUnlike && (
          <span>
            <UnlikeSign />
            Not in every grade.
          </span>
        )}
        {hasDash && <span>– Not listed.</span>}
        {hasDagger && <span>† Not confirmed in a published source.</span>}
        {isCapability && <span>‡ After treatment: it ships in another condition.</span>}
      </p>
    </div>
  );
}

function keyOf(differing: number, rows: number, mostDiffer: boolean) {
  if (differing === rows) return 'Every row differs.';
  return mostDiffer
    ? `Same in every grade: ${rows - differing} of ${rows} rows.`
    : `Rows with a bar differ: ${differing} of ${rows}.`;
}
