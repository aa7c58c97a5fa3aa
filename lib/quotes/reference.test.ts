/** @jest-environment node */
import { isReference, referenceOf } from './reference';

test('the same words have the same reference, other words another', () => {
  expect(referenceOf(['key', 'Ada'])).toBe(referenceOf(['key', 'Ada']));
  expect(referenceOf(['key', 'Ada'])).not.toBe(referenceOf(['keyA', 'da']));
});

test('ten thousand requests have ten thousand references, each one readable', () => {
  const all = Array.from({ length: 10_000 }, (_, i) => referenceOf([String(i)]));
  expect(new Set(all).size).toBe(all.length);
  expect(all.every(isReference)).toBe(true);
});

test.each([
  '',
  'Q-',
  'Q-AAAA-AAAA-AAAI',
  '../../etc/passwd',
  'Q-AAAA-AAAA-AAAA/..',
  'q-aaaa-aaaa-aaaa',
])('"%s" is no reference', (text) => expect(isReference(text)).toBe(false));
