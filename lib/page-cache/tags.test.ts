/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageCache } from '../runtime/process-state.cjs';
import PageCache from './page-cache.cjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tags-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A page as a build leaves it, of which only the tags count here. */
function build(path: string, ...tags: string[]) {
  const file = join(folder, 'app', `${path}.meta`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      headers: { 'x-next-cache-tags': tags.join(',') },
      routeCache: { key: `/route-cache/APP_PAGE/9fe/$/${path}`, isFallback: false },
    }),
  );
}
const cache = () => new PageCache({ serverDistDir: folder, flushToDisk: true });
const generate = (path: string, ...tags: string[]) =>
  cache().set(
    `/route-cache/APP_PAGE/9fe/$/${path}`,
    { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags.join(',') } },
    { cacheControl: { revalidate: 900 } },
  );

test('no page is stored where there is no build', async () => {
  cache();
  expect(await pageCache.addressesWith(['menu'])).toEqual([]);
});

test('pages are found by their tags, a page generated since in place of that of the build', async () => {
  build('index', 'menu', 'forms');
  build('inventory/nickel', 'menu', 'nickel_grades');
  build('inventory/titanium', 'menu', 'titanium_grades');
  build('sitemap.xml', 'pages');
  writeFileSync(join(folder, 'app/favicon.meta'), '{}');
  writeFileSync(join(folder, 'app/damaged.meta'), '{"headers":{"x-next-c');
  await generate('inventory/titanium', 'menu', 'titanium_specs');

  expect(await pageCache.addressesWith(['menu'])).toEqual([
    '/',
    '/inventory/nickel/',
    '/inventory/titanium/',
  ]);
  expect(await pageCache.addressesWith(['titanium_grades'])).toEqual([]);
  expect(await pageCache.addressesWith(['titanium_specs', 'nickel_grades'])).toEqual([
    '/inventory/nickel/',
    '/inventory/titanium/',
  ]);
  expect(await pageCache.addressesWith(['titanium'])).toEqual([]);
  expect(await pageCache.addressesWith(['pages'])).toEqual(['/sitemap.xml']);
});

test('a page that was stored again is found by its new tags alone', async () => {
  build('services', 'menu', 'pages');
  expect(await pageCacheOf(['pages'])).toEqual(['/services/']);
  await generate('services', 'menu', 'um_services');
  await generate('services/sourcing', 'um_services');
  expect(await pageCacheOf(['pages'])).toEqual([]);
  expect(await pageCacheOf(['um_services'])).toEqual(['/services/', '/services/sourcing/']);
});

const pageCacheOf = (tags: string[]) => {
  cache();
  return pageCache.addressesWith(tags);
};
