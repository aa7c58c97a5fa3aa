/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fieldTable } from '@/content-schemas/section-fields';

test('the editors’ document lists every field that sections are read from', () => {
  const cell = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = fieldTable.map(({ of, field, or, kind }) =>
    [of, cell([field]), kind, cell(or) || '–'].join(' | '),
  );
  const document = readFileSync('docs/editors.md', 'utf8').replaceAll(/ +/g, ' ');
  const listed = document
    .split('\n')
    .filter((line) => /^\| .*`/.test(line))
    .map((line) => line.slice(2, -2));
  expect(listed).toEqual(rows);
});
