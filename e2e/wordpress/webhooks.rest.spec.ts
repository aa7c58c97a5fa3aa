import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Change } from '@/content-schemas/webhook';
import { records } from '@/lib/cms/sample/records';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';
import { close, listen } from '../machine/local-server';
import { run } from '../machine/program';
import { SCRIPTS } from '../real-wordpress/prepared';
import { startWordPress } from '../real-wordpress/wordpress';

/** As in php/wp-config.php. */
const secret = 'local-only-webhook-secret';

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);
// The cycle is the 15 minutes of production: what is seen here is seen because of a webhook.
const site = shared(() =>
  startBuiltSite('webhooks', { WORDPRESS_URL: cms.url, WEBHOOK_SECRET: secret }),
);
const relay = shared(startRelay);

/** What the site answered to a webhook. */
interface Relayed {
  changes: readonly Change[];
  refreshed: readonly string[];
}

/** Stands between WordPress and the site: passes each webhook on, and keeps it with its answer. */
async function startRelay() {
  const relayed: Relayed[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(site.url + request.url, { method: 'POST', body, headers }).catch(
      () => null,
    );
    const answered = (await answer?.text()) ?? '{}';
    const { refreshed = [] } = JSON.parse(answered) as Partial<Relayed>;
    const { changes } = JSON.parse(body) as Pick<Relayed, 'changes'>;
    if (answer?.ok) relayed.push({ changes, refreshed });
    response.writeHead(answer?.status ?? 502, { 'content-type': 'application/json' });
    response.end(answered);
  });
  return { url: await listen(server), relayed, stop: () => close(server) };
}

test.beforeAll(() => cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: relay.url }));

/** What an editor does, until a visitor sees it; the webhook of it, and its answer. */
async function seen(act: () => Promise<unknown>, look: () => Promise<boolean>) {
  const before = relay.relayed.length;
  await act();
  await expect.poll(look).toBe(true);
  await expect.poll(() => relay.relayed.length).toBe(before + 1);
  return relay.relayed.at(-1)!;
}

/** Whether a page has these words, however they are kept on one line. */
const shows = (path: string, words: string) => async () =>
  (await site.html(path)).replaceAll('\u00a0', ' ').includes(words);

test('the plugin keeps to the contract', async () => {
  const contract = ['webhooks', 'previews'].map((name) =>
    join(import.meta.dirname, `contract/${name}.json`),
  );
  expect(await run('php', [join(SCRIPTS, 'contract.php'), ...contract])).toBe('');
});

for (const [collection, slug, link, lists] of [
  [
    'titanium_specs',
    'ams-4928',
    '/inventory/titanium/specs/ams-4928/',
    ['/inventory/titanium/', '/inventory/titanium/grade/6al-4v/', '/cross-reference/'],
  ],
  [
    'titanium_grades',
    'beta-c',
    '/inventory/titanium/grade/beta-c/',
    ['/inventory/titanium/', '/inventory/titanium/specs/ams-4957/', '/sitemap/'],
  ],
  ['um_services', 'sourcing', '/services/sourcing/', ['/services/', '/sitemap/']],
] as const)
  test(`${collection}/${slug} edited: its own page is requested at once, and every page that shows it is new at its next visits`, async () => {
    const post = (await cms.find(collection, slug))!;
    const edited = `${slug}, edited`;
    const webhook = await seen(
      () => cms.update(collection, post.id, { title: edited }),
      shows(link, edited),
    );
    expect(webhook.changes).toEqual([{ type: collection, event: 'changed', slug }]);
    expect(webhook.refreshed).toContain(link);
    for (const path of lists) await expect.poll(shows(path, edited), { message: path }).toBe(true);
  });

test('a grade published, renamed, put away and taken back', async () => {
  const spec = '/inventory/titanium/specs/ams-4928/';
  const home = /(\d+) grades/;
  const counted = async () => Number((await site.html('/')).match(home)?.[1]);
  const before = await counted();
  const status = (path: string, code: number) => async () => (await site.get(path)).status === code;
  let id = 0;

  await seen(
    async () => {
      const row = {
        titanium_spec_links: [{ $post: 'titanium_specs/ams-4928' }],
        form: [{ $post: 'forms/wire' }],
      };
      ({ id } = await cms.create('titanium_grades', {
        slug: 'ti-17',
        title: 'Ti-17',
        acf: { 'specs-titanium': [row] },
      }));
    },
    status('/inventory/titanium/grade/ti-17/', 200),
  );
  for (const path of [spec, '/inventory/titanium/form/wire/', '/inventory/titanium/', '/sitemap/'])
    await expect.poll(shows(path, 'Ti-17')).toBe(true);
  await expect.poll(counted).toBe(before + 1);

  await seen(
    () => cms.update('titanium_grades', id, { slug: 'bar-of-ti-17' }),
    status('/inventory/titanium/grade/ti-17/', 308),
  );
  const renamed = '/inventory/titanium/grade/bar-of-ti-17/';
  // WordPress knows the old slug, and the site asks it.
  expect((await site.get('/inventory/titanium/grade/ti-17/')).headers.get('location')).toBe(
    renamed,
  );
  expect((await site.get(renamed)).status).toBe(200);
  await expect.poll(shows(spec, '/inventory/titanium/grade/bar-of-ti-17/')).toBe(true);

  await seen(
    () => cms.update('titanium_grades', id, { status: 'draft' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 307),
  );
  await expect.poll(shows(spec, 'Ti-17')).toBe(false);

  await seen(
    () => cms.update('titanium_grades', id, { status: 'publish' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 200),
  );

  await seen(
    () => cms.trash('titanium_grades', id),
    status('/inventory/titanium/grade/bar-of-ti-17/', 307),
  );
  await expect.poll(shows(spec, 'Ti-17')).toBe(false);
  await expect.poll(counted).toBe(before);

  await seen(
    () => cms.update('titanium_grades', id, { status: 'publish', slug: 'bar-of-ti-17' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 200),
  );
  await expect.poll(shows(spec, 'Ti-17')).toBe(true);
});

test('the alternative text of a picture, changed in the media library alone', async () => {
  const path = '/services/traceability-and-certification/';
  const service = (await cms.find('um_services', 'traceability-and-certification'))!;
  const picture = `wp/v2/media/${service.featured_media as number}`;
  const words = 'A plate with a part nested in it';
  const webhook = await seen(
    () => cms.ask('POST', picture, { alt_text: words }),
    shows(path, `alt="${words}"`),
  );
  const named = ({ type, slug }: Pick<Change, 'type' | 'slug'>) => `${type} ${slug}`;
  const showingRecords = records
    .filter((record) => JSON.stringify(record).includes('certificate-drawing.png'))
    .map(({ collection, slug }) => named({ type: collection.replace(/^pages$/, 'page'), slug }));
  expect(showingRecords).toContain('um_services traceability-and-certification');
  expect(webhook.changes.map(named).toSorted()).toEqual(showingRecords.toSorted());
  for (const at of [path, '/quality/']) await expect.poll(shows(at, `alt="${words}"`)).toBe(true);
});

test('an entry of the menu is renamed on every page', async () => {
  const items = await cms.ask<{ id: number; title: { rendered: string } }[]>(
    'GET',
    'wp/v2/menu-items?menus=17&per_page=100',
  );
  const about = items.find(({ title }) => title.rendered === 'About Us')!;
  const webhook = await seen(
    () => cms.ask('POST', `wp/v2/menu-items/${about.id}`, { title: 'The Company' }),
    shows('/contact/', 'The Company'),
  );
  expect(webhook.changes).toEqual([{ type: 'menu', event: 'changed' }]);
  expect(webhook.refreshed.length).toBeGreaterThan(0);
});
