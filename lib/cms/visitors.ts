import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from '@/lib/runtime/env';
import { oncePerProcess, pageCache } from '@/lib/server/process-state.cjs';
import { CmsError } from './cms-error';

/** A visitor is answered within 8 s, whatever WordPress does; the rest is for rendering, ms. */
const visitorTimeoutMs = Math.min(6_000, 2 * env.WORDPRESS_TIMEOUT_MS);
/** A reading that started long ago gets at least this much more time, ms: it may finish in a moment. */
const minWaitMs = Math.min(700, visitorTimeoutMs);

/** An earlier failure is ignored after this, ms. */
const failureMemoryMs = 10_000;

/** Requests in flight; since when WordPress has answered none, epoch ms; when one last failed. */
const unanswered = { outstanding: 0, since: 0, failedAt: 0 };

/** Runs one request to WordPress, and notes whether it is answered, with whatever status. */
export async function trackResponse<T>(request: () => Promise<T>): Promise<T> {
  const now = Date.now();
  if (unanswered.outstanding === 0 && unanswered.failedAt + failureMemoryMs < now)
    unanswered.since = now;
  unanswered.outstanding += 1;
  try {
    const answer = await request();
    Object.assign(unanswered, { since: Date.now(), failedAt: 0 });
    return answer;
  } catch (error) {
    unanswered.failedAt = Date.now();
    throw error;
  } finally {
    unanswered.outstanding -= 1;
  }
}

/** When the webhook arrived for which code runs, epoch ms. */
const webhook = oncePerProcess('webhook', () => new AsyncLocalStorage<{ receivedAt: number }>());

/**
 * Runs the work of a webhook. It counts as work that no visitor waits for, and gets no errors of readings that started
 * before it: these are read again (`reading-cache.ts`).
 */
export const runForWebhook = <T>(work: () => Promise<T>): Promise<T> =>
  webhook.run({ receivedAt: Date.now() }, work);

/** When the webhook arrived for which this runs, epoch ms; `undefined` where it runs for none. */
export const webhookReceivedAt = (): number | undefined => webhook.getStore()?.receivedAt;

/** Whether a visitor waits for a page that is being generated (`lib/page-cache/regenerations.cjs`). */
const visitorWaits = () => webhookReceivedAt() === undefined && pageCache.visitorWaits();

/** Deadline of a single request while a visitor waits, epoch ms; `undefined` where none does. */
export const visitorsDeadline = (): number | undefined =>
  visitorWaits() ? Date.now() + visitorTimeoutMs / 2 : undefined;

/**
 * The result of a reading that started at `startedAt` (epoch ms). While a visitor waits, it throws a `CmsError` after
 * `visitorTimeoutMs`, which all readings of a page share in an outage; the reading continues for later visitors.
 */
export async function withVisitorDeadline<T>(startedAt: number, answer: Promise<T>): Promise<T> {
  if (!visitorWaits()) return answer;
  const since = unanswered.outstanding > 0 ? Math.min(startedAt, unanswered.since) : startedAt;
  const leftMs = Math.max(since + visitorTimeoutMs - Date.now(), minWaitMs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new CmsError(
            `Request has been terminated: no answer from WordPress within ${visitorTimeoutMs / 1000} s (timeout), and a visitor waits. Is it overloaded?`,
            { transient: true },
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
