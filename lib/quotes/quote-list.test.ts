import { rowsAsLines } from './pasted/to-quote-lines';
import type { QuoteLine } from './quote-line';
import {
  addQuoteLine,
  addQuoteLines,
  changeQuoteLine,
  quoteLines,
  removeSentLines,
} from './quote-list';

const bar: QuoteLine = {
  kind: 'weight',
  title: 'Titanium bar',
  detail: '37.70 lb',
  href: '/tools/metal-weight-conversion/?pieces=4',
};
const grade: QuoteLine = {
  kind: 'grade',
  title: 'Nickel 718',
  detail: '',
  href: '/inventory/nickel/grade/718/',
};

beforeEach(() => localStorage.clear());

test('a new reading of a line replaces all that was read, but for what the visitor changed', () => {
  const inches = { ...bar, size: 'diameter 50 in', quantity: '4', needBy: '2027-01-03' };
  addQuoteLine({ ...inches, doubts: 'too large for AMS 4928' });
  const millimeters = { ...bar, size: 'diameter 50 mm', quantity: '4', poundsEach: 5 };
  expect(addQuoteLine(millimeters)).toBe(true);
  expect(quoteLines()).toEqual([millimeters]);
  changeQuoteLine(bar.href, { quantity: '12', unit: 'pieces' });
  changeQuoteLine(bar.href, { notes: 'soon' });
  expect(addQuoteLine({ ...inches, poundsEach: 900 })).toBe(true);
  expect(quoteLines()[0]).toMatchObject({ ...inches, quantity: '12', notes: 'soon' });
});

test('the weight and the doubts of one size are not those of another', () => {
  const doubts = 'assumed: length 12 in';
  addQuoteLine({ ...bar, poundsEach: 37.7, unit: 'pieces', length: '12 in', doubts });
  changeQuoteLine(bar.href, { notes: 'soon', spec: 'AMS 4928', certificates: ['dfars'] });
  changeQuoteLine(bar.href, { quantity: 'abc', unit: 'pieces' });
  // What was missing is filled in.
  expect(quoteLines()[0]).toMatchObject({ poundsEach: 37.7, spec: 'AMS 4928', doubts });
  changeQuoteLine(bar.href, { length: '24 in' });
  expect(quoteLines()[0]).not.toHaveProperty('poundsEach');
  expect(quoteLines()[0]).not.toHaveProperty('doubts');
  expect(quoteLines()[0]).toMatchObject({ length: '24 in', certificates: ['dfars'] });
});

test('of the lines that were sent only one that was changed since stays', () => {
  addQuoteLine(bar);
  addQuoteLine(grade);
  const sent = quoteLines();
  changeQuoteLine(grade.href, { notes: 'soon' });
  removeSentLines(sent);
  expect(quoteLines()).toEqual([{ ...grade, notes: 'soon', edited: ['notes'] }]);
});

test('lines are added in the place of the first that is there, all or none; what was noted stays', () => {
  const line = (name: string): QuoteLine => ({
    kind: 'line',
    title: name,
    detail: '',
    href: `/quote-list/?line=${name}`,
    pasted: name,
  });
  for (const each of [line('a'), grade, line('b')]) addQuoteLine(each);
  changeQuoteLine(line('b').href, { notes: 'soon' });
  expect(addQuoteLines([line('c'), line('b'), line('a')])).toBe(true);
  expect(quoteLines()).toEqual([
    line('c'),
    { ...line('b'), notes: 'soon', edited: ['notes'] },
    line('a'),
    grade,
  ]);
  const many = Array.from({ length: 200 }, (_, i) => line(`line ${i}`));
  expect(addQuoteLines(many)).toBe(false);
  expect(quoteLines()).toHaveLength(4);
});

test('a row as long as a list that is checked is kept whole', () => {
  const rows = rowsAsLines(['x'.repeat(20_000)], '/quote-list/');
  expect(addQuoteLines(rows)).toBe(true);
  expect(quoteLines()).toEqual(rows);
});

test.each([
  '{"not":"ours"',
  '{"not":"ours"}',
  '[{"kind":"line","title":"a","href":"/a/","unit":"furlongs"}]',
  '[null, 7, {"title":"half"}]',
  '"text"',
])('a store that holds %s counts as empty', (text) => {
  localStorage.setItem('quote-list', text);
  expect(quoteLines()).toEqual([]);
});
