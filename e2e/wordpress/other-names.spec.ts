import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startBuiltSite, type BuiltSite } from '../site/start-site';
import { run } from '../real-wordpress/command';
import { logIn } from './log-in';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;
let site: BuiltSite;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
  await cms.load('other-names.php');
  await fetch(`${cms.url}/wp-json/`); // which renames the posts
  site = await startBuiltSite('other-names', { WORDPRESS_URL: cms.url, ...(await adopted()) });
  await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: site.url });
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

/** The settings that `npm run adopt` proposes, with the secret that this WordPress has. */
async function adopted(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'adopted-'));
  const [settings, names] = [join(folder, '.env'), join(folder, 'names.json')];
  const command = ['--import', 'tsx', 'ops/adopt.ts', cms.url, '--env', settings, '--names', names];
  const report = await run(process.execPath, command);
  expect(report).toContain('→ titanium_grades is ti-alloys: 14 records.');
  expect(report).toContain('A site can be built of it.');
  const lines = (await readFile(settings, 'utf8')).matchAll(/^(WORDPRESS_\w+)=(.+)$/gm);
  const given = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  return {
    ...given,
    NOTICE_SECRET: 'local-only-notice-secret',
    PREVIEW_SECRET: 'local-only-preview-secret',
  };
}

test('a grade of other names has its chemistry, its number and its specs', async () => {
  const page = await site.html('/inventory/titanium/grade/6al-4v/');
  expect(page).toContain('R56400');
  expect(page).toContain('>Element</th>');
  expect(page).toContain('href="/inventory/titanium/specs/ams-4928/"');
  expect(await site.html('/')).toContain('href="/services/traceability-and-certification/"');
});

test('the quote form gets its own names', async () => {
  const { status } = await post(site.url, quoteAnswers);
  expect(status).toBeLessThan(400);
  await expect.poll(async () => (await cms.submissions())[0]?.companyname).toBeTruthy();
});

test('an edit of a type of another name is announced, and shows', async () => {
  const grade = await cms.find('ti-alloys', '6al-4v');
  await cms.update('ti-alloys', grade!.id, { title: '6AL-4V of other names' });
  await expect
    .poll(() => site.html('/inventory/titanium/grade/6al-4v/'), { timeout: 25_000 })
    .toContain('6AL-4V of other names');
});

test('a page of wp-admin tests the address and the secrets, and its report shows the mapped names', async ({
  page,
}) => {
  const typed = { hard_metals_site_url: 'www.example.com/' };
  expect(await cms.ask('POST', 'wp/v2/settings', typed)).toMatchObject({
    hard_metals_site_url: 'https://www.example.com',
  });
  await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: site.url });
  await logIn(page, cms);
  await page.goto(`${cms.url}/wp-admin/tools.php?page=hard-metals-notices`);
  await page.getByRole('button', { name: 'Test address and secrets' }).click();
  await expect(page.getByText('Secret: the site takes it.', { exact: true })).toBeVisible();
  await expect(page.getByText('Preview secret: the site takes it.')).toBeVisible();
  await page.getByRole('link', { name: 'The content report' }).click();
  await expect(page.getByText('→ titanium_grades is ti-alloys: 14 records.')).toBeVisible();
});
