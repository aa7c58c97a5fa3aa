import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** At most one request about the same subject in this time, ms: a page and its metadata share the answer. */
const spacingMs = Math.min(1_000, env.REVALIDATE_SECONDS * 100);
/** Token bucket: this many questions at once, then one more each `refillMs`. */
const capacity = 10;
const refillMs = 10 * spacingMs;

/** The question: whether a post was just published, whether an editor made a redirect, whether a known one still exists. */
type Question = 'post' | 'redirect' | 'known redirect';

interface Bucket {
  tokens: number;
  /** When tokens were last added, epoch ms. */
  filledAt: number;
  /** When a request was last sent about each subject, epoch ms. */
  lastAskedAt: Map<string, number>;
}
/** A bucket for each question, so that none uses up another's tokens. */
const buckets = oncePerProcess('cms rate limits', () => new Map<Question, Bucket>());

/**
 * Whether a request may be sent to WordPress for an unknown address. Clients may invent them: ten thousand of them cost
 * no more than a few. `about` is one of few names, such as a collection's.
 */
export function isWithinRateLimit(question: Question, about = '', now = Date.now()): boolean {
  const bucket = buckets.get(question) ?? { tokens: capacity, filledAt: 0, lastAskedAt: new Map() };
  buckets.set(question, bucket);
  // `abs`: a clock that was set back must not hold up requests until it has caught up.
  const due = Math.floor(Math.abs(now - bucket.filledAt) / refillMs);
  if (due > 0) {
    bucket.tokens = Math.min(capacity, bucket.tokens + due);
    bucket.filledAt = bucket.tokens === capacity ? now : bucket.filledAt + due * refillMs;
  }
  const sinceLast = Math.abs(now - (bucket.lastAskedAt.get(about) ?? 0));
  if (bucket.tokens === 0 || sinceLast < spacingMs) return false;
  bucket.tokens -= 1;
  bucket.lastAskedAt.set(about, now);
  return true;
}
