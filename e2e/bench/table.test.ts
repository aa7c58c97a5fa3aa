/** @jest-environment node */
import type { Figure } from './figure';
import { markdownTable, terminalTable } from './table';

const figures: readonly Figure[] = [
  { row: 'front', name: 'speed', value: 0.844, unit: 'ratio', atLeast: 0.8 },
  { row: 'front', name: 'p99', value: 60.2, unit: 'ms', atMost: 50 },
  { row: 'style', name: '/', value: 11_234, unit: 'bytes' },
];

test('the terminal shows each figure under its row, with its goal and what became of it', () => {
  const text = terminalTable(figures, { 'style: /': { unit: 'bytes', value: 10_000 } });
  expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    '',
    'CSS a page needs (goal: ≤ 12 kB)',
    'figure | goal | measured | met | against the record',
    '/ | 11,234 bytes | +12.3 %, worse',
    '',
    'behind nginx’s cache against nginx serving the same file (goal: ≥ 0.8 ×, p99 < 50 ms)',
    'figure | goal | measured | met | against the record',
    'speed | ≥ 0.8 × | 0.844 × | yes | new',
    'p99 | ≤ 50 ms | 60.2 ms | NO | new',
  ]);
});

test('the written table shows what is recorded, and marks rows without a record', () => {
  const table = markdownTable({
    'front: speed': { unit: 'ratio', value: 0.844, met: true },
    'front: p99': { unit: 'ms', met: false },
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `build: ${i}k`,
        { unit: i < 6 ? ('ratio' as const) : ('MiB' as const), value: 2 + i, met: true },
      ]),
    ),
    'build: 20k': { unit: 'ratio', value: 3.1, met: false },
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, i) => [
        `style: /${i}/`,
        { unit: 'bytes' as const, value: 11_990 + i, met: i < 11 },
      ]),
    ),
  });
  expect(table).toContain('| speed: 0.844 × | **1 of 2** | `npm run bench -- front` |');
  expect(table).toContain(
    '| 13 figures, 11,990 bytes to 12,002 bytes; /11/: 12,001 bytes; /12/: 12,002 bytes | **11 of 13** |',
  );
  expect(table).toContain('| 13 figures, 2 × to 7 ×, 8 MiB to 13 MiB; 20k: 3.1 × | **12 of 13** |');
  expect(table).toContain('| ≤ 1.1 × | not measured |  | `npm run bench -- cycle` |');
});
