/** @jest-environment node */
import type { Cached } from '../next/cached-page.cjs';
import { pageCache } from '../server/process-state.cjs';
import PageCache from './page-cache.cjs';
import { leave, mayBegin, stored } from './renewals.cjs';

const minute = 60_000;
const context = { kind: 'APP_PAGE' };
const page = (html: string, tags = 'menu'): Cached => ({
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
    newest: jest.fn(async (): Promise<ReturnType<typeof copyOf> | null> => null),
    mayRegenerate: jest.fn(async () => true),
    publish: jest.fn(async () => {}),
    announce: jest.fn(async () => {}),
  };
}
/** The other instances, as this test has them. */
const join = () => (pageCache.instances = peers());

let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
  pageCache.staleTags.clear();
  pageCache.cycleMs = 15 * minute;
});
afterEach(() => {
  pageCache.instances = null;
  used.splice(0).forEach(leave);
});

const used: string[] = [];
let number = 0;
/** A cache in memory alone, and in it this many pages that are so old; `key` is the first. */
async function cacheWith(html: string, age: number, pages = 1) {
  const cache = new PageCache({ serverDistDir: '/nowhere', maxMemoryCacheSize: 1e7 });
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

/** When a page in memory was generated, epoch ms. */
const generated = (cache: PageCache, key: string) => cache.store.memory.get(key)?.lastModified;
/** Whether Next would regenerate what it was handed. */
const isStale = (entry: { lastModified: number } | null) =>
  entry!.lastModified + 15 * minute < Date.now();

test('before the site has started, every page is handed out with its age', async () => {
  const { cache, keys, made } = await cacheWith('old', 20 * minute, 20);
  pageCache.cycleMs = null;
  const all = await Promise.all(keys.map((each) => cache.get(each, context)));
  expect(all.every((entry) => entry!.lastModified === made)).toBe(true);
});

describe('of twenty pages that are old together', () => {
  const age = 20 * minute;
  /** The pages that Next is told to make anew when all are asked for. */
  async function begun(cache: PageCache, keys: readonly string[]) {
    const entries = await Promise.all(keys.map((key) => cache.get(key, context)));
    expect(entries.map((entry) => entry!.value)).toMatchObject(keys.map(() => page('old')));
    return keys.filter((_, i) => isStale(entries[i]!));
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
    const address = `${keys[19]!.replace(/.*\$/, '')}/`;
    pageCache.forced.add(address);
    expect(await begun(cache, keys.slice(18))).toEqual([keys[19]]);
    pageCache.forced.delete(address);
  });

  test('one that another instance makes takes no turn', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    join().mayRegenerate.mockResolvedValue(false);
    expect(await begun(cache, keys)).toEqual([]);
    pageCache.instances = null;
    expect(await begun(cache, keys)).toHaveLength(8);
  });
});

test('what is announced while a page is made makes it old at once', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const begun = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(begun);
  await cache.get(key, context);
  expect(pageCache.regeneratedSince(begun)).toBe(true);
  pageCache.staleTags.set('menu', begun + 10);
  now.mockReturnValue(begun + 20);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  const before = await cache.get(key, context);
  expect(before).toMatchObject({ value: { html: 'read before' } });
  expect(isStale(before)).toBe(true);
  expect(generated(cache, key)).toBe(begun);
  leave(key);
  expect(pageCache.regeneratedSince(begun + 19)).toBe(true);
  expect(pageCache.regeneratedSince(begun + 20)).toBe(false);

  await cache.get(key, context);
  now.mockReturnValue(begun + 30);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(begun + 20);
  expect(isStale(await cache.get(key, context))).toBe(false);
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
  pageCache.staleTags.set('menu', begun + 3_000);
  now.mockReturnValue(begun + 20_000);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(begun);
  expect(isStale(await cache.get(key, context))).toBe(true);

  // A beginning of which nothing came is not that of the next one.
  now.mockReturnValue(begun + 30_000);
  await cache.get(key, context);
  now.mockReturnValue(begun + 200_000);
  await cache.get(key, context);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(begun + 200_000);
  now.mockRestore();
});

test('while a page is fresh nobody is asked', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  const others = join();
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'fresh' } });
  expect(others.newest).not.toHaveBeenCalled();
});

test('an old page is replaced by the newer copy of another instance, which is kept', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  const others = join();
  others.newest.mockResolvedValueOnce(copyOf('new', minute));
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(others.newest).toHaveBeenCalledWith(key, made);
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(others.newest).toHaveBeenCalledTimes(1);
  expect(others.publish).not.toHaveBeenCalled();
});

test('a page whose tag was announced is old', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  const others = join();
  pageCache.staleTags.set('menu', Date.now());
  await cache.get(key, context);
  expect(others.newest).toHaveBeenCalledTimes(1);
});

test('whoever has the turn gets the old page as old; the others as if it were fresh', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const others = join();
  expect(isStale(await cache.get(key, context))).toBe(true);
  others.mayRegenerate.mockResolvedValueOnce(false);
  const waiting = await cache.get(key, context);
  expect(waiting).toMatchObject({ value: { html: 'old' } });
  expect(isStale(waiting)).toBe(false);
});

test('a page never made here is taken from another instance, even an old one', async () => {
  const { cache } = await cacheWith('other', 0);
  const others = join();
  others.newest.mockResolvedValueOnce(copyOf('theirs', 20 * minute));
  expect(await cache.get('/never', context)).toMatchObject({ value: { html: 'theirs' } });
  expect(await cache.get('/nowhere', context)).toBeNull();
});

test('a page whose disk takes no copy of another instance is shown all the same', async () => {
  const cache = new PageCache({ serverDistDir: '/dev/null', flushToDisk: true });
  join().newest.mockResolvedValueOnce(copyOf('theirs', 0));
  expect(await cache.get('/never-stored', context)).toMatchObject({ value: { html: 'theirs' } });
});

test('a new page is published; one stored again because it could not be made anew is not', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const others = join();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  expect(others.publish).not.toHaveBeenCalled();
  await cache.set(key, page('new'), { cacheControl: { revalidate: 900 } });
  expect(others.publish).toHaveBeenCalledWith(key, expect.objectContaining({ value: page('new') }));
});

test('a page that failed to be made anew still takes the newer copy', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  const others = join();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minute);
  await cache.get(key, context);
  expect(others.newest).toHaveBeenLastCalledWith(key, made);
});

test('of an invalidated page nothing is lost: Next is handed it as stale, and never as expired', async () => {
  const cache = new PageCache({ serverDistDir: '/nowhere', maxMemoryCacheSize: 1e7 });
  const day = 86_400_000;
  now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 400 * day);
  const controls = [
    { revalidate: 900, expire: 31_536_000 },
    { revalidate: 30 },
    { revalidate: false as const },
  ];
  const keys = controls.map((_, i) => `/route-cache/APP_PAGE/9fe/$/kept-${i}`);
  used.push(...keys);
  for (const [i, cacheControl] of controls.entries())
    await cache.set(keys[i]!, page('kept'), { cacheControl });
  now.mockRestore();
  await cache.revalidateTag('menu');
  for (const key of keys) {
    const { value, lastModified, cacheControl } = (await cache.get(key, context))!;
    expect(value).toMatchObject({ html: 'kept' });
    expect(lastModified + Number(cacheControl!.revalidate) * 1000).toBeLessThan(Date.now());
    expect(lastModified).toBeGreaterThan(Date.now() - day);
  }
});

test('announced tags are told to the others', async () => {
  const { cache } = await cacheWith('page', 0);
  const others = join();
  await cache.revalidateTag(['menu', 'forms']);
  expect(others.announce).toHaveBeenCalledWith(['menu', 'forms']);
});

test('a visitor waits for a page that was never made, until it is stored', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  const waits = pageCache.visitorWaits;
  const later = Date.now() + minute;
  expect(waits(later)).toBe(false);
  now = jest.spyOn(Date, 'now').mockReturnValue(later);
  await cache.get(key, context);
  expect(waits(later)).toBe(false);
  for (let i = 0; i < 1000; i += 1) await cache.get(`/$/invented-${i}`, context);
  await cache.get('/$/never', context);
  expect(waits(later)).toBe(true);
  expect(waits(later + 10_001)).toBe(false);
  now.mockReturnValue(later + 20_000);
  await cache.get('/$/never', context);
  expect(waits(later + 20_000)).toBe(true);
  await cache.set('/$/never', page('made'), { cacheControl: { revalidate: 900 } });
  expect(waits(later + 20_000)).toBe(false);
  now.mockRestore();
});

describe('pages that are old again before the last of them are asked for', () => {
  const keys = Array.from({ length: 16 }, (_, i) => `/$/soon-old-${i}`);
  beforeEach(() => used.push(...keys));

  test('each has its turn', () => {
    const turns = new Set<string>();
    for (let second = 0; second < 4; second += 1) {
      const first = keys.filter((key) => mayBegin(key, second * 1000));
      expect(first).toHaveLength(8);
      for (const key of first) {
        turns.add(key);
        stored(key, second * 1000);
      }
    }
    expect(turns.size).toBe(16);
  });

  test('a turn is kept for ten seconds for one that had none, and half of them for all of these', () => {
    const [first, others] = [keys.slice(0, 8), keys.slice(8)];
    for (const key of keys) mayBegin(key, 0);
    for (const key of first) stored(key, 0);
    expect(first.filter((key) => mayBegin(key, 1000))).toHaveLength(4);
    expect(others.filter((key) => mayBegin(key, 1000))).toHaveLength(4);
    for (const key of keys) stored(key, 1000);
    for (const key of keys) mayBegin(key, 2000);
    for (const key of first) stored(key, 2000);
    expect(first.filter((key) => mayBegin(key, 12_001))).toHaveLength(8);
  });
});
