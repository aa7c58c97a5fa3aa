import type { Instrumentation } from 'next';
import { isCmsError } from '@/lib/cms/cms-error';
import { lastRecovery } from '@/lib/cms/reading-cache';
import { count } from '@/lib/metrics/metrics.cjs';
import { label } from '@/lib/metrics/open-metrics';
import { joinLines, logRecord } from '@/lib/runtime/log';
import { requestId } from './request-id';

type Failed = Parameters<Instrumentation.onRequestError>;

/** The same failure is logged again after this long, with how often it occurred meanwhile. */
const repeatAfterMs = 10 * 60_000;

interface Logged {
  at: number;
  repeated: number;
}

/**
 * Logs one line of JSON where a page could not be generated or regenerated. By cause: an outage is one line each ten
 * minutes, not one for every page and visitor; the next outage is logged at once. Of the request only its path and its
 * id are logged, because queries and headers may name people.
 */
export function createFailureLog(
  write: (record: object) => void,
  now = Date.now,
  lastRecoveryAt = lastRecovery,
) {
  const logged = new Map<string, Logged>();
  const counted = new WeakSet<object>();

  return (error: Failed[0], { path, headers }: Failed[1], context: Failed[2]): void => {
    const { name, message, digest, status, stack } = described(error);
    const event = context.revalidateReason ? 'page not regenerated' : 'request failed';
    // Next calls this up to three times for one failure.
    if (typeof error === 'object' && error && !counted.has(error)) {
      counted.add(error);
      count('site_failures', label('event', event));
    }
    const key = causeOf(error) ?? digest ?? `${name}: ${message}`;
    const before = logged.get(key);
    if (before && now() - before.at < repeatAfterMs && lastRecoveryAt() <= before.at) {
      before.repeated += 1;
      return;
    }
    logged.set(key, { at: now(), repeated: 0 });
    write({
      event,
      at: new Date(now()).toISOString(),
      request: requestId(headers['x-request-id']),
      path: path.replace(/[?#].*/s, ''),
      route: context.routePath,
      reason: context.revalidateReason ?? null,
      error: name,
      status,
      message,
      digest: digest ?? null,
      // Next prints nothing (`quiet` in `serve.ts`), so the stack of the site's own faults is logged here.
      ...(!isCmsError(error) && stack && { stack }),
      repeated: before?.repeated ?? 0,
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
