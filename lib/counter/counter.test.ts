/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { countedEvents } from '@/lib/site/analytics';
import { createCounter, otherPaths } from './counter';
import { countsAsOpenMetrics, countsAsTables } from './show';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counter-'));
  jest.useFakeTimers({ now: Date.parse('2026-11-22T23:59:00Z') });
});
afterEach(() => jest.useRealTimers());

const event = 'Page view';

test('instances that share a folder sum up, by path and day, and across a restart', async () => {
  const [a, b] = [createCounter(folder, 'a'), createCounter(folder, 'b')];
  a.count(event, '/');
  b.count(event, '/');
  b.count('Quote opened', '/');
  jest.advanceTimersByTime(60_000);
  b.count(event, '/contact/');
  b.flush();
  createCounter(folder).count(event, '/never-flushed/');
  expect(await createCounter(folder).readDays()).toEqual(
    expect.arrayContaining([
      { day: '2026-11-22', event, path: '/', times: 2 },
      { day: '2026-11-22', event: 'Quote opened', path: '/', times: 1 },
      { day: '2026-11-23', event, path: '/contact/', times: 1 },
    ]),
  );
  expect(await a.readDays()).toHaveLength(3);
  expect(await a.readTotals()).toHaveLength(3);
});

test('what any number of instances count in any order is there once, nothing lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...countedEvents), fc.constantFrom('/', '/x/'))),
      async (happened) => {
        folder = mkdtempSync(join(tmpdir(), 'counter-'));
        const instances = [0, 1, 2].map((n) => createCounter(folder, `i${n}`));
        for (const [n, name, path] of happened) instances[n]!.count(name, path);
        for (const each of instances) expect(each.flush()).toBeNull();
        for (const counts of [await instances[0]!.readDays(), await instances[0]!.readTotals()])
          expect(counts.reduce((sum, { times }) => sum + times, 0)).toBe(happened.length);
      },
    ),
    { numRuns: 30 },
  );
});

test('invented paths do not make a file grow without bound, and none of their views is lost', async () => {
  const counter = createCounter(folder, 'a');
  for (let i = 0; i < 6_000; i += 1) counter.count(event, `/invented/${i}/`);
  counter.flush();
  const rows = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8'));
  expect(rows).toHaveLength(5_001);
  const totals = await counter.readTotals();
  expect(totals.find(({ path }) => path === otherPaths)?.times).toBe(1_000);
});

test('a file cut off, a foreign one and one too old are left out; the last is removed', async () => {
  writeFileSync(join(folder, '2026-11-22.cut.json'), '[["Page view","/",');
  writeFileSync(join(folder, '2026-11-22.evil.json'), '[["Page view","/",-5],["x","/",1]]');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, '2025-01-01.old.json'), '[["Page view","/",7]]');
  const counter = createCounter(folder, 'a');
  counter.count(event, '/');
  counter.flush();
  expect(await counter.readDays()).toEqual([{ day: '2026-11-22', event, path: '/', times: 1 }]);
  expect(readdirSync(folder)).toContain('notes.txt');
});

test('a folder that cannot be written loses nothing: it is there as soon as it can', () => {
  const blocked = join(folder, 'file');
  writeFileSync(blocked, '');
  const counter = createCounter(join(blocked, 'views'), 'a');
  counter.count(event, '/');
  expect(String(counter.flush())).toMatch(/ENOTDIR|EEXIST/);
});

/** Files of so many days up to today, one view of the home page in each. */
function keepDays(count: number) {
  for (let n = 0; n < count; n += 1) {
    const day = new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10);
    writeFileSync(join(folder, `${day}.a.json`), JSON.stringify([[event, '/', 1]]));
  }
}

test('400 days are read one file after the other, and others have their turn meanwhile', async () => {
  jest.useRealTimers();
  keepDays(400);
  let turns = 0;
  let isRead = false;
  const turn = () => {
    turns += 1;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const totals = await createCounter(folder).readTotals();
  isRead = true;
  expect(totals).toEqual([{ event, path: '/', times: 400 }]);
  expect(turns).toBeGreaterThan(400);
});

test('the days before yesterday are summed once a day, and those that are shown are 31', async () => {
  keepDays(60);
  const counter = createCounter(folder, 'b');
  const read = jest.spyOn(files, 'readFile');
  const both = await Promise.all([counter.readTotals(), counter.readTotals()]);
  expect(both.map(([sum]) => sum?.times)).toEqual([60, 60]);
  expect(read).toHaveBeenCalledTimes(60);
  counter.count(event, '/');
  counter.flush();
  expect((await counter.readTotals())[0]?.times).toBe(61);
  expect(read).toHaveBeenCalledTimes(60 + 3); // yesterday's file, and today's of two instances
  jest.setSystemTime(Date.now() + 86_400_000);
  expect((await counter.readTotals())[0]?.times).toBe(61);
  read.mockClear();
  expect(await counter.readDays()).toHaveLength(30);
  expect(read).toHaveBeenCalledTimes(31); // of the last 31 days, none of today
});

test('the counts as OpenMetrics and as tables, hostile words escaped', () => {
  const counts = [
    { day: '2026-11-22', event, path: '/a"\\\n/', times: 2 },
    { day: '2026-11-21', event, path: '<b>', times: 1 },
  ] as const;
  expect(countsAsOpenMetrics(counts).split('\n')).toEqual([
    '# TYPE site_events counter',
    '# HELP site_events Page views and events by path, as browsers reported them.',
    'site_events_total{event="Page view",path="/a\\"\\\\\\n/"} 2',
    'site_events_total{event="Page view",path="<b>"} 1',
    '# EOF',
    '',
  ]);
  expect(countsAsTables(counts)).toContain('<th scope="row">2026-11-22</th><td>2</td>');
  expect(countsAsTables(counts)).not.toContain('<b>');
});
