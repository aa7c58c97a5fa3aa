import { test } from '@playwright/test';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faultNames, type FaultName } from '../fake-cms/faults';
import { paddedRows } from '../figures/padded-rows';

/** When WordPress may fail, and what a cell of that column holds: the result that the test asserted. */
const moments = {
  build: 'next build: its exit code and seconds; the cause is named in its output',
  revalidation:
    'stale pages: responses with the stale content, lines in the log about them, seconds from recovery to the new content',
  'never built': 'an address that was never requested: during the outage (uncached), and after it',
  webhook: 'the webhook of an editor’s change: during the outage, and repeated after it',
  quote:
    'a quote request: the message to its sender, and how often WordPress received it under its one reference (twice where the first response was lost)',
  preview:
    'a preview that an editor opens, and one that was open: the responses during the outage, and after it',
} as const;
type Moment = keyof typeof moments;

const type = 'outage';

/** Adds a result to the table that is printed after the last test. */
export function cell(fault: FaultName, moment: Moment, result: string): void {
  test.info().annotations.push({ type, description: JSON.stringify([fault, moment, result]) });
}

/** Playwright makes its reporters with `new`; this one gathers the cells of all workers and prints them. */
export default function OutageMatrix(): Reporter {
  const cells = new Map<string, string>();
  return {
    printsToStdio: () => false,
    onTestEnd(_test: TestCase, { annotations }: TestResult) {
      for (const { type: kind, description = '' } of annotations) {
        if (kind !== type) continue;
        const [fault, moment, result] = JSON.parse(description) as string[];
        cells.set(`${fault} ${moment}`, result!);
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
  const legend = Object.entries(moments).map(([moment, says]) => `${moment}: ${says}.`);
  return [
    `Results while WordPress failed: ${cells.size} cells`,
    ...paddedRows(rows),
    ...legend,
  ].join('\n');
}
