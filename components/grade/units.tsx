import type { Strength } from '@/content-schemas/grade-facts';
import { inMillimeters, sizeRange } from '@/lib/catalog/size-range';
import type { Column } from '@/components/tables/data-table';

/** Columns for the two systems of units, of which the visitor's choice shows one (`UnitSwitch`). */
const inBothUnits = <Row,>(columns: Record<'us' | 'metric', Column<Row>>): Column<Row>[] =>
  (['us', 'metric'] as const).map((unit) => ({ ...columns[unit], unit }));

/** A strength, in ksi and in MPa. */
export const strengthColumns = <Row,>(name: string, strengthOf: (row: Row) => Strength | null) => {
  const column = (unit: keyof Strength): Column<Row> => ({
    head: `${name} ${unit === 'mpa' ? 'MPa' : unit}`,
    phone: 'figure',
    kind: 'figure',
    cell: (row) => strengthOf(row)?.[unit],
  });
  return inBothUnits({ us: column('ksi'), metric: column('mpa') });
};

/** A range of sizes (diameter or thickness), in inches and in millimeters. */
export const sizeColumns = <Row extends Parameters<typeof sizeRange>[0]>() => {
  const column = (unit: string, convert?: (inches: number) => number): Column<Row> => ({
    head: <abbr title="diameter or thickness">{`Size, ${unit}`}</abbr>,
    phone: 'figure',
    // Long ranges take two lines.
    cell: (row) => {
      const range = sizeRange(row, convert);
      return range && <span className={range.length < 14 ? 'whole' : undefined}>{range}</span>;
    },
  });
  return inBothUnits({ us: column('in'), metric: column('mm', inMillimeters) });
};
