import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Result,
  blank,
  type Table,
} from './calculator';
import { kilogramsPerPound, millimetersPerInch } from './constants';
import { bwg } from './data/bwg';
import { gauges, type GaugeRow } from './data/gauges';
import { dimensionField, isProblem, readSize, type Dimension, inInches } from './dimension';
import {
  add,
  divide,
  exact,
  fixed,
  isEqual,
  isLess,
  multiply,
  negate,
  decimalText,
  subtract,
  type Rational,
} from './rational';

type SheetMetal = Exclude<keyof GaugeRow, 'gauge' | 'ounces'>;

interface Sheet {
  id: SheetMetal;
  name: string;
  pounds: Rational;
  /** Ounces per square foot beside those of the row, where the gauge is defined by its weight. */
  zinc?: Rational;
}

export const squareInchesPerSquareFoot = 144;
export const squareMetersPerSquareFoot = 0.09290304;
export const ouncesPerPound = 16;
const squareFoot = exact(squareInchesPerSquareFoot);
/** Pounds per square foot and inch, by which gauges of steel become thicknesses (15 U.S.C. 206). */
export const steelFactor = 41.82;
/** Pounds per cubic inch, of 6061 and 304 as in the metal weight calculator. */
export const aluminumDensity = 0.098;
export const stainlessDensity = 0.289;

/** First the sheet that is stocked. */
const sheets: readonly Sheet[] = [
  {
    id: 'stainless',
    name: 'Stainless steel',
    pounds: multiply(exact(stainlessDensity), squareFoot),
  },
  { id: 'steel', name: 'Standard steel', pounds: exact(steelFactor), zinc: exact('0') },
  { id: 'galvanized', name: 'Galvanized steel', pounds: exact(steelFactor), zinc: exact('2.5') },
  { id: 'aluminum', name: 'Aluminum', pounds: multiply(exact(aluminumDensity), squareFoot) },
];
const tube = 'Tube wall (BWG)';

const inch = exact(millimetersPerInch);
const ounces = exact(ouncesPerPound);
const metric = divide(exact(kilogramsPerPound), exact(squareMetersPerSquareFoot));
const millimeters = (inches: string) => fixed(multiply(exact(inches), inch), 3);

const gaugeField: Field = {
  name: 'gauge',
  label: 'Gauge',
  yieldsTo: 'thickness',
  initial: '16',
  range: `Gauges go from ${gauges[0]?.gauge} to ${gauges.at(-1)?.gauge}`,
  options: gauges.map(({ gauge }) => ({ value: `${gauge}`, label: `${gauge} gauge` })),
};
const thicknessField: Dimension = { name: 'thickness', label: 'Thickness', initial: '' };
const fields: readonly Field[] = [
  gaugeField,
  {
    ...dimensionField(thicknessField),
    label: 'Or a thickness',
    hint: 'Also 1/16 or 1.5 mm',
  },
];
const fieldsOfThickness = fields.map((field) =>
  field.options ? { ...field, options: [{ value: '', label: blank }, ...field.options] } : field,
);

const millThickness =
  'Mills sell stainless sheet by decimal thickness: 16 gauge is then about 0.060\u00a0in, where this old table says 0.0625.';
const densities = `Aluminum is weighed at ${aluminumDensity}\u00a0lb/in³ (6061), stainless steel at ${stainlessDensity}\u00a0lb/in³\u00a0(304).`;

export const sheetGauge: Calculator = {
  slug: 'sheet-metal-gauge-conversion',
  title: 'Sheet Metal Gauge Conversion',
  fields: ({ thickness }) => (thickness?.trim() ? fieldsOfThickness : fields),
  solve(typed): Solution {
    const values = withDefaults(fields, typed);
    const size = readSize(thicknessField, values);
    if (isProblem(size))
      return {
        results: [],
        problems: { thickness: { ...size, ...meantGauge(values.thickness) } },
        table: wholeTable(),
      };
    if (size)
      return {
        ...solveThickness(size.inches),
        ...(size.echo && { understood: { thickness: size.echo } }),
      };
    const row = gauges.find((row) => `${row.gauge}` === values.gauge);
    if (!row) return { results: [], problems: {} };
    const wall = bwg.find(([gauge]) => gauge === values.gauge)?.[1];
    return {
      results: [
        ...sheets.map((sheet) => ({ label: sheet.name, figures: ofGauge(row, sheet) })),
        { label: tube, figures: wall ? thickness(wall) : [{ value: blank }] },
      ],
      problems: {},
      formula: [
        `${row.stainless} in × ${millimetersPerInch} = ${millimeters(row.stainless)} mm`,
        stainlessWeight(row.stainless, exact(row.stainless)),
      ].join('; '),
      notes: [millThickness, densities],
      table: wholeTable(row),
    };
  },
};

const stainlessWeight = (inches: string, size: Rational) =>
  `${inches} in × ${squareInchesPerSquareFoot} in²/ft² × ${stainlessDensity} lb/in³ = ${fixed(multiply(size, sheets[0]!.pounds), 3)} lb/ft²`;

/** "16 ga" typed as a thickness. Without its unit it would be 16 inches. */
function meantGauge(typed = '') {
  const [, gauge] = /^(?:no\.?|#)?\s*(\d{1,2})\s*(?:ga|gage|gauge)\.?$/i.exec(typed.trim()) ?? [];
  return gauge && { cause: `Choose ${gauge} gauge in the list of gauges.` };
}

const thickness = (inches: string) => [
  { value: inches, unit: 'in' },
  { value: millimeters(inches), unit: 'mm' },
];

const weight = (pounds: Rational) => [
  { value: fixed(pounds, 3), unit: 'lb/ft²' },
  { value: fixed(multiply(pounds, metric), 2), unit: 'kg/m²' },
];

function ofGauge(row: GaugeRow, { id, pounds, zinc }: Sheet): Result['figures'] {
  const inches = row[id];
  if (!inches) return [{ value: blank }];
  const perFoot = zinc
    ? divide(add(exact(row.ounces), zinc), ounces)
    : multiply(exact(inches), pounds);
  return [...thickness(inches), ...weight(perFoot)];
}

/** One gauge of a list that gets thinner from row to row. */
const gaugeOf = (name: string, inches: string) => ({ name, inches, size: exact(inches) });
type Gauge = ReturnType<typeof gaugeOf>;

const gaugeLists = sheets.map((sheet) => ({
  sheet,
  list: gauges.flatMap((row) => {
    const inches = row[sheet.id];
    return inches ? [gaugeOf(`${row.gauge}`, inches)] : [];
  }),
}));
const walls = bwg.map(([name, inches]) => gaugeOf(name, inches));

/** The next thicker, the next thinner and the nearest gauge, of two as near the thicker one; none outside the list. */
function gaugesNear(list: readonly Gauge[], size: Rational) {
  const thicker = list.findLast((gauge) => isLess(size, gauge.size));
  const same = list.find((gauge) => isEqual(gauge.size, size));
  const thinner = list.find((gauge) => isLess(gauge.size, size));
  const [above, below] = [thicker, thinner].map((gauge) => gauge && subtract(gauge.size, size));
  const closer = above && below && (isLess(negate(below), above) ? thinner : thicker);
  return { thicker, thinner, nearest: same ?? closer };
}

function solveThickness(size: Rational): Solution {
  const lists = [
    ...gaugeLists.map(({ sheet, list }) => ({
      label: sheet.name,
      gauges: gaugesNear(list, size),
      weights: weight(multiply(size, sheet.pounds)),
    })),
    { label: tube, gauges: gaugesNear(walls, size), weights: [] },
  ];
  const than = lists[0]?.gauges.thicker ? 'thinner' : 'plate, thicker';
  const isOutside = lists.every(({ gauges }) => !gauges.nearest);
  return {
    results: isOutside
      ? [
          {
            label: 'Gauge',
            figures: [
              { value: 'no gauge' },
              { value: `${decimalText(size)} in is ${than} than any` },
            ],
          },
          ...lists
            .filter(({ weights }) => weights.length > 0)
            .map(({ label, weights }) => ({ label, figures: weights })),
        ]
      : lists.map(({ label, gauges: { nearest }, weights }) => ({
          label: nearest && !isEqual(nearest.size, size) ? `${label}, nearest` : label,
          figures: [
            nearest ? { value: nearest.name, unit: 'gauge' } : { value: 'no gauge' },
            ...weights,
          ],
        })),
    problems: {},
    formula: stainlessWeight(inInches(size), size),
    notes: [
      ...(isOutside ? [] : [`Each weight is that of ${decimalText(size)} in, not of the gauge.`]),
      densities,
    ],
    table: {
      caption: `The gauges next to ${decimalText(size)} in`,
      columns: ['Metal', 'Next thicker, in', 'Next thinner, in'],
      rows: lists.map(({ label, gauges: { thicker, thinner } }) => ({
        cells: [label, gaugeText(thicker), gaugeText(thinner)],
      })),
    },
  };
}

const gaugeText = (gauge?: Gauge) => (gauge ? `${gauge.name} (${gauge.inches})` : blank);

/** Stainless sheet thinner than plate, down to half a millimeter: the gauges that most order. */
const [thickest, thinnest] = [8, 25];
const isCommon = ({ gauge }: GaugeRow) => gauge >= thickest && gauge <= thinnest;

const wholeTable = (chosen?: GaugeRow): Table => ({
  ...tableOf('Sheet thickness by gauge; – where no figure is published', isCommon, chosen),
  foldedTable: tableOf('Thicker and thinner gauges', (row) => !isCommon(row), chosen),
});

const tableOf = (
  caption: string,
  isShown: (row: GaugeRow) => boolean,
  chosen?: GaugeRow,
): Table => ({
  caption,
  columns: ['Gauge', ...sheets.flatMap(() => ['in', 'mm'])],
  groups: sheets.map(({ name }) => name),
  rows: gauges.filter(isShown).map((row) => ({
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
