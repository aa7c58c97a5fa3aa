/** @jest-environment node */
import { inflateRawSync } from 'node:zlib';
import { repeatLink } from './repeat-link';

test('the link holds the list, and a mark that it is whole', () => {
  const list = '3 pcs AMS 4928 2.5" rd x 40"\nØ63.5 mm 鋼 🔩';
  const link = repeatLink(list) ?? '';
  expect(link).toMatch(/^\/quote-list\/#list=[\w-]+$/);
  const packed = Buffer.from(link.replace('/quote-list/#list=', ''), 'base64url');
  expect(inflateRawSync(packed).toString()).toBe(`${list}\n\n`);
});

test('a list that is too long for an address has none', () => {
  const odd = Array.from({ length: 9_000 }, (_, i) =>
    String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000)),
  );
  expect(repeatLink(odd.join(''))).toBeNull();
});
