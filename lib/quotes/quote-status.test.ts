/** @jest-environment node */
import { emptyStore, sampleQuote } from '@/e2e/site/sample-quote';
import { quoteStatus } from './quote-status';

const own = emptyStore();

const reference = 'Q-AAAA-AAAA-AAAA';
const token = 'abcdefghijklmnopqrstuv';
const record = sampleQuote(0, { reference, token, at: 1000, list: '1. 3 pieces  Titanium' });

test('shows what became of a request, and neither name nor message', async () => {
  await own.store.add(record);
  const status = () => quoteStatus(own.store, reference, token);
  expect(await status()).toEqual({
    reference,
    receivedAt: 1000,
    state: 'waiting',
    deliveredAt: null,
    list: '1. 3 pieces  Titanium',
    files: [],
  });
  const claimed = await own.store.claim(reference, Date.now(), 60_000);
  await own.store.finish({ ...claimed!, state: 'sent', deliveredAt: 2000 }, 0);
  expect(await status()).toMatchObject({ state: 'delivered', deliveredAt: 2000 });
});

test('says nothing without the right token', async () => {
  await own.store.add(record);
  for (const [of, by] of [
    [reference, `${token.slice(0, -1)}w`],
    [reference, ''],
    [reference, 'Ø'],
    ['Q-NONE-AAAA-AAAA', token],
    ['../../etc/passwd', token],
  ] as const)
    expect(await quoteStatus(own.store, of, by)).toBeNull();
});
