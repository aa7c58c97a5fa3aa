/** @jest-environment node */
import { env } from '@/lib/runtime/env';
import type { QuoteStore } from './quote-record';
import { watchStaleClaims } from './watch-stale-claims';

test('a claim is released when no process can still deliver it: the form is asked, posted with files and without', async () => {
  const release = jest.fn<Promise<void>, Parameters<QuoteStore['release']>>(async () => {});
  const claim = { reference: 'Q-AAAA-AAAA-AAAA', stamp: '1' };
  const store = { claims: async () => [claim], drafts: async () => [], release } as never;
  let now = 0;
  const releaseStale = watchStaleClaims(() => now);
  const longest = env.WORDPRESS_TIMEOUT_MS + 2 * env.WORDPRESS_FORM_TIMEOUT_MS;
  for (now of [0, longest]) await releaseStale(store);
  expect(release).not.toHaveBeenCalled();
  now = longest + 60_000;
  await releaseStale(store);
  expect(release).toHaveBeenCalledWith(claim, expect.any(Number));
});
