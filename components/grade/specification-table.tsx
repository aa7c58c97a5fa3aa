import type { Coverage, Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark, BasisNote, isUnread } from '@/components/basis/basis';
import { FactTable } from './fact-table';
import limited from './limited.module.scss';
import styles from './specification-table.module.scss';
import { Unbroken } from './unbroken';

/** A grade's specs: the condition each is delivered in, the forms and sizes it covers. */
export function SpecificationTable({ metal, grade }: { metal: Metal; grade: Grade }) {
  // In the order of the grade's specs, by number.
  const places = grade.specs.map(({ slug }) => slug);
  const rows = grade.rows
    .flatMap(({ specs, ...row }) => specs.map((spec) => ({ ...row, spec })))
    .toSorted((a, b) => places.indexOf(a.spec.slug) - places.indexOf(b.spec.slug));
  if (rows.length === 0) return null;

  const has = columnsOf(rows);
  const areUnread = has.basis && rows.every(isUnread);

  return (
    <section aria-labelledby="specifications" className={styles.specifications}>
      <h2 id="specifications">{areUnread ? 'Specifications†' : 'Specifications'}</h2>
      <FactTable
        caption={`Specifications of ${grade.title}`}
        className={has.size ? limited.limited : undefined}
        head={
          <>
            <th scope="col">Specification</th>
            {has.condition && <th scope="col">Condition</th>}
            <th scope="col">Forms supplied</th>
            {has.size && <th scope="col">Size limit</th>}
          </>
        }
      >
        <tbody>
          {listWithoutKeys(rows, (row) => (
            <tr>
              <th scope="row">
                <a href={routes.spec(metal, row.spec)}>{row.spec.title}</a>
                {has.basis && !areUnread && <BasisMark basis={row.basis} />}
              </th>
              {has.condition && (
                <td>
                  {row.condition}
                  <Remark text={conditionRemark(row, remarkOf(row, grade))} />
                </td>
              )}
              <td>
                {row.forms.map(({ title }) => onOneLine(title)).join(', ') || 'on request'}
                <Remark text={formsRemark(row, remarkOf(row, grade))} />
              </td>
              {has.size && (
                <td>
                  <SizeLimit row={row} minima={minimaTo(row.spec, grade)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FactTable>
      <BasisNote facts={has.basis ? rows : []} />
    </section>
  );
}

/** The columns of coverages that any row fills: none stands empty where editors wrote today's fields alone. */
export const columnsOf = (rows: readonly Coverage[]) => ({
  condition: rows.some(({ condition }) => condition),
  size: rows.some(({ maxSizeIn, sizeNote }) => maxSizeIn !== null || sizeNote),
  basis: rows.some(({ basis }) => basis),
});

/** The minimums that a grade has to a spec. */
export const minimaTo = (spec: { title: string }, { properties }: Grade) =>
  properties.filter((row) => row.spec === spec.title);

/**
 * "to 4 in; forging stock of any size". Where the spec's own limit is not listed, the size to which its minimums hold:
 * "minimums to 4 in". Where they hold to none, and differ by size, their table answers.
 */
export const SizeLimit = ({
  row: { maxSizeIn, sizeNote },
  minima,
}: {
  row: Coverage;
  minima: readonly PropertyRow[];
}) => (
  <>
    {maxSizeIn !== null && <span className="whole">{`to ${maxSizeIn} in`}</span>}
    {sizeNote
      ? (maxSizeIn === null ? '' : '; ') + sizeNote
      : maxSizeIn === null && withoutBreaks(minimaLimit(minima))}
  </>
);

/** The largest size of minimums, in words; empty where none depends on the size. */
function minimaLimit(minima: readonly PropertyRow[]) {
  if (!minima.some(sizeRange)) return '';
  const ends = minima.map(({ toIn }) => toIn ?? Infinity);
  const largest = Math.max(...ends);
  return Number.isFinite(largest) ? `minimums to ${largest} in` : 'minimums by size';
}

/** "Forged Ring": no line ends within it. */
const onOneLine = (title: string) => title.replaceAll(' ', '\u00A0');

/** "UNS R56401; Grade 23" */
const remarkOf = ({ uns, note }: Coverage, grade: Grade) =>
  [uns && uns !== grade.uns && `UNS ${uns}`, note].filter(Boolean).join('; ');

/** Whether a remark names a product form or another spec: it stands below the forms. Any other is on the condition. */
const namesFormOrSpec = (remark: string) =>
  /\b(?:AMS|ASTM|bar|billet|extrusions?|forgings?|plate|rings?|rounds?|seamless|sheet|strip|tub(?:e|ing)|wire)\b/i.test(
    remark,
  );

export const formsRemark = ({ condition }: Coverage, remark: string | null) =>
  remark && (!condition || namesFormOrSpec(remark)) ? remark : null;

export const conditionRemark = (row: Coverage, remark: string | null) =>
  formsRemark(row, remark) ? null : remark;

/** What is to be known of a condition or of forms, below them. */
export const Remark = ({ text }: { text: string | null }) =>
  text && (
    <small>
      <Unbroken text={` ${withoutBreaks(text)}`} />
    </small>
  );
