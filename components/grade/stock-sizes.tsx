import type { Grade } from '@/content-schemas/grade';
import { SizeButtons } from '@/components/quote/size-buttons';
import type { Metal } from '@/lib/catalog/metals';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import styles from './grade-tables.module.scss';
import { formName, stockOf, StockTable } from './stock-table';

const inView = (line: QuoteLine, shown: string, isWide: boolean) => (
  <SizeButtons className={isWide ? styles.pairs : styles.sizes} line={line} shown={shown} />
);

/** The sizes of a grade, on the shelf or to order, each to be weighed and asked for. */
export const StockSizes = ({ metal, grade }: { metal: Metal; grade: Grade }) => (
  <StockTable
    metal={metal}
    title={`Sizes of ${grade.title}`}
    nameHeading="Form"
    aboutHeading="Specification, condition"
    sizesOf={inView}
    rows={stockOf(grade).map((row) => ({
      ...row,
      id: `stock-${row.place}`,
      name: formName(row),
      about: [row.spec, row.condition],
    }))}
  />
);
