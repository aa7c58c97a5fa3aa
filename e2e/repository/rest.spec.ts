import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from '@playwright/test';
import { files, rest } from './rest';

/** The project, file and title of each test in a report. */
const namesIn = (suites: readonly JSONReportSuite[] = []): string[] =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName }) => `${projectName} ${file}:${line} ${title}`),
    ),
    ...namesIn(inner),
  ]);

async function list(...options: string[]): Promise<string[]> {
  const { stdout } = spawn(
    'npx',
    ['playwright', 'test', '-c', 'e2e', '--list', '--reporter=json', ...options],
    // With `CI` each engine has its project, also one that this machine lacks: tests are listed here, not run.
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CI: '1' } },
  );
  return namesIn(((await json(stdout)) as JSONReport).suites);
}

test.describe.configure({ mode: 'default', timeout: 300_000 });

let everyDay: string[];
test.beforeAll(async () => {
  everyDay = await list('--grep-invert', rest);
});

test(
  'each file that rest.ts names has tests, which only npm run test:rest runs',
  { tag: '@rest' },
  async () => {
    const others = await list('--grep', rest);
    console.log(`${everyDay.length} tests by npm test, ${others.length} by test:rest`);
    expect(everyDay.length).toBeGreaterThan(0);
    expect(
      files.filter((file) => !others.some((name) => name.includes(` ${file}.spec.ts:`))),
    ).toEqual([]);
  },
);

test('npm test walks one journey of each kind in each engine', { tag: '@rest' }, () => {
  const kinds = (engine: string) =>
    everyDay
      .filter((name) => name.startsWith(`${engine} `))
      .map((name) => name.match(/engines\/([\w-]+)\.spec/)![1]!);
  const inChromium = new Set(kinds('chromium'));
  for (const kind of ['states', 'second-visit']) inChromium.delete(kind);
  for (const walked of [kinds('firefox'), kinds('webkit')])
    expect(walked.toSorted()).toEqual([...inChromium].toSorted());
});
