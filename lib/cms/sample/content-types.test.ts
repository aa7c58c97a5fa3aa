/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { metals } from '@/lib/catalog/metals';
import { records } from './records';

test('the WordPress plugin registers every collection of the site, and no other', () => {
  const php = readFileSync('ops/wordpress-plugin/hard-metals/includes/content-types.php', 'utf8');
  const [, table = ''] =
    /function content_types\(\): array \{\n    return \[(.*?)\];/s.exec(php) ?? [];
  const registered = [...table.matchAll(/'([a-z_]+)'\s*=>/g)].map(([, name]) => name);
  const collections = new Set([
    ...metals.flatMap((metal) => [metal.apiEndPoint, metal.specsEndPoint]),
    ...records.map(({ collection }) => collection),
  ]);
  collections.delete('pages'); // which every WordPress has
  expect(registered.toSorted()).toEqual([...collections].toSorted());
});
