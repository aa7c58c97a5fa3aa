/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startFormEndpoint } from '@/e2e/site/form-endpoint';
import type { QuoteRecord, QuoteStore } from './quote-record';

/** What the disk refuses: new files (it is full), every change (it is read-only), or nothing. */
let disk: 'works' | 'ENOSPC' | 'EROFS' = 'works';

/** The folders that were synced. */
const synced: string[] = [];

/** What happens between the look at what is stored and the first link that stores something. */
let beforeLink: (() => Promise<unknown>) | null = null;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const fault = (call: string) =>
    Object.assign(new Error(`${disk}: ${call}`), { code: disk, syscall: call });
  const changes = ['rename', 'link', 'unlink', 'utimes', 'mkdir'] as const;
  return {
    ...actual,
    open: async (path: string, flags: string) => {
      if (disk === 'EROFS' && flags !== 'r') throw fault('open');
      const file = await actual.open(path, flags);
      if (flags === 'r') synced.push(path);
      // A full disk still makes an empty file.
      if (flags !== 'r' && disk === 'ENOSPC')
        file.writeFile = async () => {
          throw fault('write');
        };
      return file;
    },
    writeFile: async (path: string, ...rest: unknown[]) => {
      if (disk === 'EROFS') throw fault('open');
      if (disk === 'works') return actual.writeFile(path, ...(rest as [string, object]));
      await actual.writeFile(path, '');
      throw fault('write');
    },
    ...Object.fromEntries(
      changes.map((call) => [
        call,
        async (...given: never[]) => {
          if (disk === 'EROFS') throw fault(call);
          if (call === 'link' && beforeLink) {
            const meanwhile = beforeLink;
            beforeLink = null;
            await meanwhile();
          }
          return (actual[call] as (...args: never[]) => Promise<unknown>)(...given);
        },
      ]),
    ),
  };
});

const dayMs = 86_400_000;
/** How far the two clocks have run beyond the real ones, ms. */
let wallMs = 0;
let steadyMs = 0;

let form: Awaited<ReturnType<typeof startFormEndpoint>>;
let folder: string;
let store: QuoteStore;
let deliverWaiting: typeof import('./worker').deliverWaiting;
let quoteHealth: typeof import('./operator').quoteHealth;

beforeEach(async () => {
  jest.resetModules();
  disk = 'works';
  wallMs = steadyMs = 0;
  form = await startFormEndpoint();
  process.env.WORDPRESS_URL = form.url;
  folder = await mkdtemp(join(tmpdir(), 'failing-disk-'));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
  jest.spyOn(Date, 'now').mockImplementation(() => wall() + wallMs);
  jest.spyOn(performance, 'now').mockImplementation(() => steady() + steadyMs);
  store = (await import('./spool')).openSpool(join(folder, 'spool'));
  ({ deliverWaiting } = await import('./worker'));
  ({ quoteHealth } = await import('./operator'));
});
afterEach(async () => {
  disk = 'works';
  form.stop();
  await rm(folder, { recursive: true });
});

const record = (number: number) =>
  ({
    reference: `Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
    at: Date.now(),
    request: {
      fullname: 'Ada',
      companyname: 'E',
      email: 'a',
      phone: '1',
      message: `Reference: Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
    },
    posts: 0,
    uncertainPosts: 0,
    answer: null,
    wordpressMessage: '',
    problems: {},
    alarm: false,
    deliveredAt: null,
  }) satisfies QuoteRecord;

const add = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, i) => store.add(record(i))));

/** Rounds of the worker over hours, as both clocks run. */
async function rounds(count = 6) {
  for (let round = 0; round < count; round += 1) {
    await deliverWaiting(store);
    wallMs += 600_000;
    steadyMs += 600_000;
  }
}

const maxCount = () => Math.max(0, ...form.counts().values());

test('on a full disk what waits is delivered and moved, each once, and health says that nothing can be stored', async () => {
  await add(5);
  disk = 'ENOSPC';
  await rounds(4);
  expect(form.counts().size).toBe(5);
  expect(maxCount()).toBe(1);
  expect(await store.list('sent')).toHaveLength(5);
  await expect(quoteHealth(store)).rejects.toThrow('ENOSPC');
  await expect(store.add(record(9))).rejects.toThrow('ENOSPC');
  expect(await readdir(join(folder, 'spool', 'drafts'))).toEqual([]);
});

test('on a full disk a mailer that fails is tried three times, minutes apart, then left to the operator', async () => {
  await add(2);
  form.setMode('mail_failed');
  disk = 'ENOSPC';
  await rounds(12);
  expect(form.posts).toHaveLength(6);
  expect(await store.list('refused')).toHaveLength(2);
});

test('a disk that turns read-only during a delivery has it moved later, without a second post', async () => {
  await add(3);
  form.setMode('waits');
  const round = deliverWaiting(store);
  await form.posted(3);
  disk = 'EROFS';
  form.release();
  await round;
  await rounds();
  expect(form.posts).toHaveLength(3);
  await expect(quoteHealth(store)).rejects.toThrow('EROFS');
  disk = 'works';
  expect(await quoteHealth(store)).toMatchObject({ waiting: 0, claimed: 3 });
  await rounds();
  expect(await store.list('sent')).toHaveLength(3);
  expect(form.posts).toHaveLength(3);
});

test('a folder that was removed is made again, and takes requests', async () => {
  await add(2);
  await rm(join(folder, 'spool'), { recursive: true });
  await rounds(1);
  expect(await store.add(record(7))).toMatchObject({ isNew: true });
  await rounds(1);
  expect([...form.counts().keys()]).toEqual([record(7).reference]);
  expect(await quoteHealth(store)).toMatchObject({ waiting: 0, claimed: 0 });
});

test('a clock set back a day holds nothing up, and ends nobody’s claim', async () => {
  await add(2);
  await store.claim(record(1).reference); // by another process, which lives
  form.setMode('busy');
  await deliverWaiting(store);
  form.setMode('ok');
  wallMs -= dayMs;
  await deliverWaiting(store);
  expect([...form.counts().keys()]).toEqual([record(0).reference]);
  wallMs += 2 * dayMs;
  await deliverWaiting(store);
  expect(await store.list('claimed')).toEqual([record(1).reference]);
  expect(maxCount()).toBe(1);
});

test('health says that requests are dated in the future', async () => {
  await add(1);
  wallMs -= dayMs;
  expect(await quoteHealth(store)).toMatchObject({
    waiting: 1,
    oldestMs: 0,
    alarms: [expect.stringContaining('dated in the future')],
  });
});

test('what a process that died had claimed is delivered again, minutes later, three posts in all', async () => {
  await add(1);
  for (let death = 1; death <= 3; death += 1) {
    expect(await store.claim(record(0).reference)).toMatchObject({ uncertainPosts: death });
    await deliverWaiting(store);
    wallMs += 131_000;
    steadyMs += 131_000;
    await deliverWaiting(store);
    if (death === 3) break;
    expect(await store.list('waiting', Date.now() + 200_000)).toEqual([]);
    expect(await store.list('waiting', Date.now() + 301_000)).toEqual([record(0).reference]);
    wallMs += 301_000;
  }
  expect(await store.find(record(0).reference)).toMatchObject({
    place: 'refused',
    record: { alarm: true, answer: expect.stringContaining('cut off') },
  });
  expect(form.posts).toEqual([]);
});

test('a request that was stored and delivered while the same one came is not stored again', async () => {
  beforeLink = async () => {
    await store.add(record(0));
    await deliverWaiting(store);
  };
  expect(await store.add(record(0))).toMatchObject({ place: 'sent' });
  await deliverWaiting(store);
  expect(maxCount()).toBe(1);
});

test('a request that comes again is acknowledged once its folders are synced', async () => {
  await store.add(record(1));
  synced.splice(0);
  expect(await store.add(record(1))).toMatchObject({ place: 'waiting', isNew: false });
  expect(synced.map((path) => basename(path)).toSorted()).toEqual(['drafts', 'index', 'waiting']);
});

test('a delivered request is removed after 30 days, and nothing is left of it', async () => {
  await add(2);
  await deliverWaiting(store);
  for (const days of [29, 2]) {
    expect(await store.list('sent')).toHaveLength(2);
    wallMs += days * dayMs;
    steadyMs += days * dayMs;
    await deliverWaiting(store);
  }
  const left = await readdir(join(folder, 'spool'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});
