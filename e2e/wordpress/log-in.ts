import { expect, type Page } from '@playwright/test';
import type { WordPress } from '../real-wordpress/wordpress';

/** Logs the administrator in to wp-admin. */
export async function logIn(page: Page, { url, adminUser, adminPassword }: WordPress) {
  await page.goto(`${url}/wp-login.php`);
  const name = page.getByLabel('Username or Email Address');
  // WordPress selects the name a moment after loading: what is typed elsewhere by then would land in it.
  await expect(name).toBeFocused();
  await name.fill(adminUser);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/wp-admin\//);
}
