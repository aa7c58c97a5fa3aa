/*
 * Seam: paths and headers that are internal to Next.
 *
 * Relies on: their names, and Next's own check of a router state, which throws for one that Next would answer with 500.
 *   Next ignores most of these headers outside its own hosting; this site does not rely on that.
 * Why: a client that sends them gets another response under the address of a page, or skips middleware (CVE-2025-29927).
 * Fails: a header with a new name reaches Next. `internal-requests.test.ts` compares the list with the headers that the
 *   installed Next filters, and names one that is missing.
 * Public way: none; watch Next's security advisories.
 */
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/**
 * Data of the Pages Router, which this site does not use; and `.rsc` files, because browsers request flight data by a
 * header. Next answers 200 to invented ones.
 */
const internalPath = /^\/_next\/data(?:\/|$)|\.rsc$/i;

/** Whether a decoded path is internal to Next: no browser requests it from this site. */
export const isInternalPath = (path: string): boolean => internalPath.test(path);

/** Headers that only Next itself may set. Those of `x-prerender-revalidate` also need a secret of the build. */
const internalHeaders = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-override-headers',
  'x-middleware-invoke',
  'x-middleware-next',
  'x-middleware-set-cookie',
  'x-middleware-redirect',
  'x-middleware-skip',
  'x-matched-path',
  'x-now-route-matches',
  'x-nextjs-data',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-invoke-status',
  'x-invoke-error',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-next-resume-state-length',
  'next-resume',
  'next-action',
  // Next reads a nonce for the scripts of a page from these; no policy of the site has a nonce.
  'content-security-policy',
  'content-security-policy-report-only',
] as const;

/** Removes the headers that only Next itself may set. */
export function dropInternalHeaders(headers: Record<string, unknown>): void {
  for (const name of internalHeaders) if (name in headers) delete headers[name];
}

/** The routes that the browser already shows, so that Next sends only the part of a dynamic page that changes. */
const stateHeader = 'next-router-state-tree';
const prefetchHeader = 'next-router-prefetch';

/**
 * Removes router headers that this site's router does not send: to a malformed state Next would answer 500, and it would log
 * an error for each prefetch at run time (`2`, `3`). Without the header a dynamic page is sent whole.
 */
export function dropOddRouterHeaders(headers: Record<string, string | string[] | undefined>): void {
  if (headers[prefetchHeader] !== '1') delete headers[prefetchHeader];
  const state = headers[stateHeader];
  if (state === undefined) return;
  try {
    parseAndValidateFlightRouterState(state);
  } catch {
    delete headers[stateHeader];
  }
}
