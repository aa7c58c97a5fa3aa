/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { media } from './records';
import { sizesOf } from './picture-json';

const folder = 'public/wp-content/uploads/2026/11';

/** Every picture, and every copy that WordPress would have made of it. */
const pictures = media.flatMap((file) => [file, ...sizesOf(file)]);

test.each(pictures)('$file is a picture of $width × $height', ({ file, width, height }) => {
  const png = readFileSync(`${folder}/${file}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(png.length).toBeLessThanOrEqual(60_000);
});

test('there is no picture that nothing names', async () => {
  const named = new Set(pictures.map(({ file }) => file));
  expect((await readdir(folder)).filter((file) => !named.has(file))).toEqual([]);
});

test('every picture says what it shows', () => {
  expect(media.filter(({ alt }) => alt === '')).toEqual([]);
});
