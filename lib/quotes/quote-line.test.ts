/** @jest-environment node */
import { namedOf, quoteListText, titlesOf, type QuoteLine } from './quote-line';

const bar: QuoteLine = {
  kind: 'weight',
  title: 'Titanium 6Al-4V, round bar',
  size: 'diameter 2.5 in',
  length: '12 in',
  detail: '37.70 lb theoretical for 4 pieces',
  href: '/tools/metal-weight-conversion/?pieces=4',
};

test.each([
  [['INCONEL 718'], '1 line: INCONEL 718'],
  [['INCONEL 718', '15-5 PH'], '2 lines: INCONEL 718, 15-5 PH'],
  [['INCONEL 718, bar', '15-5 PH'], '2 lines: INCONEL 718, bar; 15-5 PH'],
  [['A', 'B', 'C', 'D', 'E'], '5 lines: A, B, C and 2 more'],
  // A single further line is named.
  [['A', 'B', 'C', 'D'], '4 lines: A, B, C, D'],
])('of %j a receipt says %s', (titles, words) => {
  expect(titlesOf(titles.map((title) => ({ ...bar, title, size: '', length: '' })))).toBe(words);
});

test('a receipt names the pasted lines without a material, or counts them', () => {
  const line = (title: string, pasted: string): QuoteLine => ({
    kind: 'line',
    title,
    detail: '',
    href: `/quote-list/?line=${pasted}`,
    pasted,
  });
  const known = ['A', 'B', 'C', 'D'].map((title) => line(title, `2 pcs ${title}`));
  const unknown = ['x', 'y', 'z', 'w'].map((title) => line(title, title));
  expect(titlesOf([...known, ...unknown.slice(0, 1)])).toBe('5 lines: A, B, x and 2 more');
  expect(titlesOf([...known, ...unknown])).toBe('8 lines: x, y, z and 5 more (1 to clarify)');
});

test('lines that are named out of order keep their numbers', () => {
  const lines = ['A', 'B', 'C', 'D', 'x'].map((title): QuoteLine => ({
    kind: 'line',
    title,
    href: `/${title}/`,
    pasted: title.toLowerCase(),
  }));
  const { named, others } = namedOf(lines);
  expect(named.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 A', '2 B', '5 x']);
  expect(others).toBe('and 2 more');
});

test('a receipt says how many of a line, and their size', () => {
  expect(titlesOf([{ ...bar, quantity: '10 pcs' }])).toBe(
    '1 line: Titanium 6Al-4V, round bar (10 pcs, diameter 2.5 in, length 12 in)',
  );
  expect(titlesOf([{ ...bar, size: '', length: '12 ft (144 in)' }])).toBe(
    '1 line: Titanium 6Al-4V, round bar (length 12 ft)',
  );
});

test('the list reads as numbered lines, with the fields of each', () => {
  const lines: QuoteLine[] = [
    { ...bar, spec: 'AMS 4928, annealed', quantity: '4 pcs', notes: 'cut to length' },
    { kind: 'grade', title: 'Nickel 718', detail: '', href: '/inventory/nickel/grade/718/' },
  ];
  expect(quoteListText(lines)).toBe(
    [
      '1. Titanium 6Al-4V, round bar; AMS 4928, annealed; diameter 2.5 in, length 12 in; 37.70 lb theoretical for 4 pieces; quantity 4 pcs; cut to length',
      '2. Nickel 718',
    ].join('\n'),
  );
});

test('lines of a pasted list stand below each other with their quantities, and keep the buyer’s words', () => {
  const line = (quantity: string, pasted: string): QuoteLine => ({
    kind: 'line',
    title: 'Nickel 718',
    detail: 'diameter 1 in',
    href: `/quote-list/?line=${pasted}`,
    ...(quantity && { quantity }),
    pasted,
  });
  const lines = [bar, line('3 pieces', '3x 718'), line('12 pieces', '718, 12'), line('', '718')];
  expect(
    quoteListText([...lines, ...Array.from({ length: 6 }, () => bar)])
      .split('\n')
      .slice(0, 11),
  ).toEqual([
    '1.  Titanium 6Al-4V, round bar; diameter 2.5 in, length 12 in; 37.70 lb theoretical for 4 pieces',
    '2.  3 pieces   Nickel 718',
    '    diameter 1 in',
    '    Pasted: 3x 718',
    '3.  12 pieces  Nickel 718',
    '    diameter 1 in',
    '    Pasted: 718, 12',
    '4.             Nickel 718',
    '    diameter 1 in',
    '    Pasted: 718',
    '5.  Titanium 6Al-4V, round bar; diameter 2.5 in, length 12 in; 37.70 lb theoretical for 4 pieces',
  ]);
});

test.each([
  ['1 lb', 'assumed: length\nnot understood: asap', '1 lb; assumed: length; not understood: asap'],
  ['1 lb', 'assumed: length\nOne.\nTwo.', '1 lb; assumed: length. One. Two.'],
  ['', 'One.', 'One.'],
])(
  'what a line is of (%j) and what is doubtful in it (%j) are sent as one text',
  (detail, doubts, text) => {
    expect(quoteListText([{ kind: 'line', title: '718', detail, doubts, href: '/718/' }])).toBe(
      `1.   718\n    ${text}`,
    );
  },
);
