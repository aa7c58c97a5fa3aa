import { test } from '@playwright/test';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faultNames, type FaultName } from '../fake-cms/faults';

/** When WordPress may fail, and what a cell of its column says: seen and asserted by the test that says it. */
const moments = {
  build: 'next build: its exit code and seconds; the cause is named in its output',
  revalidation:
    'pages past their time: answers with the old content, lines in the log about them, seconds from recovery to the new content',
  'never built': 'an address nobody asked for before: during the outage (uncached), and after it',
  notice: 'an editor’s change announced: during the outage, and announced again after it',
  quote:
    'a quote request: what its sender is told, and how often WordPress took it under its one reference (again where its yes was lost)',
  preview:
    'a preview asked for by an editor, and one that was open: what they get during the outage, and after it',
} as const;
export type Moment = keyof typeof moments;

const type = 'outage';

/** Puts what was got into the table that is printed after the last test. */
export function cell(fault: FaultName, moment: Moment, got: string): void {
  test.info().annotations.push({ type, description: JSON.stringify([fault, moment, got]) });
}

/** Playwright makes its reporters with `new`; this one gathers the cells of all workers and prints them. */
export default function OutageMatrix(): Reporter {
  const cells = new Map<string, string>();
  return {
    printsToStdio: () => false,
    onTestEnd(_test: TestCase, { annotations }: TestResult) {
      for (const { type: kind, description = '' } of annotations) {
        if (kind !== type) continue;
        const [fault, moment, got] = JSON.parse(description) as string[];
        cells.set(`${fault} ${moment}`, got!);
      }
    },
    onEnd(_result: FullResult) {
      if (cells.size > 0) console.log(`\n${table(cells)}\n`);
    },
  };
}

function table(cells: ReadonlyMap<string, string>): string {
  const columns = Object.keys(moments);
  const rows = [
    ['fault', ...columns],
    ...faultNames.map((fault) => [
      fault,
      ...columns.map((moment) => cells.get(`${fault} ${moment}`) ?? '–'),
    ]),
  ];
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) => row.map((words, i) => words.padEnd(widths[i]!)).join('  '));
  const legend = Object.entries(moments).map(([moment, says]) => `${moment}: ${says}.`);
  return [`What was got while WordPress failed: ${cells.size} cells`, ...lines, ...legend].join(
    '\n',
  );
}
