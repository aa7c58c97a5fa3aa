import { NextResponse, type NextRequest } from 'next/server';
import { findRedirect, isReadable, spelled, withSlash } from '@/lib/redirects';
import * as routes from '@/lib/routes';

/**
 * Old addresses, and addresses without their slash or in another spelling, reach their target in one hop with the
 * query kept.
 * One that nobody can read (`%ff`) is not there; Next would answer 500.
 */
export function middleware({ nextUrl, url }: NextRequest) {
  const { pathname } = new URL(url);
  if (!isReadable(pathname)) return NextResponse.redirect(new URL(routes.notFound(), url), 307);
  const path = spelled(pathname);
  const target = findRedirect(path) ?? withSlash(path) ?? (path === pathname ? null : path);
  return target
    ? NextResponse.redirect(new URL(target + nextUrl.search, url), 308)
    : NextResponse.next();
}

/**
 * Only what may need a redirect, because middleware halves the speed of a page it runs for: addresses
 * without a slash, the old ones of `lib/redirects.ts` (a test keeps the two equal), and encoded ones.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|.*/$|.*\\.[\\w-]+$).+)',
    '/((?!_next/).*%.*)',
    '/((?:(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grade/[^/]+|(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grades|length-converstion|decimal-to-fractions|round-to-square-calculator|temperature-conversion|weight-conversion|sheet-metal-gauge-conversions|steel-hardness-conversion-calculator|metal-weight-calculator|yield-algorithm-2|approvals-and-customer-base|mission-statement|quote|incoming-stock|tools|_global-error)/?)',
  ],
};
