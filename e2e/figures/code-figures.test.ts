/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { figuresOf, figuresTable, foldersInCycle } from './code-figures';

const file = (path: string, ...lines: string[]) => ({
  path,
  text: lines.map((line) => `${line}\n`).join(''),
});
const valueOf = (name: string, ...files: ReturnType<typeof file>[]) =>
  figuresOf(files).find((figure) => figure.name.includes(name))?.value;

test.each([
  ['Seams', file('docs/seams.md', '# Seams', '', '| seam |', '| ---- |', '| a |', '| b |'), 2],
  ['Seams', file('docs/other.md', '| seam |', '| ---- |', '| a |'), 0],
  ['Patched', file('lib/a.ts', 'Server.prototype.emit = own;', 'console.warn = () => {};'), 2],
  ['Patched', file('lib/a.ts', 'Server.prototype.close.call(server);'), 0],
  ['Patched', file('lib/a.test.ts', 'console.warn = () => {};'), 0],
  ['handshakes', file('lib/a.ts', 'const shared = globalThis as { a?: number };'), 1],
  ['handshakes', file('lib/a.cjs', '/** @type {any} */ (globalThis).a = 1;'), 1],
  ['handshakes', file('lib/b.cjs', '(', 'globalThis', ').b = 1;'), 1],
  ['handshakes', file('lib/b.cjs', '/** @type {{ a?: A, b?: B }} */ (', 'globalThis', ');'), 2],
  ['handshakes', file('lib/a.ts', 'const on = (event: globalThis.KeyboardEvent) => event;'), 0],
  ['type check', file('next.config.mjs', 'export default {};'), 1],
  ['type check', file('next.config.mjs', '// @ts-check', 'export default {};'), 0],
  ['next/dist', file('lib/a.ts', "import { b } from 'next/dist/b';"), 1],
  ['next/dist', file('lib/a.cjs', "require('next/dist/b');"), 1],
  ['next/dist', file('lib/next/a.ts', "import { b } from 'next/dist/b';"), 0],
  ['Loose', file('lib/a.ts', ''), 1],
  ['Loose', file('lib/a.test.ts', ''), 0],
  ['Loose', file('lib/site/a.ts', ''), 0],
  ['Product lines', file('components/a/a.module.scss', '.a {', '}'), 2],
  ['Product lines', file('lib/calculators/data/alloys.ts', 'export const a = 1;'), 0],
  ['Product lines', file('ops/quotes.ts', 'list();'), 0],
  ['operations', file('ops/quotes.ts', 'list();'), 1],
  ['unit tests', file('e2e/a.test.ts', 'test();'), 1],
  ['browser tests', file('e2e/a.spec.ts', 'test();'), 1],
  ['harness', file('e2e/a.spec.ts', 'test();'), 0],
  ['harness', file('e2e/a.ts', 'run();'), 1],
])('%s: %j counts %i', (name, counted, value) => expect(valueOf(name, counted)).toBe(value));

test('the median and the longest file of three, styles too and data not', () => {
  const files = [
    file('lib/a.ts', '1'),
    file('app/b.tsx', '1', '2'),
    file('app/c.module.scss', '1', '2', '3'),
    file('lib/calculators/data/d.ts', '1', '2', '3', '4'),
  ];
  expect(valueOf('median', ...files)).toBe(2);
  expect(valueOf('longest', ...files)).toBe(3);
});

test('folders whose imports lead back to them are in a cycle', () => {
  const files = [
    file('components/quote/a.tsx', "import { B } from '@/components/chrome/b';"),
    file('components/chrome/b.tsx', "import { C } from '../html';"),
    file('components/html.tsx', "import { A } from './quote/a';"),
    file('components/search/d.tsx', "import { A } from '../quote/a';"),
  ];
  expect(foldersInCycle(files)).toEqual(['chrome', 'html', 'quote']);
});

test('docs/architecture.md shows each figure', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const names = figuresTable(figuresOf([])).split('\n').slice(2);
  for (const row of names) expect(document).toContain(row.split(' | ')[0]!.trim());
});
