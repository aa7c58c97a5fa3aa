/** @jest-environment node */
import * as fc from 'fast-check';
import {
  pi,
  exact,
  fixed,
  multiply,
  decimalText,
  ratio,
  subtract,
  zero,
  squareRoot,
} from './rational';
import { significant } from './figures';

test.each([
  ['1.10', 11n, 10n],
  ['-5/9', -5n, 9n],
  ['-0.5', -1n, 2n],
  ['503', 503n, 1n],
])('%s is exactly a fraction', (text, top, bottom) => {
  expect(exact(text)).toEqual({ top, bottom });
});

test.each([
  ['0.0005', 3, '0.001'],
  ['-0.0005', 3, '-0.001'],
  ['-0.0004', 3, '0.000'],
  ['2.675', 2, '2.68'],
  ['1.005', 2, '1.01'],
  ['5/11', 3, '0.455'],
  ['-12.5', 0, '-13'],
])('%s to %i decimals is %s: half up, away from zero, never -0', (text, digits, shown) => {
  expect(fixed(exact(text), digits)).toBe(shown);
});

test.each([
  ['2.5000', '2.5'],
  ['100', '100'],
  ['0.00001', '0'],
  ['-1/8', '-0.125'],
])('%s reads %s without idle zeros', (text, shown) => {
  expect(decimalText(exact(text))).toBe(shown);
});

test.each([
  ['25.4', 5, '25.400'],
  ['25.4', 2, '25'],
  ['63512.345', 3, '63500'],
  ['99960', 3, '100000'],
  ['9.9996', 4, '10.00'],
  ['0.099996', 4, '0.1000'],
  ['99.6', 2, '100'],
  ['-0.0012345', 3, '-0.00123'],
  ['1/3', 4, '0.3333'],
  ['0', 3, '0.00'],
  ['5', 1, '5'],
])('%s to %i digits is %s', (text, digits, shown) => {
  expect(significant(exact(text), digits)).toBe(shown);
});

test('a bottom of zero is refused', () => {
  expect(() => ratio(1n, 0n)).toThrow(RangeError);
});

test('rounding mirrors at zero', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 9n), (top, bottom) => {
      const up = fixed(ratio(top, bottom), 3);
      expect(fixed(ratio(-top, bottom), 3)).toBe(up === '0.000' ? up : `-${up}`);
    }),
  );
});

test('a square root squared is the number again', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 9n), (top, bottom) => {
      const value = ratio(top, bottom);
      const root = squareRoot(value);
      expect(fixed(subtract(multiply(root, root), value), 9)).toBe('0.000000000');
    }),
  );
});

test('there is no root below zero, and none is nothing', () => {
  expect(() => squareRoot(exact('-1'))).toThrow(RangeError);
  expect(squareRoot(zero)).toEqual(zero);
});

test('pi is good to the last digit shown', () => {
  expect(fixed(pi, 15)).toBe('3.141592653589793');
});
