/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Figure } from './figure';
import { rows } from './rows';
import { accepted, changeOf, type BenchRecord } from './record';

const figure = (given: Partial<Figure>): Figure => ({
  row: 'style',
  name: '/',
  value: 10_000,
  unit: 'bytes',
  ...given,
});
const record: BenchRecord = {
  'style: /': { unit: 'bytes', value: 10_000, met: true },
  'front: speed': { unit: 'ratio', value: 0.9, met: true },
  'click: hover': { unit: 'ms', met: true },
  'requests: other hosts': { unit: 'requests', value: 0, met: true },
};

const changes: readonly (readonly [Partial<Figure>, string, boolean])[] = [
  [{ value: 10_000 }, '', false],
  [{ value: 10_400 }, '+4.0 %', false],
  [{ value: 10_600 }, '+6.0 %, worse', true],
  [{ value: 5_000 }, '-50.0 %', false],
  [{ name: 'elsewhere' }, 'new', false],
  // A goal that was met and is not is worse, however near it was.
  [{ value: 10_100, atMost: 10_050 }, '+1.0 %, worse', true],
  [
    { row: 'front', name: 'speed', unit: 'ratio', value: 0.8, atLeast: 0.8 },
    '-11.1 %, worse',
    true,
  ],
  [{ row: 'front', name: 'speed', unit: 'ratio', value: 1.2, atLeast: 0.8 }, '+33.3 %', false],
  [
    { row: 'requests', name: 'other hosts', unit: 'requests', value: 1, atMost: 0 },
    'was 0, worse',
    true,
  ],
  // For a time, the record has only whether its goal is met.
  [{ row: 'click', name: 'hover', unit: 'ms', value: 900, atMost: 1000 }, '', false],
  [{ row: 'click', name: 'hover', unit: 'ms', value: 1100, atMost: 1000 }, 'was met', true],
];

test.each(changes)('%j is "%s"', (given, words, isWorse) => {
  expect(changeOf(figure(given), record)).toEqual({ words, isWorse });
});

test('an accepted run replaces the rows it measured, keeps the others, and records no time', () => {
  const figures = [
    figure({ name: '/tools/', value: 9_000.4, atMost: 12_000 }),
    figure({ row: 'click', name: 'touch', unit: 'ms', value: 80, atMost: 100 }),
    figure({ row: 'load', name: 'one instance', unit: 'requests/s', value: 1_000 }),
  ];
  expect(accepted(record, figures)).toEqual({
    'click: touch': { unit: 'ms', met: true },
    'front: speed': { unit: 'ratio', value: 0.9, met: true },
    'load: one instance': { unit: 'requests/s' },
    'requests: other hosts': { unit: 'requests', value: 0, met: true },
    'style: /tools/': { unit: 'bytes', value: 9_000, met: true },
  });
});

test('the committed table has each row with its goal of today', () => {
  const table = readFileSync('e2e/bench/README.md', 'utf8');
  const written = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|/gm)].map(([, what, goal]) => [
    what,
    goal,
  ]);
  const given = Object.values(rows).map(({ what, goal }) => [what, goal]);
  expect(written.slice(2)).toEqual(given);
});
