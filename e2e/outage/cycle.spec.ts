import { expect, test } from '@playwright/test';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import { startBuiltSite, type BuiltSite } from '../site/start-site';

let cms: FakeCms;
let site: BuiltSite;

test.beforeAll(async () => {
  cms = await startFakeCms();
  cms.add({ collection: 'pages', slug: 'index', title: 'Index of papers', content: '<p>A.</p>' });
  site = await startBuiltSite('cycle', { REVALIDATE_SECONDS: '2', WORDPRESS_URL: cms.url });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const soon = { timeout: 20_000, intervals: [500] };

test('an edit, a new grade and a deleted one are on the site after the cycle', async () => {
  cms.edit('titanium_grades/beta-c', { title: 'Beta C, renamed' });
  await expect
    .poll(() => site.html('/inventory/titanium/grade/beta-c/'), soon)
    .toContain('Beta C, renamed');
  await expect.poll(() => site.html('/inventory/titanium/'), soon).toContain('Beta C, renamed');

  cms.add({
    collection: 'titanium_grades',
    slug: 'brand-new',
    title: 'Brand New',
    content: '<p>New.</p>',
  });
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/brand-new/')).status, soon)
    .toBe(200);
  await expect.poll(() => site.html('/inventory/titanium/'), soon).toContain('Brand New');

  cms.remove('titanium_grades/cp-grade-3');
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/cp-grade-3/')).status, soon)
    .toBe(307);
  const gone = await site.get('/inventory/titanium/grade/cp-grade-3/');
  expect(gone.headers.get('location')).toBe('/404/');
  await expect.poll(() => site.html('/inventory/titanium/'), soon).not.toContain('CP Grade 3');
});

test('pages that expire together read their collection once', async () => {
  const links = (await site.html('/inventory/nickel/')).matchAll(
    /href="(\/inventory\/nickel\/grade\/[^"]+)"/g,
  );
  const paths = [...new Set([...links].map(([, path]) => path!))];
  expect(paths.length).toBeGreaterThan(10);
  const slug = (path: string) => path.split('/').at(-2)!;
  for (const path of paths) cms.edit(`nickel_grades/${slug(path)}`, { title: `New ${slug(path)}` });
  await site.end();
  await new Promise((resolve) => setTimeout(resolve, 2500)); // until every page of this build is stale
  cms.clearLog();
  await site.begin({ REVALIDATE_SECONDS: '900' }); // its readings live for a minute: longer than this test
  await expect
    .poll(async () => {
      const pages = await Promise.all(paths.map((path) => site.html(path)));
      return paths.filter((path, i) => !pages[i]!.includes(`New ${slug(path)}`));
    }, soon)
    .toEqual([]);
  const asked = cms.requests().map(({ path }) => path.split('?')[0]!);
  console.log(`${paths.length} pages regenerated with ${asked.length} requests`);
  expect(asked.filter((path) => path.endsWith('/nickel_grades'))).toHaveLength(1);
  expect(asked.length).toBeLessThan(paths.length);
  await site.end();
  await site.begin();
});

test('a page called "index" is itself and not the home page, has its policy, and is regenerated after the cycle', async () => {
  const heading = async (path: string) =>
    (await site.html(path)).match(/<h1[^>]*>(?:<[^>]+>)*([^<]+)/)?.[1];
  const home = await heading('/');
  expect(await heading('/index/')).toBe('Index of papers');
  const { status, headers } = await site.get('/index/');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect((await site.get('/index')).headers.get('location')).toContain('/index/');
  expect(await site.html('/index/')).toContain(
    'rel="canonical" href="http://localhost:3000/index/"',
  );
  cms.edit('pages/index', { title: 'Index of reports' });
  await expect.poll(() => heading('/index/'), soon).toBe('Index of reports');
  expect(await heading('/')).toBe(home);
  cms.remove('pages/index');
  await expect.poll(async () => (await site.get('/index/')).status, soon).toBe(307);
  expect((await site.get('/index/')).headers.get('location')).toBe('/404/index/');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  for (let i = 0; i < 3; i += 1) await site.get('/index/');
  expect(await heading('/')).toBe(home);
});
