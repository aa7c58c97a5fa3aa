import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import { sign, signatureHeader, timestampHeader } from '@/lib/webhooks/signature';
import { startBuiltSite, type BuiltSite } from '../site/start-site';
import { run } from '../real-wordpress/command';
import { storedPages, regenerated } from './stored-pages';
import { SCRIPTS } from '../real-wordpress/places';
import { startRelay } from './site-stand-in';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;
let site: BuiltSite;
let relay: Awaited<ReturnType<typeof startRelay>>;
/** As in php/wp-config.php. */
const secret = 'local-only-webhook-secret';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
  const parent = (await cms.find('pages', 'about-us-2'))!.id;
  await cms.create('pages', { slug: 'our-team', title: 'Our Team', parent });
  // The cycle is the 15 minutes of production: what is seen here is seen because of a webhook.
  const env = { WORDPRESS_URL: cms.url, WEBHOOK_SECRET: secret };
  site = await startBuiltSite('webhooks', env);
  relay = await startRelay(() => site.url);
  await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: relay.url });
});
test.afterAll(async () => {
  await relay?.stop();
  await site?.stop();
  await cms?.stop();
});

const soon = { timeout: 30_000, intervals: [50] };

/** What an editor does, and how long after it a visitor sees it. */
async function seen(what: string, act: () => Promise<unknown>, look: () => Promise<boolean>) {
  const before = relay.relayed.length;
  const startedAt = Date.now();
  await act();
  const saved = Date.now();
  await expect.poll(look, soon).toBe(true);
  const visible = Date.now();
  await expect.poll(() => relay.relayed.length, soon).toBe(before + 1);
  const webhook = relay.relayed.at(-1)!;
  console.log(
    `${what}: saved in ${((saved - startedAt) / 1000).toFixed(2)} s, seen ${((visible - saved) / 1000).toFixed(2)} s later; ${webhook.message}`,
  );
  return webhook;
}

const shows = (path: string, words: string) => async () => (await site.html(path)).includes(words);

/** Words that are kept on one line, as they read. */
const unglued = (words: string) => words.replaceAll('\u00a0', ' ');

/** A page without its drawings, whose text is not content. */
const undrawn = (page: string) => page.replaceAll(/<svg.*?<\/svg>/gs, '');

/** The pages once none is regenerated any more: those of the webhook before may still be. */
async function pagesAtRest() {
  for (;;) {
    const pages = storedPages(site.build.folder);
    await pause(1_500);
    if (regenerated(pages, storedPages(site.build.folder)).length === 0) return pages;
  }
}

test('the plugin keeps to the contract', async () => {
  const contract = ['webhooks', 'previews'].map((name) =>
    join(import.meta.dirname, `contract/${name}.json`),
  );
  expect(await run('php', [join(SCRIPTS, 'contract.php'), ...contract])).toBe('');
});

for (const [collection, slug, link] of [
  ['titanium_specs', 'ams-4928', '/inventory/titanium/specs/ams-4928/'],
  ['titanium_grades', 'beta-c', '/inventory/titanium/grade/beta-c/'],
  ['um_services', 'sourcing', '/services/sourcing/'],
] as const)
  test(`${collection}/${slug} edited: its own page is requested at once, and every page that shows it is new at its next visits`, async () => {
    const post = (await cms.find(collection, slug))!;
    const before = await pagesAtRest();
    const edited = `${slug}, edited`;
    const webhook = await seen(
      `${slug} edited`,
      () => cms.update(collection, post.id, { title: edited }),
      async () => storedPages(site.build.folder).get(link)!.html.includes(edited),
    );
    expect(webhook.changes).toEqual([{ type: collection, event: 'changed', slug }]);
    // Pages that link to it or list its name; prose that mentions it does not change with it.
    const named = new RegExp(`href="${link}"|(?:>|· )${post.title.rendered}(?:<| ·)`);
    const showing = [...before]
      // Its text links to a service by words of its own.
      .filter(([path]) => path !== '/about-us-2/' || collection !== 'um_services')
      // The specs that it names are words in the figures of grades.
      .filter(([path]) => path !== '/find-by-property/' || collection !== 'titanium_specs')
      .flatMap(([path, page]) =>
        path === link || named.test(undrawn(unglued(page.html))) ? path : [],
      )
      .toSorted();
    expect(showing.length).toBeGreaterThan(2);
    expect(webhook.refreshed).toContain(link);
    const began = Date.now();
    for (const path of showing)
      await expect
        .poll(async () => unglued(await site.html(path)).includes(edited), {
          ...soon,
          message: path,
        })
        .toBe(true);
    console.log(
      `${showing.length} pages show it, the last ${Date.now() - began} ms after the visits began`,
    );
  });

test('a grade published, renamed, put away and taken back', async () => {
  const spec = '/inventory/titanium/specs/ams-4928/';
  const home = /(\d+) grades/;
  const counted = async () => Number((await site.html('/')).match(home)?.[1]);
  const before = await counted();
  const status = (path: string, code: number) => async () => (await site.get(path)).status === code;
  let id = 0;

  await seen(
    'a grade published',
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
    await expect.poll(shows(path, 'Ti-17'), soon).toBe(true);
  await expect.poll(counted, soon).toBe(before + 1);

  await seen(
    'its slug changed',
    () => cms.update('titanium_grades', id, { slug: 'bar-of-ti-17' }),
    status('/inventory/titanium/grade/ti-17/', 308),
  );
  const renamed = '/inventory/titanium/grade/bar-of-ti-17/';
  // WordPress knows the old slug, and the site asks it.
  expect((await site.get('/inventory/titanium/grade/ti-17/')).headers.get('location')).toBe(
    renamed,
  );
  expect((await site.get(renamed)).status).toBe(200);
  await expect.poll(shows(spec, '/inventory/titanium/grade/bar-of-ti-17/'), soon).toBe(true);

  await seen(
    'taken back to a draft',
    () => cms.update('titanium_grades', id, { status: 'draft' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 307),
  );
  await expect.poll(shows(spec, 'Ti-17'), soon).toBe(false);

  await seen(
    'published again',
    () => cms.update('titanium_grades', id, { status: 'publish' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 200),
  );

  await seen(
    'put into the trash',
    () => cms.trash('titanium_grades', id),
    status('/inventory/titanium/grade/bar-of-ti-17/', 307),
  );
  await expect.poll(shows(spec, 'Ti-17'), soon).toBe(false);
  await expect.poll(counted, soon).toBe(before);

  await seen(
    'taken back',
    () => cms.update('titanium_grades', id, { status: 'publish', slug: 'bar-of-ti-17' }),
    status('/inventory/titanium/grade/bar-of-ti-17/', 200),
  );
  await expect.poll(shows(spec, 'Ti-17'), soon).toBe(true);
});

test('the address that WordPress gives a child page, typed by hand, leads to its page here', async () => {
  const permalink = '/about-us-2/our-team/';
  expect(new URL((await cms.find('pages', 'our-team'))!.link).pathname).toBe(permalink);
  const { status, headers } = await site.get(`${permalink}?utm=1`);
  expect([status, headers.get('location')]).toEqual([308, '/our-team/']);
  expect((await site.get('/our-team/')).status).toBe(200);
  expect((await site.get('/contact/our-team/')).status).toBe(404);
});

test('saving a draft sends no webhook', async () => {
  const before = relay.relayed.length;
  const { id } = await cms.create('forms', { slug: 'draft', title: 'Draft', status: 'draft' });
  await cms.update('forms', id, { title: 'Draft two' });
  await pause(1_500);
  expect(relay.relayed).toHaveLength(before);
});

test('the alternative text of a picture, changed in the media library alone', async () => {
  const path = '/services/traceability-and-certification/';
  const service = (await cms.find('um_services', 'traceability-and-certification'))!;
  const before = await pagesAtRest();
  const picture = `wp/v2/media/${service.featured_media as number}`;
  const { alt_text: old } = await cms.ask<{ alt_text: string }>('GET', picture);
  const words = 'A plate with a part nested in it';
  const webhook = await seen(
    'an alternative text changed',
    () => cms.ask('POST', picture, { alt_text: words }),
    async () => storedPages(site.build.folder).get(path)!.html.includes(`alt="${words}"`),
  );
  const named = ({ type, slug }: { type: string; slug?: string }) => `${type} ${slug}`;
  const showingRecords = records
    .filter((record) => JSON.stringify(record).includes('certificate-drawing.png'))
    .map(({ collection, slug }) => named({ type: collection.replace(/^pages$/, 'page'), slug }));
  expect(showingRecords).toContain('um_services traceability-and-certification');
  expect(webhook.changes.map(named).toSorted()).toEqual(showingRecords.toSorted());
  const showing = [...before].flatMap(([at, { html: page }]) =>
    page.includes(`alt="${old}"`) ? at : [],
  );
  expect(showing).toEqual(expect.arrayContaining([path, '/quality/']));
  for (const at of showing) await expect.poll(shows(at, `alt="${words}"`), soon).toBe(true);
  const regeneratedPages = regenerated(before, storedPages(site.build.folder));
  expect(
    regeneratedPages.filter((at) => /^\/(inventory|glossary|tools|contact)\//.test(at)),
  ).toEqual([]);
});

test('an entry of the menu is renamed on every page', async () => {
  const items = await cms.ask<{ id: number; title: { rendered: string } }[]>(
    'GET',
    'wp/v2/menu-items?menus=17&per_page=100',
  );
  const about = items.find(({ title }) => title.rendered === 'About Us')!;
  const webhook = await seen(
    'a menu entry renamed',
    () => cms.ask('POST', `wp/v2/menu-items/${about.id}`, { title: 'The Company' }),
    shows('/contact/', 'The Company'),
  );
  expect(webhook.changes).toEqual([{ type: 'menu', event: 'changed' }]);
  expect(webhook.refreshed.length).toBeGreaterThan(0);
});

test('two posts renamed in one second lead on while thousands of unknown addresses are asked for', async () => {
  const slugs = ['ams-4911', 'ams-4928'];
  const posts = await Promise.all(slugs.map((slug) => cms.find('titanium_specs', slug)));
  const end = new AbortController();
  let unknown = 0;
  const flood = async () => {
    for (; !end.signal.aborted; unknown += 1) {
      await site.get(`/inventory/titanium/specs/unknown-${unknown}/`);
      await site.get(`/unknown-${unknown}/`);
    }
  };
  const floods = Array.from({ length: 8 }, flood);
  await expect.poll(() => unknown, { timeout: 120_000 }).toBeGreaterThan(1_000);
  for (const post of posts)
    await cms.update('titanium_specs', post!.id, { slug: `renamed-${post!.slug}` });
  for (const slug of slugs)
    await expect
      .poll(async () => {
        const { status, headers } = await site.get(`/inventory/titanium/specs/${slug}/`);
        return [status, headers.get('location')];
      }, soon)
      .toEqual([308, `/inventory/titanium/specs/renamed-${slug}/`]);
  end.abort();
  await Promise.all(floods);
  console.log(`${2 * unknown} unknown addresses meanwhile`);
});

test('a site that is down delays no save, and gets the webhook when it is back', async () => {
  const form = (await cms.find('forms', 'wire'))!;
  await site.end();
  const startedAt = Date.now();
  await cms.update('forms', form.id, { title: 'Wire, coiled' });
  console.log(`The site down: saved in ${((Date.now() - startedAt) / 1000).toFixed(2)} s`);

  await site.begin();
  const before = relay.relayed.length;
  await cms.php('time-passes.php', '20');
  await fetch(`${cms.url}/wp-cron.php`);
  await expect.poll(() => relay.relayed.length, soon).toBe(before + 1);
  await expect.poll(shows('/inventory/titanium/form/wire/', 'Wire, coiled'), soon).toBe(true);
});

test('PHP had nothing to complain about the plugin', async () => {
  // The core's own are not ours: it cannot reach wordpress.org here.
  const ours = (await cms.complaints())
    .split('\n')
    .filter((line) => line.includes('hard-metals/includes'));
  expect(ours).toEqual([]);
});

test('a webhook while WordPress is down: nothing is refreshed, and every page stays', async () => {
  const pages = ['/', '/inventory/titanium/', '/inventory/titanium/grade/beta-c/', '/sitemap/'];
  // The pages that the last test announced must be regenerated first.
  for (const path of pages)
    await expect
      .poll(async () => (await site.get(path)).headers.get('x-nextjs-cache'), soon)
      .toBe('HIT');
  const before = await Promise.all(pages.map((path) => site.html(path)));
  await cms.stop();
  const body = JSON.stringify({
    changes: [
      { type: 'menu', event: 'changed' },
      { type: 'titanium_grades', event: 'changed', slug: 'beta-c' },
    ],
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const send = (secret: string) =>
    fetch(`${site.url}/api/webhook/`, {
      method: 'POST',
      body,
      headers: {
        [timestampHeader]: timestamp,
        [signatureHeader]: sign(secret, timestamp, body),
      },
    });
  expect((await send('another secret')).status).toBe(401);
  const response = await send(secret);
  expect(response.status).toBe(503);
  expect((await response.json()).message).toMatch(/^Nothing is refreshed yet\./);
  for (let visits = 0; visits < 3; visits += 1) {
    expect(await Promise.all(pages.map((path) => site.html(path)))).toEqual(before);
    for (const path of pages) expect((await site.get(path)).status).toBe(200);
  }
});
