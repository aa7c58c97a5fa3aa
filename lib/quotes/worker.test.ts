/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteSchema } from '@/content-schemas/quote';
import { startFormEndpoint } from '@/e2e/site/form-endpoint';
import { noNotes, type QuoteRecord } from './quote-record';

let folder: string;
let form: Awaited<ReturnType<typeof startFormEndpoint>>;
let worker: typeof import('./worker');
let acceptQuote: typeof import('./accept-quote').acceptQuote;
let deliver: typeof import('./deliver').deliver;
let quoteStore: typeof import('./store').quoteStore;
let openSpool: typeof import('./spool').openSpool;

beforeAll(async () => {
  form = await startFormEndpoint();
  process.env.WORDPRESS_URL = form.url;
  process.env.QUOTE_FOLDER = await mkdtemp(join(tmpdir(), 'worker-'));
  ({ openSpool } = await import('./spool'));
  ({ acceptQuote } = await import('./accept-quote'));
  ({ deliver } = await import('./deliver'));
  ({ quoteStore } = await import('./store'));
  worker = await import('./worker');
});
afterAll(async () => {
  await form.stop();
  await rm(process.env.QUOTE_FOLDER!, { recursive: true });
});
beforeEach(async () => {
  form.posts.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (number: number): QuoteRecord => ({
  reference: `Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
  at: 1,
  request: { fullname: 'Ada', companyname: 'E', email: 'a', phone: '1', message: 'm' },
  uncertainPosts: 0,
  ...noNotes,
});

test('one round delivers all that is due, a few at a time', async () => {
  const spool = openSpool(folder);
  await Promise.all(Array.from({ length: 13 }, (_, i) => spool.add(record(i))));
  await spool.claim(record(12).reference);
  await spool.move(record(12), 'claimed', 'waiting', Date.now() + 60_000);
  form.setMode('waits');
  const round = worker.deliverWaiting(spool);
  await form.posted(4);
  form.release();
  await round;
  expect(await spool.list('sent')).toHaveLength(12);
  expect(await spool.list('waiting')).toEqual([record(12).reference]);
  expect(form.busiest()).toBe(4);
});

test('a damaged file is reported and stops no other', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const spool = openSpool(folder);
  for (let i = 0; i < 3; i += 1) await spool.add(record(i));
  await writeFile(join(folder, 'waiting', `${record(0).reference}.json`), '{"fullname": "Ada');
  await worker.deliverWaiting(spool);
  expect(await spool.list('sent')).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0])).toMatch(/Q-0000-AAAA-AAAA.1.json is damaged/);
});

test('what another process posted while it stood in line waits as long as every post', async () => {
  const spool = openSpool(folder);
  for (let i = 0; i < 5; i += 1) await spool.add(record(i));
  form.setMode('waits');
  const round = worker.deliverWaiting(spool);
  await form.posted(4);
  const [last = ''] = await spool.list('waiting');
  const claimed = await spool.claim(last);
  await spool.move(claimed!, 'claimed', 'waiting', Date.now() + 300_000);
  form.release();
  await round;
  expect(form.posts).toHaveLength(4);
  expect(await spool.list('waiting')).toEqual([last]);
});

test('the route and the worker together post a few at a time', async () => {
  const spool = openSpool(folder);
  for (let i = 0; i < 8; i += 1) await spool.add(record(i));
  form.setMode('waits');
  const routes = [0, 1].map((i) => deliver(spool, record(i).reference));
  const round = worker.deliverWaiting(spool);
  await form.posted(4);
  form.release();
  await Promise.all([round, ...routes]);
  expect(form.busiest()).toBe(4);
});

test('at the end no delivery begins, and the running ones are waited for', async () => {
  const spool = openSpool(folder);
  for (let i = 0; i < 10; i += 1) await spool.add(record(i));
  form.setMode('waits');
  const round = worker.deliverWaiting(spool);
  await form.posted(4);
  const stopped = worker.stopDelivering();
  form.release();
  await stopped;
  expect(await spool.list('claimed')).toEqual([]);
  expect(await spool.list('sent')).toHaveLength(4);
  await round;
  await worker.deliverWaiting(spool);
  await acceptQuote(spool, quoteSchema.parse(record(0).request));
  expect(form.posts).toHaveLength(4);
  expect(await spool.list('waiting')).toHaveLength(7);
});

test('at the end what was posted and could not be moved is moved', async () => {
  const spool = quoteStore();
  await spool.add(record(0));
  const move = () => Promise.reject(new Error('EIO'));
  await expect(deliver({ ...spool, move }, record(0).reference)).rejects.toThrow('EIO');
  expect(await spool.list('claimed')).toEqual([record(0).reference]);
  await worker.stopDelivering();
  expect(await spool.list('sent')).toEqual([record(0).reference]);
});
