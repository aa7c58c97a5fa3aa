import type { Grade } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import { formName, stockOf, StockTable } from './stock-table';

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
