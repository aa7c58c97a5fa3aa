import type { Instrumentation } from 'next';
import { isCmsError } from '@/lib/cms/cms-error';
import { lastCalm } from '@/lib/cms/memory';
import { logRecord } from '@/lib/runtime/log';
import { requestId } from './request-id';

type Failed = Parameters<Instrumentation.onRequestError>;

/** The same failure is said again after this long, with how often it came meanwhile. */
const silenceMs = 10 * 60_000;

interface Said {
  at: number;
  since: number;
}

/**
 * One JSON line for the operator where a page could not be made, or not made anew. By cause: an outage is one
 * line each ten minutes and not one for every page and visitor; the next outage is said at once. Of the
 * request only its path and its name in the proxy's log are said, for queries and headers may name people.
 */
export function createFailureLog(write: (record: object) => void, now = Date.now, calm = lastCalm) {
  const said = new Map<string, Said>();

  return (error: Failed[0], { path, headers }: Failed[1], context: Failed[2]): void => {
    const { name, message, digest, status, stack } = described(error);
    const key = causeOf(error) ?? digest ?? `${name}: ${message}`;
    const before = said.get(key);
    if (before && now() - before.at < silenceMs && calm() <= before.at) {
      before.since += 1;
      return;
    }
    said.set(key, { at: now(), since: 0 });
    write({
      event: context.revalidateReason ? 'page not renewed' : 'request failed',
      at: new Date(now()).toISOString(),
      request: requestId(headers['x-request-id']),
      path: path.replace(/[?#].*/s, ''),
      route: context.routePath,
      reason: context.revalidateReason ?? null,
      error: name,
      status,
      message,
      digest: digest ?? null,
      // Next prints nothing of it (`serve.ts`): where a fault of the site's own came from stands here alone.
      ...(!isCmsError(error) && stack && { stack }),
      unsaid: before?.since ?? 0,
    });
  };
}

/** What is wrong with WordPress, whichever of its addresses was asked; Next's digest tells those apart. */
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
    stack: isError
      ? error.stack
          ?.split(/\s*\n\s*/)
          .slice(1)
          .join(' | ')
      : null,
  };
}

export const logFailure = createFailureLog(logRecord);
