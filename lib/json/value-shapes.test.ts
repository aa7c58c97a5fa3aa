/** @jest-environment node */
import { isOwnPath } from './value-shapes';

test.each([
  ['/inventory/nickel/grade/718/', true],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['javascript:alert(1)', false],
  ['https://evil.example/', false],
  [7, false],
])('%s is a path of this site: %s', (value, expected) => {
  expect(isOwnPath(value)).toBe(expected);
});
