import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import { missing, moved, shown, unknown } from '../page/addresses';
import { headingsOf, titleOf, trailOf } from '../page/page-text';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';
import { startWordPress } from '../real-wordpress/wordpress';

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);
const site = shared(() =>
  startBuiltSite('wordpress', { WORDPRESS_URL: cms.url, REVALIDATE_SECONDS: '2' }),
);

test('the site is built from it, a page for every post', () => {
  const pages = Number(site.build.output.match(/\((\d+)\/\1\)/)?.[1]);
  console.log(
    `From WordPress ${cms.version}: ${pages} pages in ${site.build.seconds.toFixed(0)} s`,
  );
  const posts = records.filter(
    ({ collection, status }) => collection !== 'forms' && status !== 'draft',
  );
  expect(pages).toBeGreaterThan(posts.length);
});

/*
 * A page of no build is generated for who asks first, and may answer 500 where WordPress takes longer than they wait: it is
 * asked for again.
 */

/** What an address answers, and where it leads. */
async function leadsTo(path: string): Promise<[status: number, to: string | null]> {
  let answer!: Response;
  await expect(async () => {
    answer = await site.get(path);
    expect(answer.status).not.toBe(500);
  }).toPass();
  const to = answer.headers.get('location');
  return [answer.status, to && new URL(to, site.url).pathname];
}

test('each address shows its title, heading and breadcrumbs', async () => {
  for (const { path, title, heading, trail } of shown)
    await expect(async () => {
      const response = await site.get(path);
      const page = await response.text();
      expect([response.status, titleOf(page), headingsOf(page), trailOf(page)]).toEqual([
        200,
        title,
        [heading],
        trail,
      ]);
    }).toPass();
});

test('old addresses and absent ones lead where they lead on the sample', async () => {
  for (const [from, to] of [...moved, ...unknown])
    expect([from, (await leadsTo(from))[1]]).toEqual([from, to]);
  for (const path of missing) expect([path, (await leadsTo(path))[0]]).toEqual([path, 404]);
});

test('a page shows its picture from WordPress, and no link leads into WordPress', async () => {
  const page = await site.html('/services/value-added-processes/sawing/');
  expect(page).toContain(`${cms.url}/wp-content/uploads/`);
  const links = [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
  expect(links.filter((href) => href.startsWith(cms.url))).toEqual([]);
});

test('the featured image of a grade is on its page', async () => {
  const { featured_media } = (await cms.find('processes', 'sawing'))!;
  const path = '/inventory/titanium/grade/beta-c/';
  expect(await site.html(path)).not.toContain('/wp-content/uploads/');
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  await cms.update('titanium_grades', grade.id, { featured_media });
  await expect.poll(() => site.html(path)).toContain(`${cms.url}/wp-content/uploads/`);
});
