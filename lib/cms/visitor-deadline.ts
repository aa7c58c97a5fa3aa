import { env, isServing } from '@/lib/runtime/env';
import { CmsError } from './cms-error';
import { unanswered } from './unanswered-requests';
import { webhookReceivedAt } from './webhook-context';

/** A visitor is answered within 8 s, whatever WordPress does; the rest is for rendering, ms. */
const visitorTimeoutMs = Math.min(6_000, 2 * env.WORDPRESS_TIMEOUT_MS);
/** A reading that started long ago gets at least this much more time, ms: it may finish in a moment. */
const minWaitMs = Math.min(700, visitorTimeoutMs);

/**
 * Whether a visitor may wait: for each page that a server makes. One that is regenerated is tried again half a minute later,
 * and finds the reading that went on meanwhile.
 */
const visitorWaits = () => webhookReceivedAt() === undefined && isServing();

/** Deadline of a single request while a visitor waits, epoch ms; `undefined` where none does. */
export const visitorDeadline = (): number | undefined =>
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
