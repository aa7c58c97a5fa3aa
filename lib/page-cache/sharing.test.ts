/** @jest-environment node */
import type { Cached } from '../next/cached-page.cjs';
import { pageCache } from '../runtime/process-state.cjs';
import PageCache from './page-cache.cjs';
import { acquireSlot, completeRegeneration, releaseSlot } from './regenerations.cjs';

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

function otherInstances() {
  return {
    newest: jest.fn(async (): Promise<ReturnType<typeof copyOf> | null> => null),
    mayRegenerate: jest.fn(async () => true),
    publish: jest.fn(async () => {}),
    announce: jest.fn(async () => {}),
  };
}
/** Joins other instances, and returns them. */
const join = () => (pageCache.instances = otherInstances());

let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
  pageCache.staleTags.clear();
  pageCache.cycleMs = 15 * minute;
});
afterEach(() => {
  pageCache.instances = null;
  used.splice(0).forEach(releaseSlot);
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

test('before the site has started, every page is returned with its age', async () => {
  const { cache, keys, made } = await cacheWith('old', 20 * minute, 20);
  pageCache.cycleMs = null;
  const all = await Promise.all(keys.map((each) => cache.get(each, context)));
  expect(all.every((entry) => entry!.lastModified === made)).toBe(true);
});

describe('of twenty pages that are stale together', () => {
  const age = 20 * minute;
  /** The pages that Next is to regenerate when all are requested. */
  async function keysStarted(cache: PageCache, keys: readonly string[]) {
    const entries = await Promise.all(keys.map((key) => cache.get(key, context)));
    expect(entries.map((entry) => entry!.value)).toMatchObject(keys.map(() => page('old')));
    return keys.filter((_, i) => isStale(entries[i]!));
  }
  afterEach(() => now.mockRestore());

  test('eight are regenerated, and of the others as many as have completed since', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    const first = await keysStarted(cache, keys);
    expect(first).toEqual(keys.slice(0, 8));
    expect(await keysStarted(cache, keys)).toEqual(first);
    for (const key of first.slice(0, 3))
      await cache.set(key, page('old'), { cacheControl: { revalidate: 900 } });
    expect(await keysStarted(cache, keys)).toEqual(keys.slice(3, 11));
  });

  test('a slot in which nothing completes is free again after five seconds', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    await keysStarted(cache, keys.slice(12));
    expect(await keysStarted(cache, keys.slice(0, 8))).toEqual([]);
    now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5001);
    expect(await keysStarted(cache, keys.slice(0, 8))).toEqual(keys.slice(0, 8));
  });

  test('a page whose revalidation a webhook forces is regenerated at once', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    await keysStarted(cache, keys);
    const address = `${keys[19]!.replace(/.*\$/, '')}/`;
    pageCache.forcedRegenerations.set(address, 0);
    expect(await keysStarted(cache, keys.slice(18))).toEqual([keys[19]]);
    pageCache.forcedRegenerations.delete(address);
  });

  test('a page that another instance regenerates takes no slot', async () => {
    const { cache, keys } = await cacheWith('old', age, 20);
    join().mayRegenerate.mockResolvedValue(false);
    expect(await keysStarted(cache, keys)).toEqual([]);
    pageCache.instances = null;
    expect(await keysStarted(cache, keys)).toHaveLength(8);
  });
});

test('an invalidation while a page is generated makes it stale at once', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const startedAt = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  await cache.get(key, context);
  expect(pageCache.regeneratedSince(startedAt)).toBe(true);
  pageCache.staleTags.set('menu', startedAt + 10);
  now.mockReturnValue(startedAt + 20);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  const before = await cache.get(key, context);
  expect(before).toMatchObject({ value: { html: 'read before' } });
  expect(isStale(before)).toBe(true);
  expect(generated(cache, key)).toBe(startedAt);
  releaseSlot(key);
  expect(pageCache.regeneratedSince(startedAt + 19)).toBe(true);
  expect(pageCache.regeneratedSince(startedAt + 20)).toBe(false);

  await cache.get(key, context);
  now.mockReturnValue(startedAt + 30);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(startedAt + 20);
  expect(isStale(await cache.get(key, context))).toBe(false);
  now.mockRestore();
});

test('an invalidation while a page is generated for the first time makes it stale at once', async () => {
  const { cache } = await cacheWith('other', 0);
  const key = '/$/first';
  used.push(key);
  const startedAt = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  expect(await cache.get(key, context)).toBeNull();
  expect(pageCache.regeneratedSince(startedAt)).toBe(true);
  now.mockReturnValue(startedAt + 1_000);
  await cache.revalidateTag('menu');
  // A visitor who comes later waits for the same generation.
  now.mockReturnValue(startedAt + 12_000);
  expect(await cache.get(key, context)).toBeNull();
  now.mockReturnValue(startedAt + 13_000);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  const first = await cache.get(key, context);
  expect(first).toMatchObject({ value: { html: 'read before' } });
  expect(isStale(first)).toBe(true);
  expect(generated(cache, key)).toBe(startedAt);

  now.mockReturnValue(startedAt + 14_000);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(isStale(await cache.get(key, context))).toBe(false);
  now.mockRestore();
});

test('a page that takes long to generate is dated by its start, although it is requested meanwhile', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const startedAt = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  await cache.get(key, context);
  for (const later of [6_000, 12_000]) {
    now.mockReturnValue(startedAt + later);
    expect(await cache.get(key, context)).toMatchObject({ value: { html: 'old' } });
  }
  pageCache.staleTags.set('menu', startedAt + 3_000);
  now.mockReturnValue(startedAt + 20_000);
  await cache.set(key, page('read before'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(startedAt);
  expect(isStale(await cache.get(key, context))).toBe(true);

  // The start of a regeneration that failed is not that of the next one.
  now.mockReturnValue(startedAt + 30_000);
  await cache.get(key, context);
  now.mockReturnValue(startedAt + 200_000);
  await cache.get(key, context);
  await cache.set(key, page('read after'), { cacheControl: { revalidate: 900 } });
  expect(generated(cache, key)).toBe(startedAt + 200_000);
  now.mockRestore();
});

test('for a fresh page no other instance is asked', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  const others = join();
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'fresh' } });
  expect(others.newest).not.toHaveBeenCalled();
});

test('a stale page is replaced by the newer copy of another instance, which is stored', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  const others = join();
  others.newest.mockResolvedValueOnce(copyOf('new', minute));
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(others.newest).toHaveBeenCalledWith(key, made);
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'new' } });
  expect(others.newest).toHaveBeenCalledTimes(1);
  expect(others.publish).not.toHaveBeenCalled();
});

test('a page whose tag was invalidated is stale', async () => {
  const { cache, key } = await cacheWith('fresh', minute);
  const others = join();
  pageCache.staleTags.set('menu', Date.now());
  await cache.get(key, context);
  expect(others.newest).toHaveBeenCalledTimes(1);
});

test('the instance with the lock gets the page as stale; the others as if it were fresh', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const others = join();
  expect(isStale(await cache.get(key, context))).toBe(true);
  others.mayRegenerate.mockResolvedValueOnce(false);
  const withoutLock = await cache.get(key, context);
  expect(withoutLock).toMatchObject({ value: { html: 'old' } });
  expect(isStale(withoutLock)).toBe(false);
});

test('a forced page is noted as stale also where another instance regenerates it', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  const address = `${key.replace(/.*\$/, '')}/`;
  pageCache.forcedRegenerations.set(address, 0);
  join().mayRegenerate.mockResolvedValue(false);
  expect(isStale(await cache.get(key, context))).toBe(false);
  expect(pageCache.forcedRegenerations.get(address)).toBe(made);
  expect(pageCache.generated.get(address)).toBe(made);
  pageCache.forcedRegenerations.delete(address);
});

test('a page never generated here is taken from another instance, even a stale one', async () => {
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

test('a new page is published; one stored again because its regeneration failed is not', async () => {
  const { cache, key } = await cacheWith('old', 20 * minute);
  const others = join();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  expect(others.publish).not.toHaveBeenCalled();
  await cache.set(key, page('new'), { cacheControl: { revalidate: 900 } });
  expect(others.publish).toHaveBeenCalledWith(key, expect.objectContaining({ value: page('new') }));
});

test('a new page is kept in memory and published where its disk is full', async () => {
  const cache = new PageCache({
    serverDistDir: '/dev/null/full',
    flushToDisk: true,
    maxMemoryCacheSize: 1e7,
  });
  const others = join();
  await expect(cache.set('/unwritten', page('new'), {})).rejects.toThrow('ENOTDIR');
  expect(others.publish).toHaveBeenCalledTimes(1);
  expect(await cache.get('/unwritten', context)).toMatchObject({ value: { html: 'new' } });
});

test('a page whose regeneration failed still takes the newer copy', async () => {
  const { cache, key, made } = await cacheWith('old', 20 * minute);
  const others = join();
  const old = await cache.get(key, context);
  await cache.set(key, old!.value, { cacheControl: { revalidate: 30 } });
  now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minute);
  await cache.get(key, context);
  expect(others.newest).toHaveBeenLastCalledWith(key, made);
});

test('an invalidated page is not lost: Next gets it as stale, and never as expired', async () => {
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

test('invalidated tags are announced to the other instances', async () => {
  const { cache } = await cacheWith('page', 0);
  const others = join();
  await cache.revalidateTag(['menu', 'forms']);
  expect(others.announce).toHaveBeenCalledWith(['menu', 'forms']);
});

test('a visitor waits for a page that was never generated, until it is stored', async () => {
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

describe('pages that are stale again before the last of them are requested', () => {
  const keys = Array.from({ length: 16 }, (_, i) => `/$/soon-stale-${i}`);
  beforeEach(() => used.push(...keys));

  test('each gets a slot', () => {
    const regenerated = new Set<string>();
    for (let second = 0; second < 4; second += 1) {
      const first = keys.filter((key) => acquireSlot(key, second * 1000));
      expect(first).toHaveLength(8);
      for (const key of first) {
        regenerated.add(key);
        completeRegeneration(key, second * 1000);
      }
    }
    expect(regenerated.size).toBe(16);
  });

  test('a page without a slot is preferred for ten seconds, in at most half of the slots', () => {
    const [first, others] = [keys.slice(0, 8), keys.slice(8)];
    for (const key of keys) acquireSlot(key, 0);
    for (const key of first) completeRegeneration(key, 0);
    expect(first.filter((key) => acquireSlot(key, 1000))).toHaveLength(4);
    expect(others.filter((key) => acquireSlot(key, 1000))).toHaveLength(4);
    for (const key of keys) completeRegeneration(key, 1000);
    for (const key of keys) acquireSlot(key, 2000);
    for (const key of first) completeRegeneration(key, 2000);
    expect(first.filter((key) => acquireSlot(key, 12_001))).toHaveLength(8);
  });
});
