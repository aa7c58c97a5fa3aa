/** @jest-environment node */
import { cellText } from './cell-text';

test.each<[value: string, format: string | number, shown: string]>([
  ['2.5', 0, '2.5'],
  ['0.30000000000000004', 0, '0.3'],
  ['2.5', '0.000', '2.500'],
  ['2.5', 2, '2.50'],
  ['1200', 3, '1,200'],
  ['1.5', 12, '1 1/2'],
  ['0.0625', 13, '1/16'],
  ['2.4375', '# ?/16', '2 7/16'],
  ['3', 12, '3'],
  ['5', '0" pcs"', '5 pcs'],
  ['2.5', '0.00\\ "in"', '2.50 in'],
  ['63.5', '"Ø"0.0', 'Ø63.5'],
  ['46041', 14, '2026-01-19'],
  ['46041.75', 'm/d/yy h:mm', '2026-01-19'],
  ['46041', '[$-409]d-mmm-yyyy;@', '2026-01-19'],
  ['0.25', 9, '0.25'],
  ['0.25', '0%', '25%'],
  ['1.5', '[Red]0.0;[Blue]-0.0', '1.5'],
  ['1.5', '@', '1.5'],
  ['abc', 0, 'abc'],
])('%s in the format %j is shown as %s', (value, format, shown) => {
  expect(cellText(value, format)).toBe(shown);
});

test('a workbook of an old Mac counts its days from 1904', () => {
  expect(cellText('44579', 14, true)).toBe('2026-01-19');
});
