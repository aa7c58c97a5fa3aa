import { createServer } from 'node:http';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { sign } from '@/lib/preview/token';
import { close, listen } from '../machine/local-server';
import { watchPolicy } from '../page/policy-violations';
import { startInstance, type Instance } from '../site/start-site';
import { titleInBlockEditor } from './block-editor';
import { logIn } from './log-in';
import type { Post } from '../real-wordpress/rest';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';
import { sampleBuild } from '../site/build';

const secret = 'local-only-preview-secret'; // as in php/wp-config.php
const path = '/inventory/titanium/grade/beta-c/';
let cms: WordPress;
let site: Instance;
let grade: Post;
/** An editor's browser, logged in to WordPress. */
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async ({ browser }) => {
  cms = await startWordPress();
  await cms.load('acf-inputs.php');
  site = await startInstance(sampleBuild, {
    WORDPRESS_URL: cms.url,
    PREVIEW_SECRET: secret,
    WORDPRESS_USER: cms.adminUser,
    WORDPRESS_APPLICATION_PASSWORD: cms.applicationPassword,
  });
  await leadTo(site.url);
  grade = (await cms.find('titanium_grades', 'beta-c'))!;
  page = await browser.newPage();
  await logIn(page, cms);
  // WordPress welcomes an editor who comes for the first time, once its scripts have run.
  const welcome = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await page.addLocatorHandler(welcome, () => welcome.click());
});
test.afterAll(async () => {
  await page?.close();
  await site?.stop();
  await cms?.stop();
});

const leadTo = (url: string) => cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: url });
const html = () => site.html(path);
const editorOf = (id: number) => `${cms.url}/wp-admin/post.php?post=${id}&action=edit`;
const seconds = () => Math.floor(Date.now() / 1000);
const signed = (address: string, until = seconds() + 60) =>
  `${address}?until=${until}&token=${sign(secret, address, until)}`;
const banner = () => page.getByRole('complementary', { name: 'Preview' });
const onSite = (): FrameLocator => page.frameLocator('iframe[title="The page on the site"]');
const heading = () => onSite().getByRole('heading', { level: 1 });
const uns = () => page.getByRole('textbox', { name: 'UNS number' });

async function openBlockEditor() {
  await page.goto(editorOf(grade.id));
  await page.getByRole('button', { name: 'Preview beside' }).click();
}

test('beside the block editor the page shows what is typed, and a click on it opens its field', async () => {
  const before = await html();
  const forbidden = await watchPolicy(page);
  await openBlockEditor();
  await expect(heading()).toContainText('BETA C');
  const title = await titleInBlockEditor(page);
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(', being typed');
  await expect(heading()).toContainText('BETA C, being typed');

  // WordPress 7 shows its boxes when they are asked for, and an editor may have closed one: the click opens them.
  const box = page.locator('#stand-in');
  await box.evaluate((element) => element.classList.add('closed'));
  await expect(uns()).toBeHidden();
  await onSite().locator('main').getByText('R58640').first().click();
  await expect(uns()).toBeFocused();
  await uns().fill('R99999');
  await expect(onSite().getByText('R99999').first()).toBeVisible();
  await expect(
    onSite().getByText('Title, text, fields and picture are as they stand'),
  ).toBeVisible();

  await heading().click();
  await expect(title).toBeFocused();
  await onSite().locator('main').getByText('R99999').first().click();
  await expect(uns()).toBeFocused();
  // The same by keyboard.
  await onSite().getByText('Fields on this page').press('Enter');
  await onSite().getByRole('button', { name: 'title', exact: true }).press('Enter');
  await expect(title).toBeFocused();

  expect(forbidden).toEqual([]);
  expect(await html()).toBe(before);
  expect(await cms.find('titanium_grades', 'beta-c')).toMatchObject({
    title: grade.title,
    acf: grade.acf,
  });
  expect(await cms.ask('GET', `wp/v2/titanium_grades/${grade.id}/autosaves`)).toEqual([]);
});

test('the pane closes, and opens with what is typed by then', { tag: '@rest' }, async () => {
  const close = page.getByRole('button', { name: 'Close the preview' });
  // The test before this one has opened it, where it was run.
  if (!(await close.isVisible())) await openBlockEditor();
  await close.click();
  await expect(page.locator('.hm-preview')).toBeHidden();
  await uns().fill('R88888');
  await page.getByRole('button', { name: 'Preview beside' }).click();
  await expect(onSite().getByText('R88888').first()).toBeVisible();
});

test('words from elsewhere open no field', { tag: '@rest' }, async () => {
  await uns().focus();
  const message = { kind: 'hard-metals-field', post: grade.id, field: 'title', text: '' };
  await page.evaluate((words) => window.postMessage(words, '*'), message);
  // From the right frame, of another post, or no field's name.
  const frame = page.frames().find((each) => each.url().startsWith(site.url))!;
  for (const wrong of [
    { ...message, post: grade.id + 1 },
    { ...message, field: '<img src=x onerror=alert(1)>' },
    { ...message, field: ['title'] },
    'hard-metals-field',
    null,
  ])
    await frame.evaluate((words) => window.parent.postMessage(words, '*'), wrong);
  await page.waitForTimeout(300);
  await expect(uns()).toBeFocused();
  await frame.evaluate((words) => window.parent.postMessage(words, '*'), message);
  await expect(await titleInBlockEditor(page)).toBeFocused();
});

test(
  'in a frame of another site the preview has cookies of its own',
  { tag: '@rest' },
  async () => {
    const { port } = new URL(site.url);
    await leadTo(`http://localhost:${port}`);
    try {
      await openBlockEditor();
      await expect(heading()).toContainText('BETA C');
      const cookies = await page.context().cookies(`http://localhost:${port}${path}`);
      expect(cookies.filter(({ name }) => name === 'preview')).toMatchObject([
        { sameSite: 'None', secure: true, httpOnly: true, path, partitionKey: expect.anything() },
      ]);
    } finally {
      await leadTo(site.url);
    }
  },
);

test('beside the classic editor, without ACF', { tag: '@rest' }, async () => {
  await cms.load('classic-editor.php');
  const { id } = await cms.create('pages', { title: 'Halls', content: 'Old.', status: 'draft' });
  await page.goto(editorOf(id));
  await page.getByRole('button', { name: 'Preview beside' }).click();
  await expect(heading()).toHaveText('Halls');
  await page.locator('#title').fill('Two halls');
  const text = page.frameLocator('#content_ifr').locator('body');
  await text.fill('Saws run at night.');
  await expect(heading()).toHaveText('Two halls');
  await expect(onSite().getByText('Saws run at night.')).toBeVisible();
  await page.locator('#content-html').click();
  await page.locator('#content').fill('<p>Saws run by day.</p>');
  await expect(onSite().getByText('Saws run by day.')).toBeVisible();
  await page.locator('#titlewrap').click();
  await onSite().getByText('Saws run by day.').click();
  await expect(page.locator('#content')).toBeFocused();
  await heading().click();
  await expect(page.locator('#title')).toBeFocused();
  await page.getByRole('button', { name: 'Save Draft' }).click(); // which the page beside it does not cover
  await expect(page.getByText('Page draft updated.')).toBeVisible();
});

test('who is signed in to WordPress comes to the site by "View", and refreshes the page there', async () => {
  await cms.update('titanium_grades', grade.id, { title: 'BETA C, announced to nobody' });
  await page.goto(`${cms.url}/titanium-grades/beta-c/`);
  expect(page.url()).toBe(`${site.url}${path}?uncached`);
  await expect(banner()).toContainText('Published: visitors see the same.');
  await expect(banner()).toContainText(/Visitors’ copy was made at 20\d\d-\d\d-\d\d \d\d:\d\d UTC/);
  await expect(banner().getByRole('link', { name: 'Edit in WordPress' })).toHaveAttribute(
    'href',
    editorOf(grade.id),
  );
  expect(await html()).not.toContain('announced to nobody');
  await banner().getByRole('button', { name: 'Refresh now' }).click();
  await expect(banner()).toBeVisible();
  expect(page.url()).toBe(`${site.url}${path}?uncached`);
  await expect.poll(html, { timeout: 25_000 }).toContain('BETA C, announced to nobody');
});

test(
  'nobody else is led to the site, nor who asks WordPress with a query',
  { tag: '@rest' },
  async () => {
    const address = `${cms.url}/titanium-grades/beta-c/`;
    const anonymous = await fetch(address, { redirect: 'manual' });
    expect(anonymous.headers.get('location') ?? '').not.toContain(site.url);
    await page.goto(`${address}?customize_theme=x`);
    expect(page.url()).toContain(cms.url);
  },
);

const frameAncestors = (headers: Headers) =>
  /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('WordPress alone frames a preview, and nobody a page', { tag: '@rest' }, async () => {
  const opened = await site.get(signed(`/api/preview/titanium_grades/${grade.id}/`));
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  expect(frameAncestors((await site.get(path, { headers: { cookie } })).headers)).toBe(cms.url);
  for (const [address, sent] of [
    [path, ''],
    [path, cookie.replace(/.$/, 'x')],
    ['/inventory/titanium/grade/6al-4v/', cookie],
    [signed(`/api/preview/titanium_grades/${grade.id}/`), cookie],
  ] as const)
    expect(
      frameAncestors((await site.get(address, { headers: { cookie: sent } })).headers) ?? "'none'",
    ).toBe("'none'");

  // An attacker's page that has got hold of a signed address.
  const address = site.url + signed(`/api/preview/titanium_grades/${grade.id}/typed/1/`);
  const attacker = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${address}"></iframe>`),
  );
  const attackerUrl = await listen(attacker);
  try {
    await page.goto(attackerUrl);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(page.frames().map((each) => each.url())).not.toContain(`${site.url}${path}?uncached`);
  } finally {
    await close(attacker);
  }
});

const post = (address: string) => site.get(address, { method: 'POST' });

test(
  'a token opens one address, for one post and one user, until its time',
  { tag: '@rest' },
  async () => {
    const typed = (id: number, user: number) => `/api/preview/titanium_grades/${id}/typed/${user}/`;
    const refresh = (id: number) => `/api/preview/titanium_grades/${id}/refresh/`;
    const swapped = (of: string, to: string) => signed(of).replace(of, to);
    const { id } = grade;
    const preview = `/api/preview/titanium_grades/${id}/`;
    for (const [is, status] of [
      [site.get(swapped(typed(id, 1), typed(id, 2))), 401],
      [site.get(swapped(typed(id, 1), typed(id + 1, 1))), 401],
      [site.get(swapped(preview, typed(id, 1))), 401],
      [site.get(signed(typed(id, 1), seconds() - 1)), 401],
      [site.get(signed(`/api/preview/titanium_grades/${id}/typed/x/`)), 400],
      [post(refresh(id)), 401],
      [post(swapped(preview, refresh(id))), 401],
      [post(swapped(refresh(id + 1), refresh(id))), 401],
      [post(signed(refresh(id), seconds() - 1)), 401],
      [post(signed(refresh(id), seconds() + 86_400)), 401],
      [post(signed(refresh(987_654))), 404],
      [site.get(signed(refresh(id))), 405],
      [post(signed(preview)), 405],
    ] as const) {
      const answer = await is;
      expect([answer.url, answer.status, answer.headers.get('set-cookie')]).toEqual([
        answer.url,
        status,
        null,
      ]);
    }
    const done = await post(signed(refresh(id)));
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?uncached`]);
  },
);

test(
  'nobody hands over what another types, and nobody else reads it',
  { tag: '@rest' },
  async () => {
    const address = `${cms.url}/wp-json/hard-metals/v1/typed/${grade.id}`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ title: 'Forged', content: '', excerpt: '', fields: '' });
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(401);
    // The editor's own cookies without the nonce, as a page of another site would send them.
    await page.goto(`${cms.url}/wp-admin/`);
    const status = await page.evaluate(
      async ([url, text]) =>
        (
          await fetch(url!, {
            method: 'POST',
            body: text,
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      [address, body],
    );
    expect(status).toBe(401);

    await cms.ask('POST', `hard-metals/v1/typed/${grade.id}`, JSON.parse(body));
    const asked = `wp/v2/titanium_grades/${grade.id}?hard_metals_typist=1`;
    expect(await (await fetch(`${cms.url}/wp-json/${asked}`)).text()).not.toContain('Forged');
    expect(JSON.stringify(await cms.ask('GET', asked))).not.toContain('Forged');
    expect(JSON.stringify(await cms.ask('GET', `${asked}&context=edit`))).toContain('Forged');
    // WordPress dates changes in whole seconds: the save must be in a later one.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await cms.update('titanium_grades', grade.id, { title: 'Saved' });
    expect(JSON.stringify(await cms.ask('GET', `${asked}&context=edit`))).not.toContain('Forged');
  },
);

test('PHP had nothing to complain about the plugin', { tag: '@rest' }, async () => {
  const ours = (await cms.complaints()).split('\n').filter((line) => line.includes('hard-metals/'));
  expect(ours).toEqual([]);
});
