import type { Instrumentation } from 'next';
import { isCmsError } from '@/lib/cms/cms-error';
import { lastRecovery } from '@/lib/cms/reading-cache';
import { metrics } from '@/lib/metrics/metrics';
import { joinLines, logRecord, countSuppressed, type Logged } from '@/lib/runtime/log';

type Failed = Parameters<Instrumentation.onRequestError>;

/** One line of JSON a cause each ten minutes. Of the request only the path: queries and headers may name people. */
export function createFailureLog(
  write: (record: object) => void,
  now = Date.now,
  lastRecoveryAt = lastRecovery,
) {
  const logged: Logged = new Map();
  const counted = new WeakSet<object>();

  return (error: Failed[0], { path }: Failed[1], context: Failed[2]): void => {
    const { name, message, digest, status, stack } = described(error);
    const event = context.revalidateReason ? 'page not regenerated' : 'request failed';
    // Next calls this up to three times for one failure.
    if (typeof error === 'object' && error && !counted.has(error)) {
      counted.add(error);
      metrics.failures.inc({ event });
    }
    const key = causeOf(error) ?? digest ?? `${name}: ${message}`;
    const repeated = countSuppressed(key, { now: now(), since: lastRecoveryAt(), of: logged });
    if (repeated === null) return;
    write({
      event,
      at: new Date(now()).toISOString(),
      path: path.replace(/[?#].*/s, ''),
      route: context.routePath,
      reason: context.revalidateReason ?? null,
      error: name,
      status,
      message,
      digest: digest ?? null,
      // Next prints nothing of a page that it keeps, so the stack of the site's own faults is logged here.
      ...(!isCmsError(error) && stack && { stack }),
      repeated,
    });
  };
}

/** The cause of a `CmsError` without its address; Next's digest would differ for each address. */
const causeOf = (error: unknown) =>
  isCmsError(error) ? error.message.replace(/https?:\/\/\S+/g, '') : null;

function described(error: unknown) {
  const { digest, status } = (error ?? {}) as { digest?: string; status?: number | null };
  const isError = error instanceof Error;
  const { name, message } = isError ? error : new Error(String(error));
  return {
    name,
    message,
    digest,
    status: status ?? null,
    stack:
      isError && error.stack ? joinLines(error.stack.slice(error.stack.indexOf('\n') + 1)) : null,
  };
}

export const logFailure = createFailureLog(logRecord);
