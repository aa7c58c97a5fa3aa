import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { sizeRange } from '@/lib/catalog/size-range';
import { BasisMark, BasisNote } from './basis';
import { CapabilityMark, CapabilityNote } from './capability';
import { FactTable } from './fact-table';
import { StrengthCells, StrengthHeads, StrengthUnit } from './strength';
import strengths from './strength.module.scss';
import styles from './tables.module.scss';

/** "10 / 25": the elongation and the reduction of area, percent; empty where there is neither. */
const elongationText = ({ elongation, reductionOfArea }: PropertyRow) =>
  (elongation ?? reductionOfArea) !== null && `${elongation ?? '–'} / ${reductionOfArea ?? '–'}`;

/** Minimum properties at room temperature, by spec, form, condition and size. */
export function PropertyTable({ grade }: { grade: Grade }) {
  const rows = grade.properties;
  if (rows.length === 0) return null;
  const caption = `Minimum properties of ${grade.title} at room temperature, by specification`;
  return (
    <section aria-labelledby="properties">
      <h2 id="properties">Mechanical properties</h2>
      <StrengthUnit />
      <FactTable
        caption={caption}
        className={strengths.properties}
        head={
          <>
            <th scope="col">Specification</th>
            <th scope="col">Form</th>
            <th scope="col">Condition</th>
            <th scope="col">Size, in</th>
            <StrengthHeads>Tensile</StrengthHeads>
            <StrengthHeads>Yield</StrengthHeads>
            <th scope="col">
              Elong. / <abbr title="reduction of area">RA</abbr>, %
            </th>
            <th scope="col">Hardness</th>
          </>
        }
      >
        {rows.map((row, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own, and never move
          <tr key={i}>
            <th scope="row">
              {row.spec}
              <BasisMark basis={row.basis} />
            </th>
            <td>{row.forms}</td>
            <td>
              {row.condition}
              <CapabilityMark isCapability={row.kind === 'capability'} />
              {row.note && <small> {row.note}</small>}
            </td>
            <td>{sizeRange(row)}</td>
            <StrengthCells value={row.tensile} />
            <StrengthCells value={row.yield} />
            <td>{elongationText(row)}</td>
            <td>{row.hardness}</td>
          </tr>
        ))}
      </FactTable>
      <CapabilityNote isCapability={rows.some(({ kind }) => kind === 'capability')} />
      <BasisNote facts={rows} />
      <p className={styles.legend}>
        Minima of specifications, to compare and to ask by. They are not design values.
      </p>
    </section>
  );
}
