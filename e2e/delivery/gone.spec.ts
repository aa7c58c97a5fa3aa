import { expect, test, type Page } from '@playwright/test';

/** As after a release that removed the files of the one before: an open tab still requests them. */
async function openAndLose(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/**', (route) =>
    route.fulfill({ status: 404, body: 'There is no such file.' }),
  );
}

test('a tab whose scripts are gone leads on', async ({ page }) => {
  await openAndLose(page, '/contact/');
  await page.getByRole('link', { name: 'Tools' }).first().click();
  await expect(page).toHaveURL(/\/tools\/conversion\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit Conversion');
});

test('a quote button whose script is gone leads to the contact page', async ({ page }) => {
  await openAndLose(page, '/');
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect(page).toHaveURL(/\/contact\/$/);
});
