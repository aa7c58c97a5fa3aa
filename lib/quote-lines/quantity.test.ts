/** @jest-environment node */
import { toRow } from './normalize';
import { quantityRules, takeQuantity } from './quantity';

const read = (text: string) => {
  const row = toRow(text, [{ from: 0, to: text.length }], () => null);
  const found = takeQuantity(row);
  return { quantity: found?.quantity ?? null, isAssumed: Boolean(found?.assumed.length) };
};

test.each([
  ['two dozen', 24],
  ['three dozen pcs', 36],
  ['1.5 dozen', 18],
  ['1,5 dozen', 18],
  ['1 1/2 dozen', 18],
  ['2-1/2 doz.', 30],
  ['2½ dozen', 30],
  ['1/2 dozen', 6],
  ['half a dozen', 6],
  ['a dozen', 12],
  ['1,000 dozen', 12_000],
  ['qty two dozen', 24],
  ['2 gross', 288],
  ['a score', 20],
  ['one hundred pcs', 100],
  ['5 thousand pieces', 5000],
])('"%s" is %d, for certain', (text, quantity) => {
  expect(read(`rd 2 in, ${text}`)).toEqual({ quantity, isAssumed: false });
});

test.each([
  ['a pair may be a matched pair', 'two pair', 4],
  ['no number stands before the word', 'dozen', 12],
  ['"few" is no number', 'a few dozen', 12],
  ['the number may be a size', '2 in x 3 dozen', 36],
])('a quantity is assumed where %s', (_, text, quantity) => {
  expect(read(text)).toEqual({ quantity, isAssumed: true });
});

test.each(['2-3 dozen', 'two and a half dozen', 'twenty-five dozen', '1.3 dozen', 'gross weight'])(
  '"%s" is not read in part',
  (text) => {
    expect(read(text).quantity).toBeNull();
  },
);

test.each(Object.entries(quantityRules))('"%s" has a quantity', (text, rule) => {
  expect(text).toMatch(rule);
});
