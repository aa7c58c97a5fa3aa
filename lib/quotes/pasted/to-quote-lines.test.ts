/** @jest-environment node */
import { blankLine } from '@/e2e/site/blank-line';
import { noSize, type CheckedLine } from './part';
import { rowsAsLines, toQuoteLines } from './to-quote-lines';

const line = (text: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  ...blankLine(text),
  ...more,
});
const page = '/quote-list/';

test('a line has its fields, its weight, and what to look at', () => {
  const blank = blankLine('');
  const [read] = toQuoteLines(
    [
      line('3 pcs 718 asap ', {
        fields: [
          { name: 'grade', value: 'Nickel 718', isAssumed: true },
          { name: 'spec', value: 'AMS 5662', isAssumed: false },
          { name: 'form', value: 'round bar', isAssumed: false },
          { name: 'size', value: 'diameter 1 in', isAssumed: false },
          { name: 'length', value: '12 in', isAssumed: true },
          { name: 'tolerance', value: '±0.1 mm', isAssumed: false },
        ],
        edit: { ...blank.edit, quantities: ['3'], certificates: ['dfars'], needBy: '2027-01-03' },
        unread: ['asap'],
        remarks: ['No quantity found.', noSize, 'AMS 1 is superseded by AMS 2.'],
        pounds: 8.369,
      }),
    ],
    page,
  );
  expect(read).toEqual({
    kind: 'line',
    title: 'Nickel 718',
    spec: 'AMS 5662',
    form: 'round bar',
    size: 'diameter 1 in',
    length: '12 in',
    quantity: '3',
    unit: 'pieces',
    certificates: ['dfars'],
    needBy: '2027-01-03',
    detail: 'tolerance ±0.1 mm',
    doubts:
      'assumed: grade Nickel 718, length 12 in\nnot understood: asap\nAMS 1 is superseded by AMS 2.',
    pounds: 8.369,
    pasted: '3 pcs 718 asap',
    href: expect.stringMatching(/^\/quote-list\/#/),
  });
});

test('a line of a specification alone is called by it', () => {
  const fields = [{ name: 'spec', value: 'AMS 4928', isAssumed: false }] as const;
  const [read] = toQuoteLines([line('AMS 4928', { fields })], page);
  expect(read?.title).toBe('AMS 4928');
  expect(read).not.toHaveProperty('spec');
});

test.each([
  [
    'one reason',
    [
      { name: 'size', value: 'diameter 1.5 in', isAssumed: true, why: 'no unit recognized' },
      { name: 'length', value: '144 in', isAssumed: true },
      { name: 'quantity', value: '1 piece', isAssumed: false },
    ],
    'assumed: diameter 1.5 in, length 144 in (no unit recognized)',
  ],
  [
    'several reasons',
    [
      { name: 'length', value: '12 ft (144 in)', isAssumed: true, why: 'decimal comma' },
      { name: 'quantity', value: '1 piece', isAssumed: true, why: 'from another row' },
    ],
    'assumed: length 12 ft (decimal comma), quantity 1 piece (from another row)',
  ],
] as const)('what was assumed is stated, with %s for it', (_, fields, doubts) => {
  expect(toQuoteLines([line('17-4 1.5 x 144', { fields })], page)[0]?.doubts).toBe(doubts);
});

test('a line of which neither grade nor specification was recognized is titled by the buyer’s words', () => {
  const unnamed = {
    ...line('unobtanium bar 2in 5 pcs'),
    fields: [{ name: 'form', value: 'round bar', isAssumed: true } as const],
  };
  expect(toQuoteLines([unnamed], page)[0]?.title).toBe('unobtanium bar 2in 5 pcs');
});

test('of two lines with the same text each has its address, and a second list has the same', () => {
  const hrefs = () =>
    toQuoteLines([line('a'), line('b'), line('a ')], page).map(({ href }) => href);
  expect(new Set(hrefs()).size).toBe(3);
  expect(hrefs()).toEqual(hrefs());
});

test('a row that was not recognized is a line in its own words', () => {
  expect(rowsAsLines([' unobtanium '], page)).toMatchObject([
    { kind: 'line', title: 'unobtanium', pasted: 'unobtanium' },
  ]);
});
