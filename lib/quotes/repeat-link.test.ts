/** @jest-environment node */
import { listOf } from '@/components/quote-lines/list-link';
import { repeatLink } from './repeat-link';

test('the page where lists are pasted reads the list of the link', async () => {
  const list = '3 pcs AMS 4928 2.5" rd x 40"\nØ63.5 mm 鋼 🔩';
  const link = repeatLink(list) ?? '';
  expect(link).toMatch(/^\/quote-list\/#list=[\w-]+$/);
  expect(await listOf(link.replace('/quote-list/', ''))).toBe(list);
});

test('a list that is too long for an address has none', () => {
  const odd = Array.from({ length: 9_000 }, (_, i) =>
    String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000)),
  );
  expect(repeatLink(odd.join(''))).toBeNull();
});
