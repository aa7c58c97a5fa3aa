/** @jest-environment node */
import * as fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { decimalText } from './rational';
import { readNumber } from './typed-number';

test.each([
  ['5 ¹⁄₂', '5.5'],
  ['5¹⁄₂', '5.5'],
  ['2 ¹¹/₁₆', '2.6875'],
  ['-2-1/2', '-2.5'],
  [' 12 ', '12'],
  ['1 / 3', '0.3333'],
])('%s is %s', (typed, number) => {
  const value = readNumber(typed);
  expect(value && decimalText(value)).toBe(number);
});

test.each(['', '2 1', '10²', '5 ¹⁄₀'])('%p is no number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

test('text of any kind or length is read or refused, never thrown at', () => {
  fc.assert(fc.property(anyText({ maxLength: 80 }), (text) => void readNumber(text)));
  expect(readNumber('9'.repeat(31))).toBeNull();
});
