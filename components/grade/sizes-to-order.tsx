import type { Grade, Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import jumps from './jumps.module.scss';
import type { SpecTableProps } from './spec-grades-table';
import { formName, spacedName, stockOf, StockTable } from './stock-table';

/** The sizes of a grade, on the shelf or to order, each to be weighed and asked for. */
export const StockSizes = ({ metal, grade }: { metal: Metal; grade: Grade }) => (
  <StockTable
    metal={metal}
    title={`Sizes of ${grade.title}`}
    nameHeading="Form"
    aboutHeading="Specification, condition"
    rows={stockOf(grade).map((row) => ({
      ...row,
      id: `stock-${row.place}`,
      name: formName(row),
      about: [row.spec, row.condition],
    }))}
  />
);

/** The sizes that are certified to a spec, by form. */
export function SpecStock({ metal, spec, gradesUnderSpec }: SpecTableProps) {
  const rows = gradesUnderSpec
    .flatMap(({ grade }) => stockOf(grade))
    .filter((row) => row.spec === spec.title);
  return (
    <StockTable
      metal={metal}
      title={`Sizes to ${spec.title}`}
      nameHeading="Form"
      aboutHeading="Grade, condition"
      rows={rows.map((row, i) => ({
        ...row,
        id: rowId(i),
        name: formName(row),
        about: [row.grade.title, row.condition],
      }))}
    >
      <Jumps label="Go to form" names={rows.map(formName)} />
    </StockTable>
  );
}

/** The sizes of a form, by grade. */
export function FormStock({
  metal,
  form,
  grades,
}: {
  metal: Metal;
  form: Reference;
  grades: readonly Grade[];
}) {
  const rows = grades.flatMap(stockOf).filter((row) => row.form === form.slug);
  return (
    <StockTable
      metal={metal}
      title={`Sizes of ${metal.name} ${form.title}`}
      nameHeading="Grade"
      aboutHeading="Specification, condition"
      rows={rows.map((row, i) => ({
        ...row,
        id: rowId(i),
        name: (
          <a className="whole" href={routes.grade(metal, row.grade)}>
            {row.grade.title}
          </a>
        ),
        about: [row.spec, row.condition],
      }))}
    >
      <Jumps label="Go to grade" names={rows.map(({ grade }) => grade.title)} />
    </StockTable>
  );
}

const rowId = (i: number) => `sizes-${i + 1}`;

/** Leads to the first row of each name; left out where the names are few. */
function Jumps({ label, names }: { label: string; names: readonly string[] }) {
  const firsts = [...new Set(names)];
  if (firsts.length < 4) return null;
  return (
    <nav className={`${jumps.jumps} no-print`} aria-label={label}>
      {firsts.map((name) => (
        <a key={name} href={`#${rowId(names.indexOf(name))}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** "diameter 0.25 to 7 in", of a form whose sizes have one dimension; `null` where any has more, or none is listed. */
export function sizesOfForm(form: Reference, grades: readonly Grade[]): string | null {
  const rows = grades.flatMap(({ stock }) => stock).filter((row) => row.form === form.slug);
  const sizes = rows.flatMap((row) => row.sizes.map(Number));
  if (sizes.length < 2 || !sizes.every(Number.isFinite)) return null;
  // Not `Math.min(...sizes)`: 20,000 grades have more sizes than a call takes arguments.
  const least = sizes.reduce((a, b) => Math.min(a, b));
  const most = sizes.reduce((a, b) => Math.max(a, b));
  const [dimension, ...others] = new Set(rows.map(({ dimensions }) => dimensions));
  const range = `${least} to ${most} in`.replaceAll(' ', '\u00A0');
  return dimension && others.length === 0 ? `${spacedName(dimension)} ${range}` : range;
}
