// @ts-nocheck -- prototype: not adapted yet
/** @jest-environment node */
import { pageCache } from '@/lib/runtime/process-state.cjs';
import type { CmsError } from './cms-error';
import * as zod from 'zod';

process.env.WORDPRESS_URL = 'https://cms.example.com';

const noVisitor = pageCache.visitorWaits;
let asked: { path: string; answer: () => void }[];
let concurrent = 0;
let most = 0;

beforeEach(() => {
  jest.resetModules(); // what still waits in the last test has no turns in this one
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  jest.useFakeTimers();
  asked = [];
  concurrent = most = 0;
  globalThis.fetch = ((input: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      concurrent += 1;
      most = Math.max(most, concurrent);
      const done = () => (concurrent -= 1);
      asked.push({
        path: new URL(input).pathname,
        answer: () => resolve((done(), Response.json([{ id: 1, slug: 'x' }]))),
      });
      signal!.addEventListener('abort', () => reject((done(), signal!.reason as Error)));
    })) as typeof fetch;
  // Node's own ignores the faked clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), ms);
    return controller.signal;
  });
});
afterEach(() => {
  jest.useRealTimers();
  pageCache.visitorWaits = noVisitor;
});

/** How long a promise took to fail, ms. */
async function failedAfter(promise: Promise<unknown>): Promise<number> {
  const began = Date.now();
  const failed: { at?: number; name?: string } = {};
  promise.catch(({ name }: CmsError) => Object.assign(failed, { at: Date.now(), name }));
  while (!failed.at) await jest.advanceTimersByTimeAsync(100);
  expect(failed.name).toBe('CmsError');
  return failed.at - began;
}

test('while WordPress hangs, a visitor is answered within 8 s behind any number of regenerations', async () => {
  const { cachedReading } = await import('./reading-cache');
  const { getJson } = await import('./request');
  const names = Array.from({ length: 12 }, (_, i) => `/wp-json/wp/v2/collection_${i}`);
  const behind = names.map((name) => cachedReading(name, () => getJson(name)));
  for (const each of behind) each.catch(() => {});
  await jest.advanceTimersByTimeAsync(500);
  pageCache.visitorWaits = () => true;
  // A page reads its menu, then its collection, then the records that this names; some are being read already.
  const visit = (async () => {
    const [menu, collection, others] = ['menu', names[11]!, 'others'].map(
      (name) => () => cachedReading(name, () => getJson(`/${name}`)),
    );
    await menu!().catch(() => null);
    await collection!().catch(() => null);
    await others!();
  })();
  expect(await failedAfter(visit)).toBeLessThan(8_000);
});

test('a reading that is late goes on, and is there for the next visitor', async () => {
  const { cachedReading } = await import('./reading-cache');
  pageCache.visitorWaits = () => true;
  const read = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return ['grades'];
  });
  expect(await failedAfter(cachedReading('slow', read))).toBeLessThan(7_500);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await cachedReading('slow', read)).toEqual(['grades']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('where no visitor waits a reading may take its time', async () => {
  const { cachedReading } = await import('./reading-cache');
  const reading = cachedReading(
    'long',
    () => new Promise((resolve) => setTimeout(() => resolve('20,000 grades'), 40_000)),
  );
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await reading).toBe('20,000 grades');
});

test('a small collection does not wait behind two hundred pages of a large one', async () => {
  const { getJson } = await import('./request');
  const large = Array.from({ length: 200 }, (_, i) => getJson(`/large?page=${i}`));
  const small = getJson('/small');
  for (let answered = 0; answered < 201; answered += 1) {
    for (let tries = 0; !asked[answered] && tries < 100; tries += 1)
      await jest.advanceTimersByTimeAsync(1);
    asked[answered]!.answer();
  }
  await Promise.all([...large, small]);
  expect(asked.findIndex(({ path }) => path === '/small')).toBeLessThan(6);
  expect(most).toBe(4);
});

test('while WordPress hangs, a request that was sent is reported as late, and only one that never was as not sent', async () => {
  const { getJson } = await import('./request');
  const failures = Array.from({ length: 40 }, (_, i) =>
    getJson(`/collection_${i}`).then(
      () => 'answered',
      ({ message }: CmsError) => message.match(/No request was sent|timeout/)?.[0],
    ),
  );
  await jest.advanceTimersByTimeAsync(41_000);
  const sent = new Set(asked.map(({ path }) => Number(path.replace('/collection_', ''))));
  expect(await Promise.all(failures)).toEqual(
    failures.map((_, i) => (sent.has(i) ? 'timeout' : 'No request was sent')),
  );
  expect(sent.size).toBeGreaterThan(0);
  expect(sent.size).toBeLessThan(failures.length);
});

test('a failure before the last answer shortens no later visit', async () => {
  const { cachedReading } = await import('./reading-cache');
  const { getJson } = await import('./request');
  const first = getJson('/first');
  await jest.advanceTimersByTimeAsync(5_000); // the first try is given up, the second is answered
  while (asked.length < 2) await jest.advanceTimersByTimeAsync(10);
  asked[1]!.answer();
  await first;
  await jest.advanceTimersByTimeAsync(8_000);
  pageCache.visitorWaits = () => true;
  const slow = cachedReading('another', () => getJson('/another'));
  await jest.advanceTimersByTimeAsync(3_000);
  asked[2]!.answer();
  expect((await slow).json).toEqual([{ id: 1, slug: 'x' }]);
});

test('a webhook is no visitor: who waits for a page meanwhile shortens none of its readings', async () => {
  const { cachedReading } = await import('./reading-cache');
  const { runForWebhook } = await import('./webhook-context');
  const { visitorDeadline } = await import('./visitor-deadline');
  pageCache.visitorWaits = () => true;
  const read = () => new Promise((resolve) => setTimeout(() => resolve('grades'), 20_000));
  const [deadline, reading] = await runForWebhook(
    async () => [visitorDeadline(), cachedReading('announced', read)] as const,
  );
  await jest.advanceTimersByTimeAsync(20_000);
  expect([deadline, await reading]).toEqual([undefined, 'grades']);
});
