import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installedNext, testedWith } from '@/lib/server/tested-with';

/*
 * npm run rehearse-upgrade -- next@canary [--no-journeys] [arguments of playwright]
 *
 * In a temporary copy: installs that version of Next, runs the contract test of each seam (docs/seams.md), builds the
 * site, and walks the journeys of the sample. Prints one line for each seam, one for the build and one for the journeys.
 * Ends with 1 where anything fails.
 */
const [wanted = 'next@canary', ...given] = process.argv.slice(2);
const withJourneys = !given.includes('--no-journeys');
const forPlaywright = given.filter((each) => each !== '--no-journeys');

const copy = mkdtempSync(join(tmpdir(), 'upgrade-'));
try {
  copySources();
  const options = '--save-exact --no-audit --no-fund --loglevel=error'.split(' ');
  const installed = run('npm', ['install', ...options, wanted]);
  if (installed.status !== 0)
    throw new Error(`${wanted} cannot be installed:\n${installed.output}`);
  console.log(`Next ${installedNext(copy)}; the seams were tested with ${testedWith}.`);
  const passed = [testSeams(), build(), withJourneys ? walkJourneys() : true];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The working copy, with what is not committed: a repository, because the journeys ask git for the sources. */
function copySources() {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout;
  git('clone', '--quiet', '.', copy);
  for (const file of git('ls-files', '-mo', '--exclude-standard').split('\n').filter(Boolean))
    if (existsSync(file)) cpSync(file, join(copy, file));
    else rmSync(join(copy, file), { force: true });
  // No hard links: npm may write into a file.
  spawnSync('cp', ['-a', '--reflink=auto', 'node_modules', join(copy, 'node_modules')]);
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}` };
}

function line(name: string, words: string) {
  console.log(`${name.padEnd(20)} ${words}`);
}

interface JestResults {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; title: string }[];
  }[];
}

function testSeams(): boolean {
  const file = join(copy, 'seams.json');
  run(
    'npx',
    `jest lib/next --json --outputFile=${file} --testPathIgnorePatterns=tested-with`.split(' '),
  );
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  for (const { name, status, message, assertionResults } of testResults.toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    const why = failed.length > 0 ? failed.map(({ title }) => title).join('; ') : first(message);
    line(basename(name, '.test.ts'), status === 'passed' ? 'holds' : `fails: ${why}`);
  }
  return testResults.length > 0 && testResults.every(({ status }) => status === 'passed');
}

function build(): boolean {
  const began = performance.now();
  const { status, output } = run('npx', ['next', 'build'], { NODE_ENV: 'production' });
  const seconds = Math.round((performance.now() - began) / 1000);
  line('build', status === 0 ? `passes in ${seconds} s` : `fails:\n${output}`);
  return status === 0;
}

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

function walkJourneys(): boolean {
  const file = join(copy, 'journeys.json');
  const project = forPlaywright.some((each) => each.startsWith('--project'))
    ? []
    : ['--project=sample'];
  const fixed = 'playwright test -c e2e --retries=0 --reporter=json'.split(' ');
  const { output } = run('npx', [...fixed, ...project, ...forPlaywright], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) {
    line('journeys', `fail:\n${output}`);
    return false;
  }
  const { suites, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: Suite[];
    stats: { expected: number; unexpected: number };
  };
  line('journeys', `${stats.expected} pass, ${stats.unexpected} fail`);
  for (const title of failedIn(suites)) line('', title);
  return stats.unexpected === 0 && stats.expected > 0;
}

function failedIn(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...failedIn(inner),
  ]);
}

/** The first words of a message that say something. */
function first(message: string) {
  const lines = message.split('\n').map((each) => each.trim());
  return lines.find((each) => each && !each.startsWith('●')) ?? 'no reason given';
}
