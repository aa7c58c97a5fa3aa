/** @jest-environment node */
import { emptyStore, sampleQuote } from '@/e2e/site/sample-quote';
import { quoteOfPage } from './quote-status';

const own = emptyStore();

const reference = 'Q-AAAA-AAAA-AAAA';
const token = 'abcdefghijklmnopqrstuv';
const record = sampleQuote(0, { reference, token, at: 1000, list: '1. 3 pieces  Titanium' });

test('is found by its reference and token, with what became of it', async () => {
  await own.store.add(record);
  const claimed = await own.store.claim(reference, Date.now(), 60_000);
  await own.store.finish({ ...claimed!, state: 'sent', deliveredAt: 2000 }, 0);
  expect(await quoteOfPage(own.store, reference, token)).toMatchObject({
    at: 1000,
    state: 'sent',
    deliveredAt: 2000,
  });
});

test('is not found without the right token', async () => {
  await own.store.add(record);
  for (const [of, by] of [
    [reference, `${token.slice(0, -1)}w`],
    [reference, ''],
    [reference, 'Ø'],
    ['Q-NONE-AAAA-AAAA', token],
    ['../../etc/passwd', token],
  ] as const)
    expect(await quoteOfPage(own.store, of, by)).toBeNull();
});
