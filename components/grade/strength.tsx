import type { Strength } from '@/content-schemas/grade-facts';
import styles from './strength.module.scss';

/**
 * The two columns of a strength, in ksi and in MPa. Their table's style (`properties`,
 * `treatments`) shows the reader's choice of them; without a script both.
 */
export const StrengthCells = ({ value }: { value: Strength | null }) => (
  <>
    <td>{value?.ksi}</td>
    <td>{value?.mpa}</td>
  </>
);

export const StrengthHeads = ({ children }: { children: string }) =>
  ['ksi', 'MPa'].map((unit) => <th key={unit} scope="col">{`${children} ${unit}`}</th>);

/** Changes the unit of all strengths. `lib/browser/before-paint.cjs` handles the click and stores the choice. */
export const StrengthUnit = () => (
  <p className={`${styles.unit} no-print needs-script`}>
    <button type="button" className="btn btn-quiet" data-strength="mpa">
      Show MPa
    </button>
    <button type="button" className="btn btn-quiet" data-strength="ksi">
      Show ksi
    </button>
  </p>
);
