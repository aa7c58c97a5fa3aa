/** @jest-environment node */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import SharedPages from './shared-pages.cjs';

const minute = 60_000;
const context = { kind: 'APP_PAGE', isFallback: false };
const page = (html: string, tags = 'menu') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
});
const copyOf = (html: string, age = 0) => ({
  value: page(html),
  lastModified: Date.now() - age,
  cacheControl: { revalidate: 900 },
});

function peers() {
  return {
    cycleMs: 15 * minute,
    newest: jest.fn(async (): Promise<object | null> => null),
    mayRenew: jest.fn(async () => true),
    publish: jest.fn(async () => {}),
    announce: jest.fn(async () => {}),
  };
}

const shared = globalThis as { pagePeers?: ReturnType<typeof peers> };
let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
  tagsManifest.clear();
});
afterEach(() => {
  delete shared.pagePeers;
});

let number = 0;
/** A cache in memory alone, and a page in it that is so old. */
async function cacheWith(html: string, age: number) {
  const cache = new SharedPages({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    _requestHeaders: {},
    maxMemoryCacheSize: 1e6,
  });
  const key = `/page-${(number += 1)}`;
  const made = Date.now() - age;
  now.mockReturnValue(made);
  await cache.set(key, page(html), { cacheControl: { revalidate: 900 } });
  now.mockRestore();
  return { cache, key, made };
}

test('alone, it is Next’s own cache', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'old' } });
});

test('while a page is fresh nobody is asked', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  shared.pagePeers = peers();
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'fresh' } });
  expect(shared.pagePeers.newest).not.toHaveBeenCalled();
});

test('an old page is replaced by the newer copy of another instance, which is kept', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  shared.pagePeers = peers();
  shared.pagePeers.newest.mockResolvedValueOnce(copyOf('new', minute));
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(shared.pagePeers.newest).toHaveBeenCalledWith(key, made);
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(shared.pagePeers.newest).toHaveBeenCalledTimes(1);
  expect(shared.pagePeers.publish).not.toHaveBeenCalled();
});

test('a page whose tag was announced is old', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  shared.pagePeers = peers();
  tagsManifest.set('menu', { stale: Date.now() });
  await cache.get(key, context);
  expect(shared.pagePeers.newest).toHaveBeenCalledTimes(1);
});

test('whoever has the turn gets the old page as old; the others as if it were fresh', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  shared.pagePeers = peers();
  expect(await cache.get(key, context)).toMatchObject({ lastModified: made });
  shared.pagePeers.mayRenew.mockResolvedValueOnce(false);
  const waiting = await cache.get(key, context);
  expect(waiting).toMatchObject({ value: { html: 'old' } });
  expect(waiting!.lastModified).toBeGreaterThan(made);
});

test('a page never made here is taken from another instance, even an old one', async () => {
  const { cache } = await cacheWith('other', 0);
  shared.pagePeers = peers();
  shared.pagePeers.newest.mockResolvedValueOnce(copyOf('theirs', 20 * minute));
  expect(await cache.get('/never', context)).toMatchObject({ value: { html: 'theirs' } });
  expect(await cache.get('/nowhere', context)).toBeNull();
});

test('a new page is published; one stored again because it could not be made anew is not', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  shared.pagePeers = peers();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  expect(shared.pagePeers.publish).not.toHaveBeenCalled();
  await cache.set(key, page('new'), { cacheControl: { revalidate: 900 } });
  expect(shared.pagePeers.publish).toHaveBeenCalledWith(
    key,
    expect.objectContaining({ value: page('new') }),
  );
});

test('a page that failed to be made anew still takes the newer copy', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  shared.pagePeers = peers();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minute);
  await cache.get(key, context);
  expect(shared.pagePeers.newest).toHaveBeenLastCalledWith(key, made);
});

test('announced tags are told to the others', async () => {
  const { cache } = await cacheWith('page', 0);
  shared.pagePeers = peers();
  await cache.revalidateTag(['menu', 'forms'], { expire: 1000 });
  expect(shared.pagePeers.announce).toHaveBeenCalledWith(['menu', 'forms']);
});
