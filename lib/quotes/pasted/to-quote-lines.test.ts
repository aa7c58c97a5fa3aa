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
      detail: 'diameter 1 in, length 12 in; 8.37 lb theoretical; needed by Jan 3, 2027',
      doubts: 'assumed: grade, length\nnot understood: asap\nAMS 1 is superseded by AMS 2.',
      href: '/quote-list/?line=3+pcs+718+asap',
      quantity: '3 pieces',
      spec: '',
      size: 'diameter 1 in',
      length: '12 in',
      pasted: '3 pcs 718 asap',
    },
  ]);
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
