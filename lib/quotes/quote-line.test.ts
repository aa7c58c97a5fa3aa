/** @jest-environment node */
import { quoteListText, type QuoteLine } from './quote-line';

const bar: QuoteLine = {
  kind: 'weight',
  title: '4 × Titanium 6Al-4V, round bar',
  detail: 'diameter 2.5 in, length 12 in; 37.70 lb theoretical',
  href: '/tools/metal-weight-conversion/?pieces=4',
};

test('the list reads as numbered lines, with what was wished of each', () => {
  const lines: QuoteLine[] = [
    { ...bar, quantity: '4 pcs', notes: 'cut to length' },
    { kind: 'grade', title: 'Nickel 718', detail: '', href: '/inventory/nickel/grade/718/' },
  ];
  expect(quoteListText(lines)).toBe(
    [
      '1. 4 × Titanium 6Al-4V, round bar; diameter 2.5 in, length 12 in; 37.70 lb theoretical; quantity 4 pcs; cut to length',
      '2. Nickel 718',
    ].join('\n'),
  );
});
