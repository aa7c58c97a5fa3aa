import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** axe itself, a script for a page. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong with the page as it is now. It runs in the page and returns the violations only: its own driver
 * takes four times as long, because it fetches each result and puts them together in another page.
 */
export async function violationsOf(page: Page): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(runAxe, rules);
}

/** Runs in a page that has loaded `axe`. */
export async function runAxe(options: typeof rules): Promise<Violations> {
  const { axe: loaded } = globalThis as unknown as { axe: typeof import('axe-core') };
  const { violations } = await loaded.run({
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''] as const);
}
