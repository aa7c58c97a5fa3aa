import { expect, test } from '@playwright/test';
import { shown } from '../page/addresses';
import { watchPolicy } from '../page/policy-violations';

test('nothing the policy forbids is on any page', async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of [...shown.map((row) => row.path), '/404/']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  expect(violations).toEqual([]);
});
