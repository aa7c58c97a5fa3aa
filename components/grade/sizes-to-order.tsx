import type { Grade, Reference } from '@/content-schemas/grade';
import { SizeButtons } from '@/components/quote/size-buttons';
import styles from '@/components/quote/size-buttons.module.scss';
import type { Metal } from '@/lib/catalog/metals';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import * as routes from '@/lib/routing/routes';
import type { SpecTableProps } from './spec-grades-table';
import { formName, stockOf, StockTable } from './stock-table';

const asButtons = (line: QuoteLine, shown: string, isWide: boolean) => (
  <SizeButtons className={isWide ? styles.wide : styles.sizes} line={line} shown={shown} />
);

/** The sizes that are certified to a spec, by form. */
export const SpecStock = ({ metal, spec, gradesUnderSpec }: SpecTableProps) => (
  <StockTable
    metal={metal}
    title={`Sizes to ${spec.title}`}
    nameHeading="Form"
    aboutHeading="Grade, condition"
    sizesOf={asButtons}
    rows={gradesUnderSpec
      .flatMap(({ grade }) => stockOf(grade))
      .filter((row) => row.spec === spec.title)
      .map((row) => ({ ...row, name: formName(row), about: [row.grade.title, row.condition] }))}
  />
);

/** The sizes of a form, by grade. */
export const FormStock = ({
  metal,
  form,
  grades,
}: {
  metal: Metal;
  form: Reference;
  grades: readonly Grade[];
}) => (
  <StockTable
    metal={metal}
    title={`Sizes of ${metal.name} ${form.title}`}
    nameHeading="Grade"
    aboutHeading="Specification, condition"
    sizesOf={asButtons}
    rows={grades
      .flatMap(stockOf)
      .filter((row) => row.form === form.slug)
      .map((row) => ({
        ...row,
        name: <a href={routes.grade(metal, row.grade)}>{row.grade.title}</a>,
        about: [row.spec, row.condition],
      }))}
  />
);

/** "0.25 to 7 in", of all sizes of a form that have one dimension; `null` where any has more, or none is listed. */
export function sizesOfForm(form: Reference, grades: readonly Grade[]): string | null {
  const sizes = grades
    .flatMap(({ stock }) => stock)
    .filter((row) => row.form === form.slug)
    .flatMap((row) => row.sizes.map(Number));
  if (sizes.length < 2 || !sizes.every(Number.isFinite)) return null;
  // Not `Math.min(...sizes)`: 20,000 grades have more sizes than a call takes arguments.
  const least = sizes.reduce((a, b) => Math.min(a, b));
  const most = sizes.reduce((a, b) => Math.max(a, b));
  return `${least} to ${most} in`.replaceAll(' ', '\u00A0');
}
