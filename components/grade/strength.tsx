import type { Strength } from '@/content-schemas/grade-facts';
import type { Column } from '@/components/tables/data-table';
import styles from './strength.module.scss';

/** The two columns of a strength, in ksi and in MPa, of which the reader's choice is shown. */
export const strengthColumns = <Row,>(
  name: string,
  strengthOf: (row: Row) => Strength | null,
): Column<Row>[] =>
  (['ksi', 'mpa'] as const).map((unit) => ({
    head: `${name} ${unit === 'mpa' ? 'MPa' : unit}`,
    phone: 'figure',
    kind: 'figure',
    strength: unit,
    cell: (row) => strengthOf(row)?.[unit],
  }));

/** Changes the unit of all strengths. `lib/browser/before-paint.cjs` handles the click and stores the choice. */
export const StrengthUnit = () => (
  <p className={`${styles.unit} no-print needs-script`}>
    <button type="button" className="btn btn-quiet" data-unit="ksi" data-strength="mpa">
      Show MPa
    </button>
    <button type="button" className="btn btn-quiet" data-unit="mpa" data-strength="ksi">
      Show ksi
    </button>
  </p>
);
