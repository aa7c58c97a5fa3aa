/** @jest-environment node */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { leave } from './renewals.cjs';
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
    newest: jest.fn(async (): Promise<object | null> => null),
    mayRenew: jest.fn(async () => true),
    publish: jest.fn(async () => {}),
    announce: jest.fn(async () => {}),
  };
}

const shared = globalThis as {
  pagePeers?: ReturnType<typeof peers>;
  pageRenewals?: { cycleMs: number; insistedOn: Set<string> };
  pagesMadeSince?: (at: number) => boolean;
};
let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
  tagsManifest.clear();
  shared.pageRenewals = { cycleMs: 15 * minute, insistedOn: new Set() };
});
afterEach(() => {
  delete shared.pagePeers;
  used.splice(0).forEach(leave);
});

const used: string[] = [];
let number = 0;
/** A cache in memory alone, and in it this many pages that are so old; `key` is the first. */
async function cacheWith(html: string, age: number, pages = 1) {
  const cache = new SharedPages({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    _requestHeaders: {},
    maxMemoryCacheSize: 1e6,
  });
  const keys = Array.from(
    { length: pages },
    () => `/route-cache/APP_PAGE/9fe/$/page-${(number += 1)}`,
  );
  used.push(...keys);
  const made = Date.now() - age;
  now.mockReturnValue(made);
  for (const key of keys) await cache.set(key, page(html), { cacheControl: { revalidate: 900 } });
  now.mockRestore();
  return { cache, keys, key: keys[0]!, made };
}

test('alone, it is Next’s own cache, and before the site has started it is nothing else', async () => {
  const { cache, keys, key, made } = await cacheWith('old', 20 * minute, 20);
  expect(await cache.get(key, context)).toMatchObject({
    value: { html: 'old' },
    lastModified: made,
  });
  delete shared.pageRenewals;
  const all = await Promise.all(keys.map((each) => cache.get(each, context)));
  expect(all.every((entry) => entry!.lastModified === made)).toBe(true);
});

describe('of twenty pages that are old together', () => {
  const age = 20 * minute;
  /** The pages that Next is told to make anew when all are asked for. */
  async function begun(cache: SharedPages, keys: readonly string[]) {
    const entries = await Promise.all(keys.map((key) => cache.get(key, context)));
    expect(entries.map((entry) => entry!.value)).toEqual(keys.map(() => page('old')));
    return keys.filter((_, i) => entries[i]!.lastModified < Date.now() - minute);
  }
  afterEach(() => now.mockRestore());

  test('eight are made anew, and of the others as many as have been stored since', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    const first = await begun(cache, keys);
    expect(first).toEqual(keys.slice(0, 8));
    expect(await begun(cache, keys)).toEqual(first);
    for (const key of first.slice(0, 3))
      await cache.set(key, page('old'), { cacheControl: { revalidate: 900 } });
    expect(await begun(cache, keys)).toEqual(keys.slice(3, 11));
  });

  test('a turn that makes nothing is over after five seconds', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    await begun(cache, keys.slice(12));
    expect(await begun(cache, keys.slice(0, 8))).toEqual([]);
    now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5001);
    expect(await begun(cache, keys.slice(0, 8))).toEqual(keys.slice(0, 8));
  });

  test('one that a notice insists on is made anew at once', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    await begun(cache, keys);
    shared.pageRenewals!.insistedOn.add(keys[19]!.replace(/.*\$/, ''));
    expect(await begun(cache, keys.slice(18))).toEqual([keys[19]]);
  });

  test('one that another instance makes takes no turn', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    shared.pagePeers = peers();
    shared.pagePeers.mayRenew.mockResolvedValue(false);
    expect(await begun(cache, keys)).toEqual([]);
    delete shared.pagePeers;
    expect(await begun(cache, keys)).toHaveLength(8);
  });
});

test('what is announced while a page is made makes it old at once', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const begun = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(begun);
  await cache.get(key, context);
  expect(shared.pagesMadeSince!(begun)).toBe(true);
  tagsManifest.set('menu', { stale: begun + 10 });
  now.mockReturnValue(begun + 20);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  expect(await cache.get(key, context)).toMatchObject({
    value: { html: 'read before' },
    lastModified: begun,
  });
  leave(key);
  expect(shared.pagesMadeSince!(begun + 19)).toBe(true);
  expect(shared.pagesMadeSince!(begun + 20)).toBe(false);

  await cache.get(key, context);
  now.mockReturnValue(begun + 30);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(await cache.get(key, context)).toMatchObject({ lastModified: begun + 20 });
  now.mockRestore();
});

test('a page that takes long to make is as old as its beginning, although it is asked for meanwhile', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const begun = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(begun);
  await cache.get(key, context);
  for (const later of [6_000, 12_000]) {
    now.mockReturnValue(begun + later);
    expect(await cache.get(key, context)).toMatchObject({ value: { html: 'old' } });
  }
  tagsManifest.set('menu', { stale: begun + 3_000 });
  now.mockReturnValue(begun + 20_000);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  expect(await cache.get(key, context)).toMatchObject({ lastModified: begun });

  // A beginning of which nothing came is not that of the next one.
  now.mockReturnValue(begun + 30_000);
  await cache.get(key, context);
  now.mockReturnValue(begun + 200_000);
  await cache.get(key, context);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(await cache.get(key, context)).toMatchObject({ lastModified: begun + 200_000 });
  now.mockRestore();
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
