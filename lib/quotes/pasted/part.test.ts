/** @jest-environment node */
import { blankLine } from '@/e2e/site/blank-line';
import type { QuantityUnit } from '@/lib/quote-lines/line';
import { totalWeight, type CheckedLine } from './part';

const line = (pounds: number | null, quantity: string, unit: QuantityUnit): CheckedLine => {
  const blank = blankLine(`${quantity} ${unit}`);
  return { ...blank, pounds, edit: { ...blank.edit, quantities: [quantity], unit } };
};
const weighed = line(452.39, '4', 'pieces');
const unknown = line(null, '4', 'pieces');
const asked = line(null, '100', 'pounds');

test.each([
  [[weighed], 'Theoretical weight of the list: 452.39 lb'],
  [[weighed, unknown], 'Theoretical weight of 1 of 2 lines: 452.39 lb; not weighed: line 2'],
  [[weighed, asked], 'Weight of the list: 552.39 lb, including 100.00 lb ordered by weight'],
  [
    [unknown, weighed, unknown],
    'Theoretical weight of 1 of 3 lines: 452.39 lb; not weighed: lines 1 and 3',
  ],
  [[asked, unknown], 'Weight of 1 of 2 lines: 100.00 lb ordered by weight; not weighed: line 2'],
  [
    [line(94.248, '3', 'pieces'), line(1487.296, '12', 'pieces')],
    'Theoretical weight of the list: 1,581.55 lb', // 94.25 + 1,487.30, and not 1,581.54
  ],
  [[line(null, '10', 'kilograms')], 'Weight of the list: 22.05 lb ordered by weight'],
  [[line(0.000565487, '1', 'pieces')], 'Theoretical weight of the list: 0.000565 lb'],
  [[line(0.09996, '1', 'pieces')], 'Theoretical weight of the list: 0.10 lb'],
  [[line(0, '1', 'pieces')], 'Theoretical weight of the list: 0.00 lb'],
  [[unknown, line(null, '', 'pounds'), line(null, '20', 'feet')], null],
  [[], null],
])('the weight of %#', (lines, expected) => {
  const total = totalWeight(lines);
  expect(total && `${total.of}: ${total.weight}${total.note}`).toBe(expected);
});
