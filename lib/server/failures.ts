import type { Instrumentation } from 'next';
import { requestId } from './request-id';

type Failed = Parameters<Instrumentation.onRequestError>;

/** The same failure is said again after this long, with how often it came meanwhile. */
const silenceMs = 10 * 60_000;

interface Said {
  at: number;
  since: number;
}

/**
 * One JSON line for the operator where a page could not be made, or not made anew. By digest, which is
 * that of the cause: an outage is one line each ten minutes and not one for every page and visitor. Of the
 * request only its path and its name in the proxy's log are said, for queries and headers may name people.
 */
export function createFailureLog(write: (line: string) => void, now = Date.now) {
  const said = new Map<string, Said>();

  return (error: Failed[0], { path, headers }: Failed[1], context: Failed[2]): void => {
    const { name, message, digest, status } = described(error);
    const key = digest ?? `${name}: ${message}`;
    const before = said.get(key);
    if (before && now() - before.at < silenceMs) {
      before.since += 1;
      return;
    }
    said.set(key, { at: now(), since: 0 });
    write(
      JSON.stringify({
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
        unsaid: before?.since ?? 0,
      }),
    );
  };
}

function described(error: unknown) {
  const { digest, status } = (error ?? {}) as { digest?: string; status?: number | null };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message, digest, status: status ?? null };
}

export const logFailure = createFailureLog((line) => console.error(line)); // oxlint-disable-line no-console -- the operator's log
