import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Running } from '../site/process';
import { builtSite, startSite } from '../site/site';
import { run } from './command';
import { keptPages, madeAnew } from './kept-pages';
import { SCRIPTS } from './places';
import { startWordPress, type WordPress } from './wordpress';

interface Notice {
  id: number;
  state: string;
  tries: number;
  changes: readonly { type: string; event: string; slug?: string; before?: string }[];
  answer: { message: string; refreshed?: string[] } | null;
}

let cms: WordPress;
let site: Running;
let folder: string;
let env: Record<string, string>;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
  // The cycle is the 15 minutes of production: what is seen here is seen because of a notice.
  env = { WORDPRESS_URL: cms.url, NOTICE_SECRET: 'local-only-notice-secret' };
  ({ folder } = await builtSite('notices', env));
  site = await startSite(folder, env);
  await announceTo(site.url);
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const announceTo = (url: string) =>
  cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: url });
const visit = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const html = async (path: string) => (await visit(path)).text();
const notices = () => cms.ask<Notice[]>('GET', 'hard-metals/v1/notices');
const soon = { timeout: 30_000, intervals: [50] };

/** What an editor does, and how long after it a visitor sees it. */
async function seen(what: string, act: () => Promise<unknown>, look: () => Promise<boolean>) {
  const before = (await notices()).length;
  const begun = Date.now();
  await act();
  const saved = Date.now();
  await expect.poll(look, soon).toBe(true);
  const visible = Date.now();
  await expect.poll(async () => (await notices())[0]?.state, soon).toBe('answered');
  const all = await notices();
  expect(all).toHaveLength(before + 1);
  console.log(
    `${what}: saved in ${((saved - begun) / 1000).toFixed(2)} s, seen ${((visible - saved) / 1000).toFixed(2)} s later; ${all[0]!.answer!.message}`,
  );
  return all[0]!;
}

/** After a notice: until the site has made all its pages anew. */
async function settled(addresses: readonly string[]) {
  for (const path of addresses)
    await expect
      .poll(async () => (await visit(path)).headers.get('x-nextjs-cache'), soon)
      .not.toBe('STALE');
}

const shows = (path: string, words: string) => async () => (await html(path)).includes(words);

test('the plugin speaks the contract', async () => {
  const contract = join(import.meta.dirname, 'contract/notices.json');
  expect(await run('php', [join(SCRIPTS, 'contract.php'), contract])).toBe('');
});

for (const [collection, slug, link] of [
  ['titanium_specs', 'ams-4928', '/inventory/titanium/specs/ams-4928/'],
  ['titanium_grades', 'beta-c', '/inventory/titanium/grade/beta-c/'],
  ['um_services', 'sourcing', '/services/sourcing/'],
] as const)
  test(`${collection}/${slug} edited: the pages that show it are made anew, and no other`, async () => {
    const post = (await cms.find(collection, slug))!;
    const before = keptPages(folder);
    const notice = await seen(
      `${slug} edited`,
      () => cms.update(collection, post.id, { title: `${slug}, edited` }),
      shows(link, `${slug}, edited`),
    );
    expect(notice.changes).toEqual([{ type: collection, event: 'changed', slug }]);
    await settled(notice.answer!.refreshed!);
    const after = keptPages(folder);
    const showing = [...before].flatMap(([path, page]) =>
      path === link || page.html.includes(`href="${link}"`) ? path : [],
    );
    expect(showing.length).toBeGreaterThan(2);
    expect(madeAnew(before, after)).toEqual(showing.toSorted());
    expect(notice.answer!.refreshed!.toSorted()).toEqual(showing.toSorted());
  });
