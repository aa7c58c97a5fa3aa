import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { logIn } from './log-in';
import { startSiteStandIn, type SiteStandIn } from './site-stand-in';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;
let site: SiteStandIn;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  [cms, site] = await Promise.all([startWordPress(), startSiteStandIn()]);
});
test.afterEach(async () => {
  await expect.poll(() => site.isBusy(), soon).toBe(false);
  // no reset: the delivery still writes to the database after the site has answered it
  await announceTo('');
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const soon = { timeout: 30_000, intervals: [50] };
const announceTo = (url: string) =>
  cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: url });
/** WordPress's own time, a while from now. */
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);

/** A while later: WordPress sees its schedule, and what waits, that much nearer. */
const pass = (seconds: number) => cms.php('time-passes.php', String(seconds));
const runCron = () => fetch(`${cms.url}/wp-cron.php`);

interface Notice {
  state: string;
  tries: number;
  answer: { message: string; refreshed: string[] } | null;
}
const latest = async () => (await cms.ask<Notice[]>('GET', 'hard-metals/v1/notices'))[0]!;

test('posts scheduled beside edits are all published when their date has come', async () => {
  site.setBehavior({ delayMs: 1_000 });
  await announceTo(site.url);
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  const waits = [100, 300, 500, 700];
  for (const [n, wait] of waits.entries()) {
    await cms.update('titanium_grades', grade.id, { title: `Beta C, ${n}` });
    await pause(wait);
    await cms.create('forms', {
      slug: `scheduled-${n}`,
      title: `Scheduled ${n}`,
      status: 'future',
      date_gmt: inSeconds(120),
    });
    await expect.poll(() => site.webhooks.length, soon).toBe(n + 1);
    await expect.poll(() => site.isBusy(), soon).toBe(false);
  }
  await pass(180);
  await runCron();
  for (const n of waits.keys())
    expect([n, (await cms.find('forms', `scheduled-${n}`))!.status]).toEqual([n, 'publish']);
  // and the site gets a webhook, though no editor has changed anything
  const published = () => site.webhooks.flat().filter(({ event }) => event === 'published');
  await expect.poll(() => published().length, soon).toBe(waits.length);
});

for (const [who, visit] of [
  ['the next request of anybody', () => fetch(`${cms.url}/wp-json/`)],
  ['the cron', runCron],
] as const)
  test(`a webhook that the site could not take is sent again by ${who}, and not before its time`, async () => {
    site.setBehavior({ status: 503, answer: { message: 'Not now.' } });
    await announceTo(site.url);
    const form = (await cms.find('forms', 'wire'))!;
    await cms.update('forms', form.id, { title: 'Wire, coiled' });
    await expect.poll(async () => (await latest()).answer?.message, soon).toBe('Not now.');
    site.setBehavior({});
    for (let visits = 0; visits < 5; visits += 1) await visit();
    await pause(200);
    expect(site.webhooks).toEqual([]);
    await pass(20);
    await visit();
    await expect.poll(async () => (await latest()).state, soon).toBe('answered');
    expect((await latest()).tries).toBe(2);
    expect(site.webhooks).toEqual([[{ type: 'forms', event: 'changed', slug: 'wire' }]]);
  });

test('each record put into the trash, deleted or renamed in one request is named', async ({
  page,
}) => {
  const three = await Promise.all(
    ['one', 'two', 'three'].map((slug) => cms.create('processes', { slug, title: slug })),
  );
  await logIn(page, cms);
  site.setBehavior({});
  await announceTo(site.url);
  await page.goto(`${cms.url}/wp-admin/edit.php?post_type=processes`);
  for (const { id } of three.slice(0, 2)) await page.locator(`#cb-select-${id}`).check();
  await page.locator('#bulk-action-selector-top').selectOption('trash');
  await page.locator('#doaction').click();
  await expect.poll(() => site.webhooks.flat(), soon).toHaveLength(2);
  expect(site.webhooks).toEqual([
    expect.arrayContaining([
      { type: 'processes', event: 'gone', slug: 'one' },
      { type: 'processes', event: 'gone', slug: 'two' },
    ]),
  ]);

  await cms.ask('DELETE', `wp/v2/processes/${three[2]!.id}?force=true`);
  const about = (await cms.find('pages', 'about-us-2'))!;
  await cms.update('pages', about.id, { slug: 'about-us' });
  const changes = () => site.webhooks.flat().slice(2);
  await expect.poll(changes, soon).toEqual(
    expect.arrayContaining([
      { type: 'processes', event: 'gone', slug: 'three' },
      { type: 'page', event: 'changed', slug: 'about-us', before: 'about-us-2' },
    ]),
  );
});

test('what is queued while a webhook is answered goes in one, and what the site refuses of it alone', async () => {
  await announceTo(site.url);
  let saved = () => {};
  site.setBehavior({ until: new Promise<void>((resolve) => (saved = resolve)), refuses: 'wire' });
  for (const slug of ['plate', 'wire', 'sheet', 'sheet']) {
    const { id } = (await cms.find('forms', slug))!;
    await cms.update('forms', id, { content: `<p>${Date.now()}</p>` });
    await expect.poll(() => site.webhooks.length, soon).toBe(1);
  }
  saved();
  const states = async () =>
    (await cms.ask<Notice[]>('GET', 'hard-metals/v1/notices'))
      .slice(0, 4)
      .map(({ state }) => state);
  await expect.poll(states, soon).toEqual(['answered', 'answered', 'refused', 'answered']);
  const slugs = site.webhooks.map((changes) => changes.map(({ slug }) => slug));
  expect(slugs).toEqual([['plate'], ['wire', 'sheet'], ['wire'], ['sheet'], ['sheet']]);
});

test('whatever the site answers, wp-admin lists it as text and leads to no other host', async ({
  page,
}) => {
  const answers = [
    { message: '<img src=x onerror=alert(1)>', refreshed: ['/a"><script>alert(2)</script>/'] },
    { message: ['no text'], refreshed: 'no list' },
    { message: 'Elsewhere.', refreshed: ['@evil.example/', 'javascript:alert(3)', {}, 7, null] },
    'no object',
  ];
  await announceTo(site.url);
  const form = (await cms.find('forms', 'wire'))!;
  for (const [n, answer] of answers.entries()) {
    site.setBehavior({ answer });
    await cms.update('forms', form.id, { title: `<script>alert(4)</script> ${n}` });
    await expect.poll(async () => (await latest()).state, soon).toBe('answered');
  }
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await logIn(page, cms);
  await page.goto(`${cms.url}/wp-admin/tools.php?page=hard-metals-notices`);
  const all = page.locator('tbody tr');
  expect(await all.count()).toBeGreaterThanOrEqual(answers.length);
  const rows = page.locator(`tbody tr:nth-child(-n + ${answers.length})`);
  await expect(rows.last()).toContainText('<img src=x onerror=alert(1)>');
  await expect(rows.nth(2)).toContainText('The site answered 200.');
  const links = await rows
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.map((href) => new URL(href).origin)).toEqual([site.url]);
  expect(dialogs).toEqual([]);
});

test('the secrets of webhooks and previews are kept in wp-admin, and never shown', async ({
  page,
}) => {
  await writeFile(join(cms.folder, 'no-secrets'), '');
  await logIn(page, cms);
  const settings = `${cms.url}/wp-admin/tools.php?page=hard-metals-notices`;
  await page.goto(settings);
  const [secret, previews] = ['Secret', 'Preview secret'].map((label) =>
    page.getByLabel(new RegExp(`^${label} \\(`)),
  );
  await page.getByLabel('Address of the site').fill(site.url);
  await secret!.fill('open-sesame-1');
  await previews!.fill('open-sesame-2');
  const save = async () => {
    // Not waitForURL: wp-admin takes settings-updated out of the address as soon as the page is there.
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/options.php')),
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(saved.headers().location).toContain('settings-updated=true');
  };
  await save();
  await page.goto(settings);
  await expect(page.getByText('Changes are announced to')).toBeVisible();
  expect(await page.content()).not.toContain('open-sesame');
  // saved once more without typing them: both stay
  await save();
  await page.goto(settings);
  await expect(page.getByText('Changes are announced to')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The content report' })).toBeVisible();
  // and each can be taken away
  await page.getByLabel('Remove it').first().check();
  await save();
  await page.goto(settings);
  await expect(page.getByText('Nothing is announced')).toBeVisible();
  await rm(join(cms.folder, 'no-secrets'));
});

test('PHP had nothing to complain about the plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals/includes');
});
