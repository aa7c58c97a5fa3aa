/*
 * Seam: addresses and headers by which the parts of Next speak to each other.
 *
 * Relies on: their names, and Next's own check of a router state, which throws for one it would answer with 500. Next
 *   ignores most of these headers outside its own hosting; this site does not rely on that.
 * Why: a client that sends them asks for another answer under the address of a page, or skips middleware
 *   (CVE-2025-29927).
 * Fails: a new name passes. `internal-requests.test.ts` compares the list with the headers that the installed Next filters
 *   and names one that is missing.
 * Public way: none; watch Next's security advisories.
 */
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/** Data of the Pages Router, which this site does not use, and the files of flight data, which browsers ask for by a header: Next would answer 200 to invented ones. */
const internalPath = /^\/_next\/data(?:\/|$)|\.rsc$/i;

/** Whether a path, decoded, is one that no browser asks this site for. */
export const isInternalPath = (path: string): boolean => internalPath.test(path);

/** `x-prerender-revalidate` and its like need a secret of the build. */
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
  // From these Next takes a nonce for the scripts of a page, which no policy of the site names.
  'content-security-policy',
  'content-security-policy-report-only',
] as const;

/** Takes away what only Next itself may say. */
export function dropInternalHeaders(headers: Record<string, unknown>): void {
  for (const name of internalHeaders) if (name in headers) delete headers[name];
}

/** What the router in the browser has on its page, so that a page rendered for each visit is sent in part. */
const stateHeader = 'next-router-state-tree';
const prefetchHeader = 'next-router-prefetch';

/**
 * Takes away what the router of this site does not send, so that a page rendered for each visit answers as if it were
 * not there, like every other page. Next would answer 500 to a malformed state; and to a prefetch at run time (`2`, `3`;
 * a part of Cache Components, which the site does not use) with a fault on several lines of the log for each request.
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
