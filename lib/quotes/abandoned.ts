import { env } from '@/lib/runtime/env';
import { isInHand } from './deliver';
import { retryWaitMs } from './due';
import type { QuoteStore } from './quote-record';

/** Longer than any delivery or write takes. What has not moved for so long belongs to a process that died. */
const silentMs = env.WORDPRESS_FORM_TIMEOUT_MS + 5000;

/**
 * Takes up what processes that died left behind, once it has not moved for longer than any delivery takes. Timed
 * by a clock that only runs forward, from when this process first saw it: no clock that is set can end a claim.
 */
export function watchAbandoned(clock = () => performance.now()) {
  let seen = new Map<string, number>();

  return async function takeUp(store: QuoteStore): Promise<void> {
    const now = clock();
    const [claims, drafts] = await Promise.all([store.claims(), store.drafts()]);
    const stamps = [...claims.map(({ stamp }) => stamp), ...drafts];
    seen = new Map(stamps.map((stamp) => [stamp, seen.get(stamp) ?? now]));
    const isSilent = (stamp: string) => now - (seen.get(stamp) ?? now) >= silentMs;
    for (const claim of claims)
      if (isSilent(claim.stamp) && !isInHand(claim.reference))
        await store.release(claim, Date.now() + retryWaitMs);
    for (const draft of drafts) if (isSilent(draft)) await store.settle(draft);
  };
}
