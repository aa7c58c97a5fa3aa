import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/server/process-state.cjs';

/** The same is asked about at most once in this time: a page and its head ask together. */
const spacingMs = Math.min(1_000, env.REVALIDATE_SECONDS * 100);
/** So many questions may come at once; then one more in each such time. */
const atOnce = 10;
const refillMs = 10 * spacingMs;

/** What is asked: whether a post was published a moment ago, whether an editor made a redirect, and whether one that is known still stands. */
type Question = 'post' | 'redirect' | 'known redirect';

interface Allowance {
  left: number;
  /** Up to when it was filled, epoch ms. */
  filled: number;
  /** When each was asked about, epoch ms. */
  asked: Map<string, number>;
}
/** One for each question, so that none takes the other's. */
const allowances = oncePerProcess('cms allowances', () => new Map<Question, Allowance>());

/**
 * Whether WordPress may be asked about an address that nothing known answers, which a stranger may have made up: ten
 * thousand of them cost no more than a few. `about` is one of few names, such as a collection's.
 */
export function mayAsk(question: Question, about = '', now = Date.now()): boolean {
  const allowance = allowances.get(question) ?? { left: atOnce, filled: 0, asked: new Map() };
  allowances.set(question, allowance);
  const due = Math.floor((now - allowance.filled) / refillMs);
  if (due > 0) {
    allowance.left = Math.min(atOnce, allowance.left + due);
    allowance.filled = allowance.left === atOnce ? now : allowance.filled + due * refillMs;
  }
  if (allowance.left === 0 || (allowance.asked.get(about) ?? 0) + spacingMs > now) return false;
  allowance.left -= 1;
  allowance.asked.set(about, now);
  return true;
}
