import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The rules of WCAG 2.2 AA, which are not all on by themselves (24 px targets are not), and good practice. Contrast is
 * measured by AAA: 7:1, and 4.5:1 for large letters.
 */
export const rules = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
};

/** What is wrong: the rule and the first element it names. */
export type Violations = readonly (readonly [rule: string, html: string])[];

/** What axe finds wrong with the page as it is now. */
export async function violationsOf(page: Page): Promise<Violations> {
  // axe brings a playwright-core of its own, whose types are not the pinned one's.
  const { violations } = await new AxeBuilder({ page: page as never }).options(rules).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''] as const);
}

const required = createRequire(import.meta.url);

/** axe itself, for engines that its own driver does not know. */
export const axe = readFileSync(
  createRequire(required.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs in a page that has loaded `axe`: what `violationsOf` returns. */
export async function runAxe(options: typeof rules): Promise<Violations> {
  const { axe: loaded } = globalThis as unknown as {
    axe: {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  const { violations } = await loaded.run({
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''] as const);
}
