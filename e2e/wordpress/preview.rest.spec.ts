import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { signPreview } from '@/lib/preview/token';
import { watchPolicy } from '../page/policy-violations';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';
import { logIn } from './log-in';
import { startWordPress } from '../real-wordpress/wordpress';

const secret = 'local-only-preview-secret'; // as in php/wp-config.php
/** An editor's browser, logged in to WordPress. */
let editor: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);
const site = shared(() =>
  startBuiltSite('preview', {
    WORDPRESS_URL: cms.url,
    PREVIEW_SECRET: secret,
    WORDPRESS_USER: cms.adminUser,
    WORDPRESS_APPLICATION_PASSWORD: cms.applicationPassword,
  }),
);
test.beforeAll(async ({ browser }) => {
  await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: site.url });
  editor = await browser.newContext();
  page = await editor.newPage();
  await logIn(page, cms);
});
test.afterAll(() => editor?.close());

const banner = () => page.getByRole('complementary', { name: 'Preview' });

test('every page is still made before anyone asks', () => {
  const dynamic = [...site.build.output.matchAll(/ƒ (\/\S*)/g)].map(([, route]) => route!);
  // A list and a request belong to one visitor, and are kept nowhere (decisions 60 and 61); a text is made of its page.
  expect(dynamic.filter((route) => !route.startsWith('/api/'))).toEqual([
    '/quote-list/checked',
    '/quote-sent/[reference]/[token]',
    '/text/[...page]',
  ]);
  expect(dynamic).toContain('/api/preview/[type]/[id]');
});

test('a page that is a draft, from the Preview link in wp-admin', async () => {
  await cms.create('pages', {
    title: 'Night shift',
    content: '<p>Saws run at night.</p>',
    status: 'draft',
  });
  await page.goto(`${cms.url}/wp-admin/edit.php?post_status=draft&post_type=page`);
  const link = page.getByRole('link', { name: 'Preview “Night shift”' });
  const forbidden = await watchPolicy(page);
  const response = (await page.goto((await link.getAttribute('href'))!))!;

  expect(page.url()).toBe(`${site.url}/night-shift/?uncached`);
  expect(response.status()).toBe(200);
  const { 'cache-control': kept, ...headers } = await response.allHeaders();
  expect(kept).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1, name: 'Night shift' })).toBeVisible();
  await expect(page.getByText('Saws run at night.')).toBeVisible();
  await expect(banner()).toContainText('A draft: visitors do not see it.');

  expect(forbidden).toEqual([]);

  const { status, headers: theirs } = await site.get('/night-shift/');
  expect([status, theirs.get('location')]).toEqual([307, '/404/night-shift/']);
});

for (const [status, collection, title, address, says] of [
  ['draft', 'titanium_grades', 'Ti 17', '/inventory/titanium/grade/ti-17/', 'A draft'],
  ['pending', 'nickel_specs', 'AMS 1', '/inventory/nickel/specs/ams-1/', 'Waiting for review'],
  [
    'future',
    'um_services',
    'Etching',
    '/services/etching/',
    'visitors see it from 2031-05-01 10:00',
  ],
  ['draft', 'processes', 'Peening', '/services/value-added-processes/peening/', 'A draft'],
  ['pending', 'forms', 'Hex', '/inventory/titanium/form/hex/', 'Waiting for review'],
  ['draft', 'glossary', 'Réaumur ½', '/glossary/reaumur-%C2%BD/', 'A draft'],
] as const)
  test(`${collection}: a post in the state "${status}" at the address it will have`, async () => {
    const when = status === 'future' ? { date_gmt: '2031-05-01T10:00:00' } : {};
    const { id } = await cms.create(collection, { title, status, content: '<p>New.</p>', ...when });
    await page.goto(`${cms.url}/wp-admin/admin-post.php?action=hard_metals_preview&post=${id}`);
    expect(page.url()).toBe(`${site.url}${address}?uncached`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(banner()).toContainText(says);
    expect((await site.get(address)).status).toBe(307);
  });

/** The title in the block editor, which WordPress frames or not, by its version and by what else stands in the editor. */
async function titleInBlockEditor(page: Page) {
  await page.waitForSelector('iframe[name=editor-canvas], .wp-block-post-title');
  const canvas = page.locator('iframe[name=editor-canvas]');
  return ((await canvas.count()) > 0 ? canvas.contentFrame() : page).getByRole('textbox', {
    name: 'Add title',
  });
}

const path = '/inventory/titanium/grade/beta-c/';

test('a published grade as it stands in the editor, unsaved, by the preview button', async () => {
  const before = await site.html(path);
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  await page.goto(`${cms.url}/wp-admin/post.php?post=${grade.id}&action=edit`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await (await titleInBlockEditor(page)).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', being typed');
  // "Preview" in WordPress 6.1, "View" since.
  await page.getByRole('button', { name: /^(?:View|Preview)$/ }).click();
  const opened = editor.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Preview in new tab' }).click();
  page = await opened;

  await page.waitForURL(`${site.url}${path}?uncached`);
  await page.locator('summary', { hasText: 'About Beta C, being typed' }).click();
  await expect(page.getByText('is a metastable beta titanium alloy.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Beta C, being typed');
  await expect(banner()).toContainText('Changes that are not saved');
  await expect(banner()).toContainText('Of fields and pictures WordPress keeps only what is saved');
  await expect(page.getByRole('link', { name: 'AMS 4957' }).first()).toBeVisible();
  await expect(banner().getByRole('link', { name: 'Edit in WordPress' })).toHaveAttribute(
    'href',
    `${cms.url}/wp-admin/post.php?post=${grade.id}&action=edit`,
  );
  expect(await site.html(path)).toBe(before);
  expect((await site.get(path)).headers.get('x-nextjs-cache')).toBe('HIT');
});

/** The site's cookies that the editor's browser sends to an address; WordPress has its own on the same host. */
const ours = async (address: string) =>
  (await editor.cookies(site.url + address)).filter(({ name }) => /^(__|preview)/.test(name));

test('the preview is of this address alone', async () => {
  const cookies = await ours(path);
  expect(cookies.every(({ path: at }) => at === path)).toBe(true);
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['__prerender_bypass', 'preview']);
  expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
  const other = '/inventory/titanium/grade/6al-4v/';
  expect(await ours(other)).toEqual([]);

  // Sent to another address by hand, it shows nothing but what visitors see.
  const valueOf = (cookie: string) => cookies.find(({ name }) => name === cookie)!.value;
  const bypass = `__prerender_bypass=${valueOf('__prerender_bypass')}`;
  const cookie = `${bypass}; preview=${valueOf('preview')}`;
  const there = await fetch(site.url + other, { headers: { cookie } });
  expect(await there.text()).not.toMatch(/Exit preview|being typed/);
  expect(there.headers.get('cache-control')).toMatch(/no-store|max-age=0/);
  // A pass alone does not open it, nor the other cookie alone. Nobody may frame any of them.
  for (const [sent, isShown] of [
    [cookie, true],
    [bypass, false],
    [`preview=${valueOf('preview')}`, false],
  ] as const) {
    const answer = await fetch(site.url + path, { headers: { cookie: sent } });
    const policy = answer.headers.get('content-security-policy');
    expect([sent, /Exit preview|being typed/.test(await answer.text())]).toEqual([sent, isShown]);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('exit shows what visitors see', async () => {
  await page.goto(site.url + path);
  await banner().getByRole('button', { name: 'Exit preview' }).click();
  await expect(banner()).toBeHidden();
  expect(page.url()).toBe(site.url + path);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('being typed');
  expect(await ours(path)).toEqual([]);
});

test('without a token, or for a post that is not there, the answer is a sentence', async () => {
  const absent = '/api/preview/titanium_grades/987654/';
  const until = Math.floor(Date.now() / 1000) + 60;
  for (const [address, status, says] of [
    ['/api/preview/titanium_grades/1/', 401, 'This address lacks its token'],
    ['/api/report/', 401, 'This address lacks its token'],
    [
      `${absent}?until=${until}&token=${signPreview(secret, absent, until)}`,
      404,
      'WordPress has no post 987654 in titanium_grades.',
    ],
  ] as const) {
    const response = await site.get(address);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain(says);
  }
});

test('a visitor who is not logged in is not redirected by WordPress', async () => {
  const answer = await fetch(
    `${cms.url}/wp-admin/admin-post.php?action=hard_metals_preview&post=1`,
    { redirect: 'manual' },
  );
  expect(answer.headers.get('location') ?? '').not.toContain('token=');
});

test('the content report, from Tools → Public site', async () => {
  await page.goto(`${cms.url}/wp-admin/tools.php?page=hard-metals-site`);
  await page.getByRole('link', { name: 'The content report' }).click();
  await expect(page.getByRole('heading', { name: 'Content report' })).toBeVisible();
  await expect(page.getByText(/^\d{3} posts read\. \d+ broken/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Links that lead nowhere: none' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/api/report/');
});
