import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';
import type { BenchRecord } from './record';
import { markdownTable } from './table';

const folder = resolve('e2e/bench');
const file = `${folder}/record.json`;

/** The last accepted run; nothing before the first. */
export const readRecord = (): BenchRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BenchRecord) : {};

const words = `# Figures

What \`npm run bench\` measured when its record was last accepted. Written by \`npm run bench -- --accept\` from
\`record.json\`; not edited by hand. Ratios are taken in one run, the two sides in turns; times are of one machine and
one hour, so only whether they met their goal is kept: the goal of that run, where it has changed since.

- \`npm run bench\`: everything, compared with the record; what got more than 5 % worse is flagged.
- \`npm run bench -- search bytes\`: single measures. \`--size=small\`: quick sizes. \`--accept\`: writes the record.
- \`npm run bench -- interaction --template=search --template='find by property'\`: the controls of single templates;
  \`vitals\` knows the option too.
- \`npm run bench -- vitals --against=../before\`: LCP and TBT beside the build of another checkout, in turns;
  \`throughput\` knows the option too. When a page paints depends on the machine, and so does how many are sent in a second;
  beside another build the machine counts for both.

`;

/** Writes the record, and the table that the README links. */
export async function writeRecord(record: BenchRecord): Promise<void> {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(
    `${folder}/README.md`,
    await format(words + markdownTable(record), { parser: 'markdown' }),
  );
}
