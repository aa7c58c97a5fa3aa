import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { paddedRows } from '../figures/padded-rows';

interface Count {
  passed: number;
  failed: number;
  seconds: number;
}

/** Prints, after the journeys, how each engine fared, and what axe found in what was seen. */
export default class Report implements Reporter {
  private readonly projects = new Map<string, Count>();
  /** What was seen → engine → violations. */
  private readonly seen = new Map<string, Map<string, number>>();

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult) {
    const project = test.parent.project()?.name ?? '';
    const count = this.projects.get(project) ?? { passed: 0, failed: 0, seconds: 0 };
    this.projects.set(project, count);
    count[status === 'passed' ? 'passed' : 'failed'] += 1;
    count.seconds += duration / 1000;
    for (const { type, description = '' } of annotations) {
      if (type !== 'axe') continue;
      const [what, engine, violations] = JSON.parse(description) as [string, string, number];
      const found = this.seen.get(what) ?? new Map<string, number>();
      this.seen.set(what, found.set(engine, (found.get(engine) ?? 0) + violations));
    }
  }

  onEnd() {
    if (this.projects.size === 0) return;
    print('Journeys', [
      ['project', 'passed', 'failed', 'seconds'],
      ...[...this.projects].map(([name, { passed, failed, seconds }]) =>
        [name, passed, failed, Math.round(seconds)].map(String),
      ),
    ]);
    if (this.seen.size === 0) return;
    const engines = ['chromium', 'firefox', 'webkit'];
    print('Violations of WCAG 2.2 AA that axe finds', [
      ['seen', ...engines],
      ...[...this.seen].map(([what, found]) => [
        what,
        ...engines.map((engine) => String(found.get(engine) ?? '–')),
      ]),
      ['in all', ...engines.map((engine) => total(this.seen, engine))],
    ]);
  }
}

/** "violations in views seen". */
function total(seen: ReadonlyMap<string, ReadonlyMap<string, number>>, engine: string): string {
  const counts = [...seen.values()].flatMap((found) => found.get(engine) ?? []);
  return `${counts.reduce((sum, count) => sum + count, 0)} in ${counts.length}`;
}

function print(title: string, rows: readonly (readonly string[])[]) {
  console.log(`\n${title}\n${paddedRows(rows, { numbers: true }).join('\n')}`);
}
