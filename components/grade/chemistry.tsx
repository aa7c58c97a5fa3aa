import type { Grade } from '@/content-schemas/grade';
import { BasisMark, BasisNote, chemistryFacts } from '@/components/basis/basis';
import styles from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { Html } from '@/components/primitives/html';
import { type Chemistry as Table, parseChemistry } from '@/lib/catalog/chemistry';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import parts from './paired-sections.module.scss';

type Props = { grade: Pick<Grade, 'chemistry' | 'chemistrySource' | 'variants'> };

/** A grade's composition with the spec that its limits are from, and those of its variants. */
export function Chemistry({ grade }: Props) {
  const { chemistry, chemistrySource, variants } = grade;
  if (!chemistry && variants.length === 0) return null;
  const { spec, basis, note, differences } = chemistrySource;
  return (
    <section aria-labelledby="chemistry">
      <h2 id="chemistry">Chemistry</h2>
      {chemistry && <Composition html={chemistry} />}
      {chemistry && spec && (
        <p className={styles.note}>
          {`Limits of ${spec}`}
          <BasisMark basis={basis} />
          {note ? `; ${withoutBreaks(note)}.` : '.'}
        </p>
      )}
      {differences.length > 0 && (
        <ul className={parts.differences}>
          {differences.map((difference) => (
            <li key={difference}>{withoutBreaks(difference)}</li>
          ))}
        </ul>
      )}
      {variants.map((variant) => (
        <div key={variant.name}>
          <h3 className={parts.heading}>
            {variant.name}
            {variant.uns && `, UNS ${variant.uns}`}
          </h3>
          {variant.chemistry && <Composition html={variant.chemistry} of={variant.name} />}
          {variant.from && (
            <p className={styles.note}>
              {`Limits of ${variant.from}`}
              <BasisMark basis={variant.basis} />.
            </p>
          )}
        </div>
      ))}
      <BasisNote facts={chemistryFacts(grade)} />
    </section>
  );
}

/** As a table where an editor wrote one, else as it was written. */
function Composition({ html, of }: { html: string; of?: string }) {
  const table = parseChemistry(html);
  if (!table) return <Html html={html} />;
  return (
    <ChemistryTable
      table={of ? { ...table, caption: `${table.caption ?? 'Composition'}, ${of}` } : table}
    />
  );
}

const untitled = 'Chemical composition, weight percent';

/** The elements of a grade and their limits, as written ("5.50", "bal."). A limit that is not set is a dash. */
export const ChemistryTable = ({ table: { caption, columns, rows } }: { table: Table }) => (
  <DataTable
    caption={caption ?? untitled}
    rows={rows.map(withBalanceLast)}
    columns={columns.map((head, i) => ({
      head,
      kind: i > 0 ? 'figure' : undefined,
      cell: (row: readonly string[]) => row[i] || <span aria-label="not set">–</span>,
    }))}
  />
);

/** "balance" is no lower limit: it stands in the last column. */
const withBalanceLast = ([element = '', ...limits]: readonly string[]): readonly string[] =>
  /^(?:bal|rem)/i.test(limits[0] ?? '') ? [element, ...limits.toReversed()] : [element, ...limits];
