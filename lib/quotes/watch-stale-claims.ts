import { maxDeliveryMs } from './contact-form';
import { isInProgress } from './deliver';
import { retryWaitMs } from './due';
import type { QuoteStore } from './quote-record';

/** What the store may take beside WordPress, ms. */
const storeMs = 5000;
/** Longer than any delivery or write takes. A claim or draft unchanged for this long belongs to a process that died. */
const silentMs = maxDeliveryMs + storeMs;

/**
 * Releases claims and finishes drafts of processes that died. Timed by a monotonic clock from when this process first
 * saw each: setting the system's clock does not end a claim.
 */
export function watchStaleClaims(clock = () => performance.now()) {
  let seen = new Map<string, number>();

  return async function releaseStale(store: QuoteStore): Promise<void> {
    const now = clock();
    const [claims, drafts] = await Promise.all([store.claims(), store.drafts()]);
    const stamps = [...claims.map(({ stamp }) => stamp), ...drafts];
    seen = new Map(stamps.map((stamp) => [stamp, seen.get(stamp) ?? now]));
    const isSilent = (stamp: string) => now - (seen.get(stamp) ?? now) >= silentMs;
    for (const claim of claims)
      if (isSilent(claim.stamp) && !isInProgress(claim.reference))
        await store.release(claim, Date.now() + retryWaitMs);
    for (const draft of drafts) if (isSilent(draft)) await store.finishDraft(draft);
  };
}
