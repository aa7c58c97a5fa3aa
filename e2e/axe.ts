import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it is now: the rule and the first element it names. */
export async function violationsOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  // axe brings a playwright-core of its own, whose types are not the pinned one's.
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''] as const);
}
