import { axe, rules, runAxe } from '../page/axe';
import { expect, test } from './journey';
import type { Visitor } from '../visitor/visitor';

/** Expects that axe finds nothing wrong with what the visitor sees; the report counts it under that name. */
export async function expectNoViolations(visitor: Visitor, seen: string) {
  if (!(await visitor.run(() => 'axe' in globalThis))) await visitor.load(axe);
  const violations = await visitor.run(runAxe, rules);
  test.info().annotations.push({
    type: 'axe',
    description: JSON.stringify([seen, visitor.engine, violations.length]),
  });
  expect.soft(violations, seen).toEqual([]);
}
