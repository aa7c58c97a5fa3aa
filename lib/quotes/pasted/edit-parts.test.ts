/** @jest-environment node */
import fc from 'fast-check';
import { duplicateLine, moveLine, removeLine, textWith, type Row } from './edit-parts';
import { isLine, linesOf, textOf } from './part';

/** "[…]" is a line, all else stands between. */
const rowsOf = (text: string): readonly Row[] =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((part, i) => ({
      id: i + 1,
      text: part,
      ...(part.startsWith('[') && { fields: [], unread: [], remarks: [], pounds: null }),
    }));
const idOf = (rows: readonly Row[], text: string) => rows.find((row) => row.text === text)?.id ?? 0;

test.each([
  ['[a]\n[b]\nend', 'a', '[b]\nend'],
  ['hi\n[a]\n[b]', 'b', 'hi\n[a]\n'],
  ['[a][b]\n[c]', 'a', '[b]\n[c]'],
  ['[a][b]\n[c]', 'b', '[a]\n[c]'],
])('%j without %s is %j', (text, name, rest) => {
  const rows = rowsOf(text);
  expect(textOf(removeLine(rows, idOf(rows, `[${name}]`)))).toBe(rest);
});

test.each([
  ['[a]\n[b]\n[c]', 'b', -1, '[b]\n[a]\n[c]'],
  ['[a]\nhello\n[b]', 'a', 1, '[b]\nhello\n[a]'],
  ['[a][b]\n[c]', 'b', 1, '[a]\n[c]\n[b]'],
  ['[a]\n[b]', 'a', -1, '[a]\n[b]'],
  ['[a]\n[b]', 'b', 1, '[a]\n[b]'],
] as const)('in %j, %s moved by %i: %j', (text, name, by, moved) => {
  const rows = rowsOf(text);
  expect(textOf(moveLine(rows, idOf(rows, `[${name}]`), by))).toBe(moved);
});

test('a line has another below it, and a number of its own', () => {
  const rows = rowsOf('[a]\n[b]');
  const twice = duplicateLine(rows, idOf(rows, '[a]'));
  expect(textOf(twice)).toBe('[a]\n[a]\n[b]');
  expect(new Set(twice.map(({ id }) => id)).size).toBe(twice.length);
});

test('another text stands where the line stood', () => {
  const rows = rowsOf('hi\n[a]\n[a]');
  expect(textWith(rows, new Map([[4, 'x']]))).toBe('hi\n[a]\nx');
});

test('lines that are moved are the same lines, each with its number, and no row is lost', () => {
  const part = fc.constantFrom('[a]', '[b]', '[c]', '\n', '\nx\n');
  fc.assert(
    fc.property(fc.array(part), fc.nat(8), fc.constantFrom(1, -1), (parts, at, by) => {
      const rows = rowsOf(parts.join(''));
      const line = linesOf(rows)[at];
      if (!line) return;
      const moved = moveLine(rows, line.id, by);
      const names = (all: readonly Row[]) => all.map(({ text }) => text.trim()).filter(Boolean);
      expect(names(moved).toSorted()).toEqual(names(rows).toSorted());
      expect(new Set(moved.map(({ id }) => id)).size).toBe(moved.length);
      expect(
        moved
          .filter((row) => isLine(row))
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(
        linesOf(rows)
          .map(({ id }) => id)
          .toSorted(),
      );
    }),
  );
});
