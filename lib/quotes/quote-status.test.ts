/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleQuote } from '@/e2e/site/sample-quote';
import { quoteStatus } from './quote-status';
import { openStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'status-'));
});
afterEach(() => rm(folder, { recursive: true }));

const reference = 'Q-AAAA-AAAA-AAAA';
const token = 'abcdefghijklmnopqrstuv';
const record = sampleQuote(0, { reference, token, at: 1000, list: '1. 3 pieces  Titanium' });

test('shows what became of a request, and neither name nor message', async () => {
  const store = openStore(`file:${join(folder, 'quotes.db')}`);
  await store.add(record);
  const status = () => quoteStatus(store, reference, token);
  expect(await status()).toEqual({
    reference,
    receivedAt: 1000,
    state: 'waiting',
    deliveredAt: null,
    list: '1. 3 pieces  Titanium',
    files: [],
  });
  const claimed = await store.claim(reference, Date.now(), 60_000);
  await store.finish({ ...claimed!, state: 'sent', deliveredAt: 2000 }, 0);
  expect(await status()).toMatchObject({ state: 'delivered', deliveredAt: 2000 });
});

test('says nothing without the right token', async () => {
  const store = openStore(`file:${join(folder, 'quotes.db')}`);
  await store.add(record);
  for (const [of, by] of [
    [reference, `${token.slice(0, -1)}w`],
    [reference, ''],
    [reference, 'Ø'],
    ['Q-NONE-AAAA-AAAA', token],
    ['../../etc/passwd', token],
  ] as const)
    expect(await quoteStatus(store, of, by)).toBeNull();
});
