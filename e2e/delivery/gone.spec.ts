import { expect, test } from '@playwright/test';

test('a tab whose scripts are gone leads on', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  // As after a release that removed the files of the one before: an open tab still requests them.
  await page.route('**/_next/static/chunks/**', (route) =>
    route.fulfill({ status: 404, body: 'There is no such file.' }),
  );
  await page.getByRole('link', { name: 'Tools' }).first().click();
  await expect(page).toHaveURL(/\/tools\/conversion\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit Conversion');
});
