import { spawnSync } from 'node:child_process';
import { ensureChromium, installOtherEngines, missingEngines } from './machine/browsers';
import { run } from './machine/packages';

/*
 * The test commands. `npm test` installs what the machine lacks, checks the sources and runs what protects a visitor;
 * `npm run test:rest` runs every other test. Each step prints what failed; the first failure ends the run.
 */

/**
 * What `npm run test:rest` runs and `npm test` does not, as a regular expression over the project, file, title and tags of a
 * test: a file `*.rest.spec.ts`, a test with the tag `@rest`, and in Firefox and on a phone what lacks the tag `@each-engine`.
 */
const rest = '^ *(?:.*(?:\\.rest\\.spec\\.ts |@rest\\b)|(?:firefox|phone) (?!.*@each-engine))';

const startedAt = Date.now();
const [part, ...options] = process.argv.slice(2);

console.log(`Chromium: ${ensureChromium()}`);
installOtherEngines();
const missing = missingEngines();
// In CI every engine runs, or the run fails.
if (process.env.CI && missing.length > 0) throw new Error(missing.join(' '));

if (part === 'rest') {
  process.env.PROPERTY_RUNS = '1000';
  process.env.QUOTE_KILL_SECONDS = '60';
  step('tests with more runs', 'npx', ['jest', ...testsWithRuns()]);
  playwright('the other journeys', '--grep');
} else {
  process.env.UNIT_TESTS = 'all';
  step('types, lint, format and all unit tests', 'npm', ['run', '--silent', 'check']);
  playwright('journeys of every day', '--grep-invert');
}
console.log(`Everything passed in ${minutes(Date.now() - startedAt)}.`);

function playwright(what: string, filter: '--grep' | '--grep-invert') {
  step(what, 'npx', ['playwright', 'test', '-c', 'e2e', filter, rest, ...options]);
}

/** The unit tests that read PROPERTY_RUNS or QUOTE_KILL_SECONDS: run with more cases, or longer. */
function testsWithRuns(): string[] {
  const reads = ['-e', 'env.PROPERTY_RUNS', '-e', 'env.QUOTE_KILL_SECONDS'];
  const found = spawnSync('git', ['grep', '-l', ...reads, '--', '*.test.ts']);
  return String(found.stdout).trim().split('\n');
}

function step(what: string, command: string, args: readonly string[]) {
  const start = Date.now();
  console.log(`\n== ${what}`);
  if (!run(command, args, 40 * 60_000)) {
    console.error(`\nFailed: ${what}.`);
    process.exit(1);
  }
  console.log(`== ${what}: ${minutes(Date.now() - start)}`);
}

function minutes(ms: number) {
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
