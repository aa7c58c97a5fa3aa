import { complete, type Solution, type Calculator, type Field } from './calculator';
import { gauges, type GaugeRow } from './data/gauges';
import { exact, fixed, multiply } from './rational';
import { blank, type Table } from './table';

type Sheet = Exclude<keyof GaugeRow, 'gauge'>;

const sheets: readonly { id: Sheet; name: string }[] = [
  { id: 'steel', name: 'Standard steel' },
  { id: 'galvanized', name: 'Galvanized steel' },
  { id: 'aluminum', name: 'Aluminum' },
  { id: 'stainless', name: 'Stainless steel' },
];

const inch = exact('25.4');
const millimeters = (inches: string) => fixed(multiply(exact(inches), inch), 3);

const fields: readonly Field[] = [
  {
    name: 'gauge',
    label: 'Gauge',
    initial: '16',
    range: `Gauges go from ${gauges[0]?.gauge} to ${gauges.at(-1)?.gauge}`,
    options: gauges.map(({ gauge }) => ({ value: `${gauge}`, label: `${gauge} gauge` })),
  },
];

export const sheetGauge: Calculator = {
  slug: 'sheet-metal-gauge-conversion',
  title: 'Sheet Metal Gauge Conversion',
  description: 'Look up what a gauge from 3 to 36 is in inches and millimeters, by metal.',
  fields: () => fields,
  solve(typed): Solution {
    const { gauge } = complete(fields, typed);
    const row = gauges.find((row) => `${row.gauge}` === gauge);
    if (!row) return { results: [], problems: {} };
    return {
      results: sheets.map(({ id, name }) => ({ label: name, figures: thickness(row[id]) })),
      problems: {},
      formula: `${row.steel} in × 25.4 = ${millimeters(row.steel)} mm`,
      table: wholeTable(row),
    };
  },
};

const thickness = (inches: string | null) =>
  inches
    ? [
        { value: inches, unit: 'in' },
        { value: millimeters(inches), unit: 'mm' },
      ]
    : [{ value: blank }];

const wholeTable = (chosen: GaugeRow): Table => ({
  caption: 'Sheet thickness by gauge; – where no figure is published',
  columns: ['Gauge', ...sheets.flatMap(({ name }) => [`${name}, in`, 'mm'])],
  rows: gauges.map((row) => ({
    cells: [
      `${row.gauge}`,
      ...sheets.flatMap(({ id }) => {
        const inches = row[id];
        return inches ? [inches, millimeters(inches)] : [blank, blank];
      }),
    ],
    current: row === chosen,
  })),
});
