/** @jest-environment node */
import { maxAddressLength } from '@/lib/routing/address-length';
import { blankLine } from '@/e2e/site/blank-line';
import { noSize, type CheckedLine } from './part';
import { toQuoteLines } from './to-quote-lines';

const line = (text: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  ...blankLine(text),
  ...more,
});
const page = '/quote-list/';

test('a line is its material, and in detail the rest, with what to look at', () => {
  expect(
    toQuoteLines(
      [
        line('3 pcs 718 asap ', {
          fields: [
            { name: 'grade', value: 'Nickel 718', isAssumed: true },
            { name: 'form', value: 'round bar', isAssumed: false },
            { name: 'size', value: 'diameter 1 in', isAssumed: false },
            { name: 'length', value: '12 in', isAssumed: true },
            { name: 'quantity', value: '3 pieces', isAssumed: false },
            { name: 'needBy', value: 'Jan 3, 2027', isAssumed: false },
          ],
          unread: ['asap'],
          remarks: ['No quantity found.', noSize, 'AMS 1 is superseded by AMS 2.'],
          pounds: 8.369,
        }),
      ],
      page,
    ),
  ).toEqual([
    {
      kind: 'line',
      title: 'Nickel 718, round bar',
      detail:
        'diameter 1 in, length 12 in; 8.37 lb theoretical for 3 pieces; needed by Jan 3, 2027',
      doubts:
        'assumed: grade Nickel 718, length 12 in\nnot understood: asap\nAMS 1 is superseded by AMS 2.',
      href: '/quote-list/?line=3+pcs+718+asap',
      quantity: '3 pieces',
      spec: '',
      size: 'diameter 1 in',
      length: '12 in',
      pasted: '3 pcs 718 asap',
    },
  ]);
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

test.each([
  ['1 piece', '71.76 lb theoretical'],
  ['2 pieces', '71.76 lb theoretical for 2 pieces'],
  ['20 feet', '71.76 lb theoretical for 20 feet'],
])('the weight is that of all of it: %s', (quantity, detail) => {
  const fields = [{ name: 'quantity', value: quantity, isAssumed: false }] as const;
  expect(toQuoteLines([line('17-4', { fields, pounds: 71.76 })], page)[0]?.detail).toBe(detail);
});

test('a line of which neither grade nor specification was recognized is titled by the buyer’s words', () => {
  const unnamed = {
    ...line('unobtanium bar 2in 5 pcs'),
    fields: [{ name: 'form', value: 'round bar', isAssumed: true } as const],
  };
  expect(toQuoteLines([unnamed], page)[0]?.title).toBe('unobtanium bar 2in 5 pcs');
});

test('of two lines with the same text each has its address', () => {
  const hrefs = toQuoteLines([line('a'), line('b'), line('a ')], page).map(({ href }) => href);
  expect(hrefs).toEqual([
    '/quote-list/?line=a',
    '/quote-list/?line=b',
    '/quote-list/?line=a&copy=2',
  ]);
});

test('of two long lines that begin alike each has its address', () => {
  const long = 'x'.repeat(1_990);
  const hrefs = toQuoteLines([line(`${long}1`), line(`${long}2`)], page).map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(2);
});

test.each(['x', 'Ø', '🔩', '"'])('an address is never too long: 2,000 times %s', (letter) => {
  const [quoteLine] = toQuoteLines([line(letter.repeat(2_000))], page);
  expect(quoteLine?.href.length).toBeLessThan(maxAddressLength - 100);
  expect(new URLSearchParams(quoteLine?.href.split('?')[1]).get('line')).toMatch(
    new RegExp(`^${letter}+…?$`, 'u'),
  );
  expect(quoteLine?.pasted).toBe(letter.repeat(2_000));
});
