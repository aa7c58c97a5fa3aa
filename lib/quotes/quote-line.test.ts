/** @jest-environment node */
import {
  detailsText,
  doubtsOf,
  missingText,
  orderText,
  pastedAgain,
  poundsOf,
  quantityText,
  quoteListText,
  totalText,
  withPostedFields,
  wordsOf,
  type QuoteLine,
} from './quote-line';

const bar: QuoteLine = {
  kind: 'weight',
  title: 'Titanium 6Al-4V, round bar',
  size: 'diameter 2.5 in',
  length: '12 in',
  quantity: '4',
  unit: 'pieces',
  poundsEach: 9.425,
  href: '/tools/metal-weight-conversion/?pieces=4',
};
const pasted: QuoteLine = {
  kind: 'line',
  title: 'Inconel 718',
  form: 'round bar',
  certificates: ['dfars', 'mtr'],
  needBy: '2027-01-03',
  notes: 'cut to length',
  doubts: 'assumed: length\nOne.',
  href: '/quote-list/#1',
  pasted: '718 rd',
};

test.each([
  ['4', 'pieces', '4 pieces'],
  ['1', 'pieces', '1 piece'],
  ['1,200', 'feet', '1,200 feet'],
  ['400 lb', 'pieces', '400 lb'],
  ['a few', 'pieces', 'a few'],
  ['12', undefined, '12'],
  ['', 'pieces', ''],
] as const)('a quantity of %j %s is %j', (quantity, unit, text) => {
  const { unit: _, ...line } = bar;
  expect(quantityText({ ...line, quantity, ...(unit && { unit }) })).toBe(text);
});

test('a row has what is ordered first, then the facts of the line', () => {
  expect(orderText(bar)).toBe('diameter 2.5 in × 12 in · 4 pieces');
  expect(orderText({ ...bar, length: '' })).toBe('diameter 2.5 in · 4 pieces');
  expect(orderText({ ...bar, size: '0.25 in', width: '12 in' })).toBe(
    '0.25 in × 12 in × 12 in · 4 pieces',
  );
  expect(orderText(pasted)).toBe('');
  expect(detailsText({ ...pasted, spec: 'AMS 5662' })).toBe(
    'AMS 5662; round bar; DFARS 252.225-7009 melt source; mill test report; needed by 2027-01-03; cut to length',
  );
});

test('the list reads as numbered lines, with what is doubtful and the buyer’s words', () => {
  expect(quoteListText([bar, pasted])).toBe(
    [
      '1. Titanium 6Al-4V, round bar; 4 pieces; diameter 2.5 in, length 12 in; 37.70 lb theoretical',
      '2. Inconel 718; round bar; DFARS 252.225-7009 melt source; mill test report; needed by 2027-01-03; cut to length; assumed: length; One.',
      '    Pasted: 718 rd',
    ].join('\n'),
  );
});

test('a stored list is pasted again in the buyer’s words, where there are any', () => {
  expect(pastedAgain(`${quoteListText([bar, pasted])}\n10.          Nickel 718;  4 ft`)).toBe(
    'Titanium 6Al-4V, round bar; 4 pieces; diameter 2.5 in, length 12 in; 37.70 lb theoretical\n718 rd\nNickel 718; 4 ft',
  );
});

test('what is typed beside a list without a script stands in its lines, a bare measure in inches', () => {
  const list = quoteListText([bar, pasted]);
  const fields = {
    'line-1-quantity': ' 6 ',
    'line-2-size': '2',
    'line-2-length': '12 ft',
    'line-3-size': '1',
  };
  const [first, second] = list.split('\n');
  expect(withPostedFields(first!, '1', fields)).toMatch(/^1\. .* theoretical; quantity 6$/);
  expect(withPostedFields(second!, 2, fields)).toMatch(/^2\. .*; One\.; size 2 in; length 12 ft$/);
  expect(withPostedFields(first!, 1, {})).toBe(first);
});

const line = (more: Partial<QuoteLine>): QuoteLine => ({
  kind: 'line',
  title: 'Inconel 718',
  href: '/quote-list/#1',
  ...more,
});

test.each<[Partial<QuoteLine>, string]>([
  [{ size: '2 in' }, 'quantity and length'],
  [{ size: '2 in', quantity: '4', unit: 'pieces' }, 'length'],
  [{ size: '2 in', length: '12 ft' }, 'quantity'],
  [{ size: '2 in', quantity: '4', length: '12 ft' }, ''],
  [{ size: '2 in', quantity: '400', unit: 'pounds' }, ''],
  [{ size: '2 in', unit: 'pounds' }, 'quantity'],
  [{ size: '2 in', quantity: '400 lb' }, ''],
  [{ size: '2 in', quantity: '180kg', unit: 'pieces' }, ''],
  [{ size: '2 in', quantity: '1,200#' }, ''],
  [{ size: '2 in', quantity: '40 feet' }, ''],
  [{ size: '2 in', quantity: 'a few', unit: 'pieces' }, 'quantity and length'],
  [{ size: '2 in', quantity: '3 lots' }, 'length'],
  [{ quantity: '4', size: '12 × 8 × 2 in' }, ''],
  [{ quantity: '4', size: 'OD 4 in, ID 2 in, height 1 in' }, ''],
  [{ quantity: '4', title: 'Titanium 6Al-4V, Forged Ring', size: '12 × 8 in' }, ''],
  [{ quantity: '4', form: 'disc' }, 'size'],
  [{ form: 'plate', size: '0.25 in' }, 'quantity, width, and length'],
  [{ form: 'plate', size: '2 x .25 in', quantity: '4' }, 'thickness, width, and length'],
  [{ quantity: '4', title: 'Inconel 718, Sheet', size: '0.1 in', width: '12 in' }, 'length'],
  [
    { quantity: '4', form: 'flat bar', size: '19.05 × 50.8 mm (0.75 × 2 in)' },
    'thickness, width, and length',
  ],
  [{ quantity: '400', unit: 'pounds', form: 'plate' }, 'thickness'],
  [{ quantity: '2', length: '12 in', form: 'round bar' }, 'diameter'],
  [{ quantity: '2', length: '12 in', form: 'tube', size: '2 in' }, 'OD × wall'],
  [{ quantity: '2', form: 'forged ring', size: '12 × 8 in' }, 'OD × ID × height'],
  [{ quantity: '4', form: 'plate' }, 'thickness, width, and length'],
  [{ quantity: '4' }, 'form, size, and length'],
  [{ isStocked: true, size: '', quantity: '4' }, 'length'],
  [{ size: '2 in', quantity: '-4', length: '0' }, 'quantity and length'],
  [{ kind: 'spec', size: '2 in', quantity: '4' }, 'length'],
  [{ kind: 'service', title: 'Sawing' }, ''],
  [{ kind: 'written', title: 'unobtanium 5 pcs' }, ''],
])('a line with %j lacks %j', (more, missing) => {
  expect(missingText(line(more))).toBe(missing);
});

test.each<[Partial<QuoteLine>, number | undefined]>([
  [{ quantity: '1,200', unit: 'feet', poundsEach: 12.5 }, 15000],
  [{ quantity: '1,200', unit: 'pounds' }, 1200],
  [{ quantity: 'abc', poundsEach: 12.5 }, undefined],
  [{ quantity: '10', unit: 'kilograms' }, 22.046],
  [{ quantity: '2,5', unit: 'pounds' }, 2.5],
  [{ quantity: '', unit: 'pounds' }, undefined],
  [{}, undefined],
])('a line with %j weighs %p lb', (more, pounds) => {
  const weighed = poundsOf(line(more));
  expect(weighed && Number(weighed.toFixed(3))).toBe(pounds);
});

test('what was read of a line holds as long as its words are the same', () => {
  const doubts = 'Our Inconel 718 plate is cut to 96 in at most.';
  const typed = line({ form: 'plate', size: '.5 in', width: '12 in', length: '120 in' });
  const sized = { ...typed, quantity: '3 pcs', doubts: 'not understood: asap' };
  const size = 'thickness 0.5 in, width 12 in';
  const facts = {
    size,
    width: '',
    quantity: '3',
    unit: 'pieces',
    poundsEach: 58.3,
    doubts,
  } as const;
  const read = { ...sized, reading: { words: wordsOf(sized), facts } };
  expect(orderText(read)).toBe('thickness 0.5 in, width 12 in, length 120 in · 3 pieces');
  expect([poundsOf(read)?.toFixed(1), doubtsOf(read)]).toEqual(['174.9', [doubts]]);
  const changed = { ...read, length: '20 in' };
  expect(orderText(changed)).toBe('.5 in × 12 in × 20 in · 3 pcs');
  expect([poundsOf(changed), doubtsOf(changed)]).toEqual([undefined, ['not understood: asap']]);
});

test('the total is the sum of the weights as they are shown', () => {
  const lines = [94.248, 1487.296].map((poundsEach) => line({ poundsEach, quantity: '1' }));
  expect(totalText(lines)).toBe('Weight of 2 lines: 1,581.55\u00A0lb');
  expect(totalText([...lines, line({})])).toBe('Weight of 2 of 3 lines: 1,581.55\u00A0lb');
  expect(totalText([line({ poundsEach: 0.00312, quantity: '1' })])).toBe(
    'Weight of 1 line: 0.00312\u00A0lb',
  );
  expect(totalText([line({})])).toBe('');
});
