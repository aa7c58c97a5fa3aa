import { converter, fromBase, toBase, type Unit } from './converter';
import { findOrFirst } from './calculator';
import { allDigits, asTerm, fixed, isLess, zero } from './rational';

/** kelvin = scale × value + offset; `up` is this formula as text, `down` its inverse. */
interface Scale extends Unit {
  up: string;
  down: string;
}

export const temperatureScales: readonly [Scale, ...Scale[]] = [
  {
    id: 'F',
    name: 'Fahrenheit',
    symbol: '°F',
    also: ['F'],
    scale: '5/9',
    offset: '45967/180',
    up: '(x + 459.67) × 5/9',
    down: 'K × 9/5 - 459.67',
  },
  {
    id: 'C',
    name: 'Celsius',
    symbol: '°C',
    also: ['C'],
    scale: '1',
    offset: '273.15',
    up: 'x + 273.15',
    down: 'K - 273.15',
  },
  { id: 'K', name: 'Kelvin', symbol: 'K', scale: '1', up: 'x', down: 'K' },
  {
    id: 'R',
    name: 'Rankine',
    symbol: '°R',
    also: ['R'],
    scale: '5/9',
    up: 'x × 5/9',
    down: 'K × 9/5',
  },
  {
    id: 'De',
    name: 'Delisle',
    symbol: '°De',
    scale: '-2/3',
    offset: '373.15',
    up: '373.15 - x × 2/3',
    down: '(373.15 - K) × 3/2',
  },
  {
    id: 'N',
    name: 'Newton',
    symbol: '°N',
    scale: '100/33',
    offset: '273.15',
    up: 'x × 100/33 + 273.15',
    down: '(K - 273.15) × 33/100',
  },
  {
    id: 'Re',
    name: 'Réaumur',
    symbol: '°Ré',
    scale: '5/4',
    offset: '273.15',
    up: 'x × 5/4 + 273.15',
    down: '(K - 273.15) × 4/5',
  },
  {
    id: 'Ro',
    name: 'Rømer',
    symbol: '°Rø',
    scale: '40/21',
    offset: '36241/140',
    up: '(x - 7.5) × 40/21 + 273.15',
    down: '(K - 273.15) × 21/40 + 7.5',
  },
];

/** "-459.67 °F": the lowest temperature there is, exactly, on that scale. */
export const absoluteZero = (scale: Unit) => `${allDigits(fromBase(zero, scale))} ${scale.symbol}`;

/** "-459.67 °F or more": what a reading may be. Delisle runs backwards. */
const aboveZero = (scale: Unit) =>
  `${absoluteZero(scale)} or ${scale.scale.startsWith('-') ? 'less' : 'more'}`;

export const temperature = converter({
  slug: 'temperature-conversion',
  title: 'Temperature Conversion',
  units: temperatureScales,
  noun: 'scale',
  common: 4,
  example: { value: '68', from: 'F', to: 'C' },
  hint: aboveZero,
  formula({ value, from, to, result }) {
    const [source, target] = [
      findOrFirst(temperatureScales, from.id),
      findOrFirst(temperatureScales, to.id),
    ];
    const kelvin = source.up.replace('x', asTerm(value)).replace(/^(\(?)\((-[\d.]+)\)/, '$1$2');
    const isSum = / [+-] /.test(kelvin.replace(/\(.*?\)/, ''));
    const term = isSum && /K ×|- K/.test(target.down) ? `(${kelvin})` : kelvin;
    return [
      ...(source.id === 'K' && target.id !== 'K'
        ? []
        : [`K = ${kelvin} = ${fixed(toBase(value, from), 3)}`]),
      // Through the whole expression: a kelvin rounded on the way would show in the last digit.
      ...(target.id === 'K'
        ? []
        : [`${target.symbol} = ${target.down.replace('K', term)} = ${result}`]),
    ].join('; ');
  },
  problemOf: (kelvin, from) =>
    isLess(kelvin, zero)
      ? {
          message: 'Below absolute zero',
          hint: `Enter ${aboveZero(from)}`,
        }
      : undefined,
});
