import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from '@/lib/runtime/env';
import { oncePerProcess, pageCache } from '@/lib/server/process-state.cjs';
import { CmsError } from './cms-error';

/** A visitor is answered within 8 s, whatever WordPress does; the rest is for rendering, ms. */
const patienceMs = Math.min(6_000, 2 * env.WORDPRESS_TIMEOUT_MS);
/** What has been read for long already may be there in a moment, ms. */
const leastMs = Math.min(700, patienceMs);

/** A failure so long ago says nothing about WordPress now, ms. */
const forgottenMs = 10_000;

/** Requests under way; since when WordPress has answered none, epoch ms; when one last failed. */
const silence = { outstanding: 0, since: 0, failedAt: 0 };

/** Runs one request to WordPress, and notes whether it is answered, with whatever status. */
export async function noteAnswer<T>(request: () => Promise<T>): Promise<T> {
  const now = Date.now();
  if (silence.outstanding === 0 && silence.failedAt + forgottenMs < now) silence.since = now;
  silence.outstanding += 1;
  try {
    const answer = await request();
    Object.assign(silence, { since: Date.now(), failedAt: 0 });
    return answer;
  } catch (error) {
    silence.failedAt = Date.now();
    throw error;
  } finally {
    silence.outstanding -= 1;
  }
}

/** What runs for a webhook knows when that came, epoch ms. */
const webhook = oncePerProcess('webhook', () => new AsyncLocalStorage<{ cameAt: number }>());

/**
 * Runs what a webhook asks. No visitor waits for it, whoever waits for a page meanwhile; and it hears of WordPress as it
 * is from now on: what failed before, or was begun before and fails, is read anew (`memory.ts`).
 */
export const forWebhook = <T>(work: () => Promise<T>): Promise<T> =>
  webhook.run({ cameAt: Date.now() }, work);

/** When the webhook came for which this runs, epoch ms; `undefined` where it runs for none. */
export const webhookCameAt = (): number | undefined => webhook.getStore()?.cameAt;

/** Whether a visitor waits for a page that is being made. By `lib/page-cache/regenerations.cjs`. */
const visitorWaits = () => webhookCameAt() === undefined && pageCache.visitorWaits();

/** Until when a visitor waits for one question to WordPress that nothing else asks, epoch ms; `undefined` where none does. */
export const visitorsDeadline = (): number | undefined =>
  visitorWaits() ? Date.now() + patienceMs / 2 : undefined;

/**
 * What is being read since `startedAt` (epoch ms). While a visitor waits it is waited for so long and no longer: then a
 * `CmsError` is thrown, and the reading goes on for those after them. A page asks several questions, one after the
 * other: while WordPress is silent all of them together have this long. Pages that are regenerated behind visitors wait
 * until the end.
 */
export async function inTimeForVisitors<T>(startedAt: number, answer: Promise<T>): Promise<T> {
  if (!visitorWaits()) return answer;
  const since = silence.outstanding > 0 ? Math.min(startedAt, silence.since) : startedAt;
  const leftMs = Math.max(since + patienceMs - Date.now(), leastMs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new CmsError(
            `Request has been terminated: no answer from WordPress within ${patienceMs / 1000} s (timeout), and a visitor waits. Is it overloaded?`,
            { passing: true },
          ),
        ),
      leftMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
