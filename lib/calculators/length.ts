import { inchesPerFoot, millimetersPerInch } from './constants';
import { converter, type Units } from './converter';
import { readFeetInches } from './typed-number';
import {
  mixed,
  nearest,
  add,
  divide,
  exact,
  allDigits,
  isEqual,
  multiply,
  negate,
  ratio,
  type Rational,
} from './rational';

/** Centimeters in each unit, as spec §9 gives them; the exact figure where that is rounded. */
export const lengthUnits: Units = [
  { id: 'in', name: 'inches', symbol: 'in', scale: '2.54', also: ['"', '″', '”'] },
  { id: 'ft', name: 'feet', symbol: 'ft', scale: '30.48', also: ["'", '′', '’'] },
  { id: 'yd', name: 'yards', symbol: 'yd', scale: '91.44', also: ['yds'] },
  { id: 'mm', name: 'millimeters', symbol: 'mm', scale: '0.1' },
  { id: 'cm', name: 'centimeters', symbol: 'cm', scale: '1' },
  { id: 'm', name: 'meters', symbol: 'm', scale: '100' },
  { id: 'mi', name: 'miles', symbol: 'mi', scale: '160934', exactScale: '160934.4' },
  { id: 'km', name: 'kilometers', symbol: 'km', scale: '100000' },
  {
    id: 'rod',
    name: 'rods, poles, perches',
    symbol: 'rd',
    scale: '503',
    exactScale: '502.92',
    also: ['rod', 'rods', 'pole', 'perch'],
  },
  { id: 'fur', name: 'furlongs', symbol: 'fur', scale: '20116.8' },
  {
    id: 'lea',
    name: 'leagues (nautical)',
    symbol: 'lea',
    scale: '555600',
    also: ['league', 'leagues'],
  },
  { id: 'dm', name: 'decimeters', symbol: 'dm', scale: '10' },
  { id: 'dam', name: 'dekameters', symbol: 'dam', scale: '1000' },
  { id: 'hm', name: 'hectometers', symbol: 'hm', scale: '10000' },
];

/** Centimeters. */
const inch = divide(exact(millimetersPerInch), exact(10));
const foot = exact(inchesPerFoot);
const marksPerInch = 64;

export const length = converter({
  slug: 'conversion',
  title: 'Unit Conversion',
  units: lengthUnits,
  common: 6,
  example: { value: '1', from: 'in', to: 'mm' },
  hint: () => `Also 2-5/8 or 5' 3-1/2"`,
  formula({ shown, from, to, result }) {
    // A metric unit is a power of ten: the factor to it has an end.
    const factor = /^(?:0\.)?10*$/.test(to.scale)
      ? `${allDigits(divide(exact(from.scale), exact(to.scale)))} ${to.symbol}/${from.symbol}`
      : `${from.scale} cm/${from.symbol} ÷ ${to.scale} cm/${to.symbol}`;
    return `${shown} ${from.symbol} × ${factor} = ${result} ${to.symbol}`;
  },
  readNotation(typed) {
    const inches = readFeetInches(typed);
    return inches && { base: multiply(inches, inch), text: `${allDigits(inches)} in` };
  },
  furtherResults(centimeters) {
    const { text, isExact } = feetAndInches(divide(centimeters, inch));
    const label = isExact ? 'Feet and inches' : 'Feet and inches, nearest 1/64';
    return [{ label, figures: [{ value: text }] }];
  },
});

/** Inches as 5' 3 1/2", to the nearest sixty-fourth; `isExact` where that is the length itself. */
function feetAndInches(inches: Rational) {
  const near = nearest(inches, marksPerInch);
  const size = near.top < 0n ? negate(near) : near;
  const feet = divide(size, foot);
  const whole = feet.top / feet.bottom;
  const rest = add(size, negate(multiply(ratio(whole), foot)));
  const parts = [
    ...(whole > 0n ? [`${whole}'`] : []),
    ...(rest.top > 0n || whole === 0n ? [`${mixed(rest)}"`] : []),
  ];
  return { text: (near.top < 0n ? '-' : '') + parts.join(' '), isExact: isEqual(near, inches) };
}
