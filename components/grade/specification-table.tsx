import type { Coverage, Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark, BasisNote, isUnread } from '@/components/basis/basis';
import { DataTable } from '@/components/tables/data-table';
import { Unbroken } from './unbroken';

/** A grade's specs: the condition each is delivered in, the forms and sizes it covers. */
export function SpecificationTable({ metal, grade }: { metal: Metal; grade: Grade }) {
  // In the order of the grade's specs, by number.
  const places = grade.specs.map(({ slug }) => slug);
  const rows = grade.rows
    .flatMap(({ specs, ...row }) => specs.map((spec) => ({ ...row, spec })))
    .toSorted((a, b) => places.indexOf(a.spec.slug) - places.indexOf(b.spec.slug));
  if (rows.length === 0) return null;

  const hasBasis = haveBasis(rows);
  const areUnread = hasBasis && rows.every(isUnread);

  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications">{areUnread ? 'Specifications†' : 'Specifications'}</h2>
      <DataTable
        caption={`Specifications of ${grade.title}`}
        hidesCaption
        rows={rows}
        columns={[
          {
            head: 'Specification',
            phone: 'title',
            kind: 'number',
            cell: (row) => (
              <>
                <a href={routes.spec(metal, row.spec)}>{row.spec.title}</a>
                {hasBasis && !areUnread && <BasisMark basis={row.basis} />}
              </>
            ),
          },
          {
            head: 'Condition',
            phone: 'beside',
            cell: ({ condition }) => condition,
            note: (row) => remarkText(conditionRemark(row, remarkOf(row, grade))),
          },
          {
            head: 'Forms supplied',
            phone: 'words',
            width: 'half',
            cell: (row) =>
              row.forms.map(({ title }) => onOneLine(title)).join(', ') || 'on request',
            note: (row) => remarkText(formsRemark(row, remarkOf(row, grade))),
          },
          {
            head: 'Size limit',
            phone: 'labelled',
            label: 'Size limit:',
            cell: (row) => sizeLimit(row, minimaTo(row.spec, grade)),
          },
        ]}
      />
      <BasisNote facts={hasBasis ? rows : []} />
    </section>
  );
}

/** Whether editors wrote what the coverages are based on: with today's fields alone there is nothing to mark. */
export const haveBasis = (rows: readonly Coverage[]) => rows.some(({ basis }) => basis);

/** The minimums that a grade has to a spec. */
export const minimaTo = (spec: { title: string }, { properties }: Grade) =>
  properties.filter((row) => row.spec === spec.title);

/**
 * "to 4 in; forging stock of any size". Where the spec's own limit is not listed, the size to which its minimums hold:
 * "minimums to 4 in". Where they hold to none, and differ by size, their table answers.
 */
export function sizeLimit({ maxSizeIn, sizeNote }: Coverage, minima: readonly PropertyRow[]) {
  const limit = maxSizeIn === null ? null : withoutBreaks(`to ${maxSizeIn} in`);
  if (sizeNote) return limit ? `${limit}; ${sizeNote}` : sizeNote;
  return limit ?? withoutBreaks(minimaLimit(minima));
}

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

/** What is to be known of a condition or of forms, below them; no line ends within a designation. */
export const remarkText = (text: string | null) => text && <Unbroken text={withoutBreaks(text)} />;
