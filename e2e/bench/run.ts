import { readArguments } from './arguments';
import { openBench } from './bench';
import type { Figure } from './figure';
import { measures } from './measures';
import { accepted, changeOf } from './record';
import { readRecord, writeRecord } from './record-file';
import { terminalTable } from './table';
import { interactivePages } from './templates';

/*
 * `npm run bench`: measures the site beside what it is compared with, prints goals and figures, and what got
 * worse since the record. Loopback only, bounded in time. Exit code 1 where something got worse or failed.
 */
const asked = readArguments(
  process.argv.slice(2),
  Object.keys(measures),
  interactivePages.map(({ name }) => name),
);
const { names, accept } = asked;
const record = readRecord();
const figures: Figure[] = [];
const failures: string[] = [];
const bench = openBench(asked);

for (const name of names) {
  const begun = Date.now();
  console.log(`Measuring ${name} …`);
  try {
    figures.push(...(await measures[name]!(bench)));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(`  ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}
await bench.close();

console.log(terminalTable(figures, record));
const worse = figures.filter((figure) => changeOf(figure, record).isWorse);
if (worse.length > 0) console.log(`\nWorse than the record: ${worse.length} figures.`);
for (const failure of failures) console.error(`\nNot measured: ${failure}`);
if (accept) {
  await writeRecord(accepted(record, figures));
  console.log('\nWritten: e2e/bench/record.json and e2e/bench/README.md.');
}
process.exitCode = failures.length > 0 || (worse.length > 0 && !accept) ? 1 : 0;
