import { millimetersPerInch } from '@/lib/calculators/constants';
import { inFull, type Units } from '@/lib/calculators/converter';
import { mixed, exact, fixed, multiply, ratio } from '@/lib/calculators/rational';
import { lengthUnits } from '@/lib/calculators/length';
import type { Guide, Table } from '@/lib/calculators/calculator';
import { absoluteZero, temperature, temperatureScales } from '@/lib/calculators/temperature';
import { weightUnits } from '@/lib/calculators/weight';

/** The factors of a converter, in units of the symbol `base`, and the exact figure where one is rounded. */
const factorTable = (caption: string, base: string, units: Units): Table => ({
  caption,
  columns: ['Unit', `Used, ${base}`, `Exact, ${base}`],
  rows: units.map(({ scale, exactScale, ...unit }) => ({
    cells: [inFull(unit), scale, exactScale ?? scale],
  })),
});

const roundedResults =
  'Results show three decimals; a half is rounded up, and what was rounded away stands beside the result. In the other rows of the table a figure below 1 has four digits where three decimals would lose some.';
const exactColumn = 'Where a factor is rounded, a second column shows what the exact factor gives.';

export const lengthGuide: Guide = {
  purpose: 'Convert a length between inches, feet and inches, millimeters and eleven other units.',
  reading: [
    'Decimals and fractions both work: 2.5, 1/2, 2-1/2 and 2 1/2. The field shows how it reads your entry.',
    'Feet and inches work too, whatever the unit beside them: 5\' 3-1/2" or 5 ft 3.5 in. Every length is also written in feet and inches, to the nearest sixty-fourth, by the exact factors.',
    roundedResults,
    exactColumn,
  ],
  formula:
    'Result = value × centimeters in the unit you have ÷ centimeters in the unit you want; Feet and inches = inches ÷ 12, the remainder in inches',
  limits: [
    'The rod is taken as 503 cm and the mile as 160934 cm, rounded as trade tables often print them: a rod is 0.016\u00a0% high, a mile 0.00025\u00a0% low. Use the exact column for surveying.',
    'The league is the nautical one, three nautical miles. The statute league of three miles is 482803.2 cm, 13\u00a0% shorter.',
    'The inch is the international inch of exactly 2.54 cm, not the US survey inch.',
  ],
  tables: [factorTable('Centimeters in each unit', 'cm', lengthUnits)],
  sources: [
    { name: 'International yard and pound agreement of 1959: one inch is 2.54 cm' },
    { name: 'NIST Handbook 44, appendix C: general tables of units' },
  ],
};

export const weightGuide: Guide = {
  purpose: 'Convert a weight between pounds, kilograms, ounces, tons and other metric units.',
  reading: [
    roundedResults,
    'A net ton and a short ton are the same thing under two names: 2000 pounds.',
    exactColumn,
  ],
  formula: 'Result = value × grams in the unit you have ÷ grams in the unit you want',
  limits: [
    'Ounces and pounds are avoirdupois, not troy: precious metals are weighed in troy ounces.',
    'The long or gross ton of 2240 pounds (1016046.9088 g) is none of these tons.',
    'The ounce is taken as 28.3495231 g, less than a billionth below the exact 28.349523125 g.',
  ],
  tables: [factorTable('Grams in each unit', 'g', weightUnits)],
  sources: [
    { name: 'International yard and pound agreement of 1959: one pound is 453.59237 g' },
    { name: 'NIST Handbook 44, appendix C: general tables of units' },
  ],
};

const scales: Table = {
  caption: 'The scales, by way of kelvin',
  columns: ['Scale', 'To kelvin', 'From kelvin', 'Absolute zero'],
  rows: temperatureScales
    .filter(({ id }) => id !== 'K')
    .map((scale) => ({
      cells: [
        scale.name,
        `K = ${scale.up.replace('x', scale.symbol)}`,
        `${scale.symbol} = ${scale.down}`,
        // A true minus sign: only one before the whole text is set as such.
        `0 K = ${absoluteZero(scale).replace('-', '\u2212')}`,
      ],
    })),
};

const commonTemperatures = [
  ['-320.4', 'Liquid nitrogen, cold treatment'],
  ['32', 'Water freezes'],
  ['68', 'Room'],
  ['212', 'Water boils'],
  ['1000', 'Aging of titanium and precipitation hardening steel'],
  ['1400', 'Annealing of titanium'],
  ['1775', 'Solution treatment of alloy\u00A0718'],
  ['1900', '17-4\u00A0PH solution treatment'],
] as const;

const converted = (fahrenheit: string, to: string) => {
  const { results } = temperature.solve({ value: fahrenheit, from: 'F', to });
  return fixed(exact(results[0]!.figures[0]!.value), 0);
};

const landmarks: Table = {
  caption: 'Reference temperatures, in whole degrees',
  columns: ['Temperature', '°F', '°C', 'K'],
  rows: commonTemperatures.map(([fahrenheit, where]) => ({
    cells: [
      where,
      fixed(exact(fahrenheit), 0),
      converted(fahrenheit, 'C'),
      converted(fahrenheit, 'K'),
    ],
  })),
};

export const temperatureGuide: Guide = {
  purpose: 'Convert a temperature between °F, °C, K and five other scales.',
  reading: [
    'A temperature is a point on a scale. A tolerance is a span, which has no offset: ±10 °C is ±18 °F, not ±50 °F.',
    'Every conversion goes through kelvin and is computed exactly. Only the result is rounded: to three decimals, a half away from zero.',
    'The Delisle scale runs backwards: hotter is a smaller number.',
    'The Newton scale is the modern reading of it: water freezes at 0 and boils at 33.',
  ],
  formula:
    '°C = (°F - 32) × 5/9; °F = °C × 9/5 + 32; K = °C + 273.15 = °R × 5/9; Of a difference: Δ°C = ΔK = Δ°F × 5/9',
  limits: [
    'No temperature is below absolute zero: 0 K, \u2212273.15 °C or \u2212459.67 °F. A lower value is refused.',
  ],
  tables: [scales],
  reference: landmarks,
  sources: [
    {
      name: 'NIST Special Publication 811: kelvin, Celsius, Fahrenheit and Rankine',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],
};

const inch = exact(millimetersPerInch);

const chart: Table = {
  caption: 'The sixty-fourths of an inch',
  columns: ['Fraction', 'Decimal', 'mm'],
  rows: Array.from({ length: 64 }, (_, i) => {
    const mark = ratio(BigInt(i + 1), 64n);
    return { cells: [mixed(mark), fixed(mark, 6), fixed(multiply(mark, inch), 3)] };
  }),
};

export const decimalToFractionGuide: Guide = {
  purpose:
    'Convert a decimal inch to a fraction, a rule mark and millimeters, or a fraction to a decimal.',
  reading: [
    'The nearest mark is as close as a rule of that division comes.',
    'The exact fraction stands first: 1.10 is 1 1/10, or 11/10, whatever the rule shows.',
    `A fraction becomes a decimal of three places, with halves rounded up. Millimeters are inches × ${millimetersPerInch}, rounded the same way.`,
  ],
  formula:
    'Fraction = digits ÷ 10, 100, 1000 … (a zero for each decimal), reduced; Nearest mark = round(value × n) ÷ n, n marks to the inch',
  limits: [
    'Both fields also accept .5, 1 1/2, 1-1/2 and ½, as the other tools do. Commas are not accepted.',
    'A fraction has whole numbers above and below, and the lower one cannot be 0.',
  ],
  tables: [chart],
  sources: [{ name: `Arithmetic; one inch is exactly ${millimetersPerInch} mm` }],
};
