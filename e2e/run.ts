import { ensureChromium, ensureFirefox, ensureWebKit } from './machine/browsers';
import { run } from './machine/packages';

/*
 * The test command: installs what the machine lacks, then every test there is. Each step says in its own
 * output what failed; the first failure ends the run.
 */
const began = Date.now();

console.log(`Chromium: ${ensureChromium()}`);
for (const [engine, ensure] of [
  ['Firefox', ensureFirefox],
  ['WebKit', ensureWebKit],
] as const)
  console.log(`${engine}: ${here(ensure)}`);
step('types, lint, format, layers and unit tests', 'npm', ['run', '--silent', 'check']);
step('journeys over production builds', 'npx', [
  'playwright',
  'test',
  '-c',
  'e2e',
  ...process.argv.slice(2),
]);
console.log(`Everything passed in ${minutes(Date.now() - began)}.`);

function step(what: string, command: string, args: readonly string[]) {
  const start = Date.now();
  console.log(`\n== ${what}`);
  if (!run(command, args, 40 * 60_000)) {
    console.error(`\nFailed: ${what}.`);
    process.exit(1);
  }
  console.log(`== ${what}: ${minutes(Date.now() - start)}`);
}

/** Where an engine is. Without it the others run and the sentence is said, except in CI. */
function here(ensure: () => string): string {
  try {
    return ensure();
  } catch (error) {
    if (process.env.CI) throw error;
    return `${(error as Error).message} Its journeys do not run.`;
  }
}

function minutes(ms: number) {
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
