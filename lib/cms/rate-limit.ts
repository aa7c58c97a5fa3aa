import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Token bucket: this many questions at once, then one more each `refillMs`. */
const capacity = 10;
const refillMs = Math.min(10_000, env.REVALIDATE_SECONDS * 1000);

interface Bucket {
  tokens: number;
  /** When tokens were last added, epoch ms. */
  filledAt: number;
}
const buckets = oncePerProcess('cms rate limits', () => new Map<string, Bucket>());

/**
 * Whether a request may be sent to WordPress for an unknown address. Clients may invent them: ten thousand of them cost
 * no more than a few. Each `subject` has a bucket of its own; it is one of few names, such as `post` or `redirect page`.
 */
export function isWithinRateLimit(subject: string, now = Date.now()): boolean {
  const bucket = buckets.get(subject) ?? { tokens: capacity, filledAt: 0 };
  buckets.set(subject, bucket);
  // `abs`: a clock that was set back must not hold up requests until it has caught up.
  const due = Math.floor(Math.abs(now - bucket.filledAt) / refillMs);
  if (due > 0) {
    bucket.tokens = Math.min(capacity, bucket.tokens + due);
    bucket.filledAt = bucket.tokens === capacity ? now : bucket.filledAt + due * refillMs;
  }
  if (bucket.tokens === 0) return false;
  bucket.tokens -= 1;
  return true;
}
