/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { packList, unpackList } from './packed-list';

test('a list of 200 lines fits into an address, and is read from it', () => {
  const list = Array.from({ length: 200 }, (_, i) => `${i} pcs AMS 4928 Ø2.5" rd x ${i * 7}"`).join(
    '\n',
  );
  const packed = packList(list);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(unpackList(packed ?? '')).toBe(list);
});

test.each(['x', '%%%', '', deflateRawSync('x'.repeat(1_000_000)).toString('base64url')])(
  'an address without a list has none (%#)',
  (packed) => {
    expect(unpackList(packed)).toBeNull();
  },
);
