import type { Page } from '@playwright/test';
import type { WordPress } from './wordpress';

/** Logs the administrator in to wp-admin. */
export async function logIn(page: Page, { url, adminUser, adminPassword }: WordPress) {
  await page.goto(`${url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(adminUser);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/wp-admin\//);
}
