import type { Coverage, Grade, Reference } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark, BasisNote, isUnread } from './basis';
import { FactTable } from './fact-table';
import limited from './limited.module.scss';
import styles from './specification-table.module.scss';
import { Unbroken } from './unbroken';

/** The filters are style sheets' work: they know so many choices of each kind by number. */
const maxChoices = { form: 9, condition: 6 };

/** A grade's specs: the condition each is delivered in, the forms and sizes it covers. Filtered without a script. */
export function SpecificationTable({ metal, grade }: { metal: Metal; grade: Grade }) {
  // In the order of the grade's specs, by number.
  const places = grade.specs.map(({ slug }) => slug);
  const rows = grade.rows
    .flatMap(({ specs, ...row }) => specs.map((spec) => ({ ...row, spec })))
    .toSorted((a, b) => places.indexOf(a.spec.slug) - places.indexOf(b.spec.slug));
  if (rows.length === 0) return null;

  const forms = unique(rows.flatMap((row) => row.forms.map(({ title }) => title)));
  const conditions = unique(rows.flatMap(({ condition }) => condition ?? []));
  const has = columnsOf(rows);
  const areUnread = has.basis && rows.every(isUnread);
  const isFiltered =
    rows.length > 3 &&
    forms.length <= maxChoices.form &&
    conditions.length <= maxChoices.condition &&
    (forms.length > 1 || conditions.length > 1);
  /** The forms, by their numbers, that no spec covers in each condition. */
  const uncoveredForms = conditions.map((condition) =>
    forms.flatMap((form, i) =>
      rows.some((row) => row.condition === condition && covers(row, form)) ? [] : i + 1,
    ),
  );

  return (
    <section aria-labelledby="specifications" className={styles.specifications}>
      <h2 id="specifications">{areUnread ? 'Specifications†' : 'Specifications'}</h2>
      {isFiltered && (
        <div className={`${styles.filters} no-print`}>
          <Filter
            label="Filter by form"
            all="All forms"
            choices={forms.map((name, i) => ({ name, 'data-form': i + 1 }))}
          />
          <Filter
            label="Filter by condition"
            all="All conditions"
            choices={conditions.map((name, i) => ({
              name,
              'data-condition': i + 1,
              'data-without': uncoveredForms[i]?.join(' '),
            }))}
          />
        </div>
      )}
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
            <tr
              data-forms={row.forms.map(({ title }) => forms.indexOf(title) + 1).join(' ')}
              data-condition={row.condition ? conditions.indexOf(row.condition) + 1 : undefined}
            >
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
          {isFiltered && uncoveredForms.some((missing) => missing.length > 0) && (
            <tr className={styles.none}>
              <td colSpan={4}>
                No specification of this grade covers that form in that condition. Ask us: we source
                to order.
              </td>
            </tr>
          )}
        </tbody>
      </FactTable>
      <BasisNote facts={has.basis ? rows : []} />
    </section>
  );
}

function Filter({
  label,
  all,
  choices,
}: {
  label: string;
  all: string;
  /** Each with the attributes of its option, which the style sheet reads. */
  choices: readonly { name: string; [attribute: `data-${string}`]: string | number | undefined }[];
}) {
  if (choices.length < 2) return null;
  return (
    <label>
      {label}
      <select>
        <option>{all}</option>
        {listWithoutKeys(choices, ({ name, ...data }) => (
          <option {...data}>{name}</option>
        ))}
      </select>
    </label>
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

const covers = ({ forms }: { forms: readonly Reference[] }, title: string) =>
  forms.some((form) => form.title === title);

const unique = (items: readonly string[]) => [...new Set(items)];
