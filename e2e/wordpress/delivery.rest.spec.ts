import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Change } from '@/content-schemas/webhook';
import { logIn } from './log-in';
import { shared } from '../site/shared';
import { close, listen } from '../machine/local-server';
import { startWordPress } from '../real-wordpress/wordpress';

/** What the site does with a webhook. */
interface Behavior {
  /** How long it takes, ms. */
  delayMs?: number;
  status?: number;
  answer?: unknown;
  /** A webhook that names this slug cannot be read. */
  refuses?: string;
}

/** The public site's webhook alone, on a free port. */
async function startSiteStandIn() {
  const webhooks: Change[][] = [];
  let behavior: Behavior = {};
  let busy = 0;
  const server = createServer(async (request, response) => {
    busy += 1;
    const { delayMs = 0, answer, refuses } = behavior;
    const { changes } = JSON.parse(await text(request)) as { changes: Change[] };
    webhooks.push(changes);
    const isRefused = changes.some(({ slug }) => slug === refuses);
    const status = isRefused ? 400 : (behavior.status ?? 200);
    await pause(delayMs);
    busy -= 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Refreshed.', refreshed: ['/'] }));
  });
  return {
    url: await listen(server),
    webhooks,
    isBusy: () => busy > 0,
    /** From now on; empties `webhooks`. */
    setBehavior(next: Behavior) {
      behavior = next;
      webhooks.length = 0;
    },
    stop: () => close(server),
  };
}

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);
const site = shared(startSiteStandIn);
test.afterEach(async () => {
  await expect.poll(() => site.isBusy()).toBe(false);
  // no reset: the delivery still writes to the database after the site has answered it
  await announceTo('');
});

const announceTo = (url: string) =>
  cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: url });
/** WordPress's own time, a while from now. */
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);

/** A while later: WordPress sees its schedule, and what waits, that much nearer. */
const pass = (seconds: number) => cms.php('time-passes.php', String(seconds));
const runCron = () => fetch(`${cms.url}/wp-cron.php`);

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
    await expect.poll(() => site.webhooks.length).toBe(n + 1);
    await expect.poll(() => site.isBusy()).toBe(false);
  }
  await pass(180);
  await runCron();
  for (const n of waits.keys())
    expect([n, (await cms.find('forms', `scheduled-${n}`))!.status]).toEqual([n, 'publish']);
  // and the site gets a webhook, though no editor has changed anything
  const published = () => site.webhooks.flat().filter(({ event }) => event === 'published');
  await expect.poll(() => published().length).toBe(waits.length);
});

for (const queue of ['Action Scheduler', 'WordPress’s cron'])
  test(`by ${queue} a webhook that the site could not take is sent again when it is due, and not before`, async () => {
    await cms.switchOff(...(queue === 'Action Scheduler' ? [] : ['action-scheduler']));
    site.setBehavior({ status: 503, answer: { message: 'Not now.' } });
    await announceTo(site.url);
    const form = (await cms.find('forms', 'wire'))!;
    await cms.update('forms', form.id, { title: `Wire by ${queue}` });
    await expect.poll(() => site.webhooks.length).toBe(1);
    await expect.poll(() => site.isBusy()).toBe(false);
    site.setBehavior({});
    for (let visits = 0; visits < 3; visits += 1) await runCron();
    await pause(500);
    expect(site.webhooks).toEqual([]);
    await pass(20);
    await runCron();
    await expect.poll(() => site.webhooks.length).toBe(1);
    expect(site.webhooks).toEqual([[{ type: 'forms', event: 'changed', slug: 'wire' }]]);
    await cms.switchOff();
  });

/** New processes, put into the trash in one request, which the site is told of. */
async function trashTogether(page: Page, slugs: readonly string[]) {
  const posts = slugs.map((slug) => cms.create('processes', { slug, title: slug }));
  const ids = (await Promise.all(posts)).map(({ id }) => id);
  await logIn(page, cms);
  await announceTo(site.url);
  await page.goto(`${cms.url}/wp-admin/edit.php?post_type=processes`);
  for (const id of ids) await page.locator(`#cb-select-${id}`).check();
  await page.locator('#bulk-action-selector-top').selectOption('trash');
  await page.locator('#doaction').click();
}

test('each record put into the trash, deleted or renamed in one request is named', async ({
  page,
}) => {
  const { id } = await cms.create('processes', { slug: 'three', title: 'Three' });
  site.setBehavior({});
  await trashTogether(page, ['one', 'two']);
  await expect.poll(() => site.webhooks.flat()).toHaveLength(2);
  expect(site.webhooks).toEqual([
    expect.arrayContaining([
      { type: 'processes', event: 'gone', slug: 'one' },
      { type: 'processes', event: 'gone', slug: 'two' },
    ]),
  ]);

  await cms.ask('DELETE', `wp/v2/processes/${id}?force=true`);
  const about = (await cms.find('pages', 'about-us-2'))!;
  await cms.update('pages', about.id, { slug: 'about-us' });
  const changes = () => site.webhooks.flat().slice(2);
  await expect.poll(changes).toEqual(
    expect.arrayContaining([
      { type: 'processes', event: 'gone', slug: 'three' },
      { type: 'page', event: 'changed', slug: 'about-us', before: 'about-us-2' },
    ]),
  );
});

test('fields that a script saves without their post are announced', async () => {
  await announceTo(site.url);
  const { id, slug } = (await cms.find('titanium_grades', 'beta-c'))!;
  const before = site.webhooks.length;
  await cms.php('save-fields.php', String(id), JSON.stringify({ uns: 'R58640' }));
  await runCron();
  await expect
    .poll(() => site.webhooks.slice(before).flat())
    .toEqual([{ type: 'titanium_grades', event: 'changed', slug }]);
});

test('of several changes in one webhook the site gets those that it does not refuse', async ({
  page,
}) => {
  site.setBehavior({ refuses: 'refused' });
  await trashTogether(page, ['taken', 'refused']);
  await runCron();
  const alone = () => site.webhooks.slice(1).map((changes) => changes.map(({ slug }) => slug));
  await expect.poll(() => alone().toSorted()).toEqual([['refused'], ['taken']]);
});

test('wp-admin says as text why the last webhook failed, and by what webhooks wait', async ({
  page,
}) => {
  await announceTo(site.url);
  site.setBehavior({ status: 401, answer: { message: '<img src=x onerror=alert(1)>' } });
  const form = (await cms.find('forms', 'wire'))!;
  await cms.update('forms', form.id, { title: '<script>alert(4)</script>' });
  await expect.poll(() => site.webhooks.length).toBe(1);
  await expect.poll(() => site.isBusy()).toBe(false);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await logIn(page, cms);
  const settings = `${cms.url}/wp-admin/tools.php?page=hard-metals-site`;
  await page.goto(settings);
  await expect(page.locator('.notice-warning')).toContainText(
    'forms wire changed: the site answered 401',
  );
  await expect(page.getByRole('link', { name: /^Webhooks that were sent/ })).toBeVisible();
  await cms.switchOff('action-scheduler');
  await page.goto(settings);
  await expect(page.getByText('They wait in WordPress’s cron')).toBeVisible();
  await cms.switchOff();
  expect(dialogs).toEqual([]);
});

test('the secrets of webhooks and previews are kept in wp-admin, and never shown', async ({
  page,
}) => {
  await writeFile(join(cms.folder, 'no-secrets'), '');
  await logIn(page, cms);
  const settings = `${cms.url}/wp-admin/tools.php?page=hard-metals-site`;
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
