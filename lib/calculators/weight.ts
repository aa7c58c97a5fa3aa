import { converter, type Units } from './converter';
import { add, allDigits, divide, exact, multiply } from './rational';
import { readNumber } from './typed-number';

const gramsPerPound = exact('453.59237');
const ouncesPerPound = exact('16');

/** Grams in each unit, as spec §9 gives them; the exact figure where that is rounded. */
export const weightUnits: Units = [
  { id: 'lb', name: 'pounds', symbol: 'lb', scale: '453.59237', also: ['lbs', '#'] },
  { id: 'oz', name: 'ounces', symbol: 'oz', scale: '28.3495231', exactScale: '28.349523125' },
  { id: 'shortTon', name: 'short tons', symbol: 'short ton', scale: '907184.74' },
  { id: 'kg', name: 'kilograms', symbol: 'kg', scale: '1000', also: ['kgs', 'kilos', 'kilo'] },
  { id: 'g', name: 'grams', symbol: 'g', scale: '1' },
  { id: 't', name: 'metric tons', symbol: 't', scale: '1000000', also: ['tonnes', 'tonne'] },
  { id: 'netTon', name: 'net tons', symbol: 'net ton', scale: '907184.74' },
  { id: 'mg', name: 'milligrams', symbol: 'mg', scale: '0.001' },
  { id: 'cg', name: 'centigrams', symbol: 'cg', scale: '0.01' },
  { id: 'dg', name: 'decigrams', symbol: 'dg', scale: '0.1' },
  { id: 'dag', name: 'dekagrams', symbol: 'dag', scale: '10' },
  { id: 'hg', name: 'hectograms', symbol: 'hg', scale: '100' },
];

export const weight = converter({
  slug: 'weight-conversion',
  title: 'Weight Conversion',
  units: weightUnits,
  common: 6,
  example: { value: '1', from: 'lb', to: 'kg' },
  hint: () => 'Also 2-5/8 or 2 lb 3 oz',
  readNotation(typed) {
    const [, pounds = '', ounces = ''] =
      /^(.{1,30}?) ?(?:lbs?\.?|pounds?|#),? *(?:and )?(.{1,30}?) ?(?:oz\.?|ounces?)$/i.exec(
        typed.trim(),
      ) ?? [];
    const [whole, part] = [readNumber(pounds), readNumber(ounces)];
    if (!whole || !part) return null;
    const total = add(whole, divide(part, ouncesPerPound));
    return { base: multiply(total, gramsPerPound), text: `${allDigits(total)} lb` };
  },
  formula: ({ shown, from, to, result }) =>
    `${shown} ${from.symbol} × ${from.scale} g/${from.symbol} ÷ ${to.scale} g/${to.symbol} = ${result} ${to.symbol}`,
});
