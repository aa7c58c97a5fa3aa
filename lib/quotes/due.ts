import { env } from '@/lib/runtime/env';

/** A request that WordPress certainly does not have is retried within this time. */
export const maxBackoffMs = 300_000;

/** A request that WordPress may have waits this long before it is posted again. */
export const retryWaitMs = env.QUOTE_RETRY_SECONDS * 1000;

/** A date further ahead than this comes from a wrong clock. */
export const clockToleranceMs = 3_600_000;

/** No request waits longer for its next post, by clocks that agree to a minute. */
const maxWaitMs = Math.max(maxBackoffMs, retryWaitMs) + 60_000;

/**
 * Whether a due time has come. A time further ahead than `maxWaitMs` comes from a clock that was set back, or from a
 * copied file, and is due at once.
 */
export const isDue = (due: number, by: number) => due <= by || due > by + maxWaitMs;
