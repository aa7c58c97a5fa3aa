/** @jest-environment node */
import { accepts, compress, describeText, encodingFor, cachedText } from './text-cache';

test('a text is described once, whether it comes as words or as bytes', async () => {
  const page = 'a page – ø '.repeat(200);
  const text = cachedText(page);
  expect(cachedText(page)).toBe(text);
  expect(cachedText(Buffer.from(page)).tag).toBe(text.tag);
  expect(describeText(page)).not.toBe(text);
  const [first, second] = await Promise.all([compress(text, 'br'), compress(text, 'br')]);
  expect(second).toBe(first);
  expect(text.ready.br).toBe(first);
});

test('a short text is not worth compressing', () => {
  expect(encodingFor(describeText('x'.repeat(1023)), 'br')).toBeNull();
  expect(encodingFor(describeText('x'.repeat(1024)), 'br')).toBe('br');
});

test.each([
  ['', 'gzip', false],
  ['gzip', 'gzip', true],
  ['GZIP', 'gzip', true],
  ['deflate, gzip;q=1.0, *;q=0.5', 'gzip', true],
  ['gzip;q=0', 'gzip', false],
  ['gzip; q=0.000', 'gzip', false],
  ['gzip;q=0.001', 'gzip', true],
  ['bro', 'br', false],
  ['x-br', 'br', false],
])('"%s" accepts %s: %s', (accepted, encoding, taken) => {
  expect(accepts(accepted, encoding)).toBe(taken);
});
