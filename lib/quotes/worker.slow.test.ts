/** @jest-environment node */
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { quoteSchema } from '@/content-schemas/quote';
import { startFormEndpoint } from '@/e2e/site/form-endpoint';
import { sampleQuote as sent } from '@/e2e/site/sample-quote';
import type { QuoteStore } from './store';

let folder: string;
let store: QuoteStore;
let form: Awaited<ReturnType<typeof startFormEndpoint>>;
let worker: typeof import('./worker');
let acceptQuote: typeof import('./accept-quote').acceptQuote;

beforeEach(async () => {
  jest.resetModules();
  folder = temporaryFolder('worker');
  form = await startFormEndpoint();
  process.env.WORDPRESS_URL = form.url;
  process.env.QUOTES_DATABASE = `file:${join(folder, 'quotes.db')}`;
  const { siteState } = await import('@/lib/runtime/once-per-process.cjs');
  siteState.clear();
  store = (await import('./store')).quoteStore();
  ({ acceptQuote } = await import('./accept-quote'));
  worker = await import('./worker');
});
afterEach(async () => {
  await store.close();
  await form.stop();
});

async function add(count: number) {
  for (let number = 0; number < count; number += 1) await store.add(sent(number));
}

test('one round delivers all that is due, a few at a time', async () => {
  await add(12);
  await store.add(sent(12), null, Date.now() + 60_000);
  form.setMode('waits');
  const round = worker.deliverDue(store);
  await form.posted(4);
  form.release();
  await round;
  expect(await store.undelivered()).toMatchObject([{ reference: sent(12).reference }]);
  expect(form.busiest()).toBe(4);
});

test('a site where every request comes back as spam alarms at once, and keeps them all', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  form.setMode('spam');
  const answers = quoteSchema.parse({ ...sent(0).request, key: 'spam' });
  expect(await acceptQuote(store, answers)).toMatchObject({ state: 'refused', alarm: true });
  const { quoteHealth } = await import('./operator');
  expect(await quoteHealth(store)).toMatchObject({
    refused: 1,
    alarms: [expect.stringMatching(/answered spam\. .*reCAPTCHA/)],
  });
  expect(logged.mock.calls.flat()).toEqual([expect.stringMatching(/needs the operator.*spam/)]);
});
