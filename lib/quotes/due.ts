import { env } from '@/lib/runtime/env';

/** A request that WordPress certainly does not have is tried again within so long. */
export const longestBackoffMs = 300_000;

/** A request that WordPress may have waits so long before it is posted again. */
export const retryWaitMs = env.QUOTE_RETRY_SECONDS * 1000;

/** No request waits longer for its next try, by clocks that agree to a minute. */
export const longestWaitMs = Math.max(longestBackoffMs, retryWaitMs) + 60_000;

/**
 * Whether what waits until a time is due. No wait is longer than the longest: a time beyond it comes from a clock
 * that was set back, or from a copied file, and is due at once.
 */
export const isDue = (due: number, by: number) => due <= by || due > by + longestWaitMs;
