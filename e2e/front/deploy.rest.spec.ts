import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { dialog, floatingButton } from '../visitor/quote-page';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { startNginx } from '../site/nginx';

const site = shared(() => startInstance());
const nginx = shared(() => startNginx([site.url], site.folder));
const old = shared(() => startInstance());
const both = shared(() => startNginx([old.url, site.url], site.folder));

/** Opens a page whose scripts run, as a tab that is then left alone. */
async function openTab(page: Page) {
  await page.goto(`${nginx.url}/glossary/`, { waitUntil: 'networkidle' });
}

test('a tab from before a deploy goes on: with the old script where it is kept, else on the contact page', async ({
  browser,
}) => {
  const [first, second] = await Promise.all([1, 2].map(() => browser.newPage()));
  // The scripts of the dialog, requested from the site itself so that nginx does not store them.
  await first!.goto(`${site.url}/glossary/`, { waitUntil: 'networkidle' });
  const loading = first!.waitForRequest(/\/_next\/static\/.*\.js/);
  await floatingButton(first!).click();
  const { pathname } = new URL((await loading).url());
  const chunk = join(site.folder, pathname.replace('/_next/', '.next/'));
  await expect(dialog(first!)).toBeVisible();

  await openTab(first!);
  await openTab(second!);
  await site.end('SIGTERM');
  renameSync(chunk, `${chunk}.old`); // the new release names it otherwise
  await site.begin();
  await floatingButton(first!).click();
  await expect(first!).toHaveURL(`${nginx.url}/contact/`);
  await expect(first!.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();

  await site.end('SIGTERM');
  renameSync(`${chunk}.old`, chunk); // kept beside those of the new release
  await site.begin();
  await floatingButton(second!).click();
  await expect(dialog(second!)).toBeVisible();
});

test('a page of the new release finds its scripts while another instance has the old release', async () => {
  const html = await (await fetch(`${site.url}/inventory/titanium/`)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(3);
  // The old release has none of these names.
  await old.end('SIGTERM');
  for (const script of scripts) rmSync(join(old.folder, script.replace('/_next/', '.next/')));
  await old.begin();
  expect((await fetch(old.url + scripts[0]!)).status).toBe(404);
  for (const script of scripts)
    expect([script, (await fetch(both.url + script)).status]).toEqual([script, 200]);
});
