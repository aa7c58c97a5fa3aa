import { NextResponse, type NextRequest } from 'next/server';
import { findByQuery } from '@/lib/routing/permalinks';
import { findRedirect, isReadable, normalized, withSlash } from '@/lib/routing/redirects';
import { queryHeader } from '@/lib/routing/request-query';
import * as routes from '@/lib/routing/routes';

/**
 * Old addresses, WordPress's own, and addresses without their slash or in another spelling, reach their target in one
 * hop with the query kept byte for byte. Of WordPress's queries only numbers do (`/?p=12`), as drafts have them:
 * `/?um_services=sawing`, of plain permalinks, is followed in links alone (`localHref`).
 * One that cannot be decoded (`%ff`) is not found; Next would answer 500.
 */
export function middleware({ nextUrl, url, headers }: NextRequest) {
  const { pathname } = new URL(url);
  if (!isReadable(pathname)) return NextResponse.redirect(new URL(routes.notFound(), url), 307);
  const byQuery = pathname === '/' ? findByQuery(asSent(nextUrl, headers)) : null;
  if (byQuery) return NextResponse.redirect(new URL(byQuery, url), 308);
  const path = normalized(pathname);
  const target = findRedirect(path) ?? withSlash(path) ?? (path === pathname ? null : path);
  if (target) return NextResponse.redirect(new URL(target + asSent(nextUrl, headers), url), 308);
  const rendered = routes.renderedAt(path);
  return rendered
    ? NextResponse.rewrite(new URL(rendered + nextUrl.search, url))
    : NextResponse.next();
}

/**
 * The query as the client sent it (`lib/server/serve.ts` adds it): Next parses it for middleware and writes it
 * again, so that `a=b%20c&d` would become `a=b+c&d=`. Only one with the same parameters is used: the header is no way to
 * another address.
 */
function asSent({ search, searchParams }: URL, headers: Headers): string {
  const sent = headers.get(queryHeader) ?? '';
  return new URLSearchParams(sent).toString() === searchParams.toString() ? sent : search;
}

/**
 * Only what may need a redirect, because middleware halves the speed of a page it runs for: addresses
 * without a slash, the old ones of `lib/routing/redirects.ts` (a test keeps the two equal), encoded ones, and `/index/`.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|.*/$|.*\\.[\\w-]+$).+)',
    '/((?!_next/).*%.*)',
    { source: '/', has: [{ type: 'query', key: 'p' }] },
    { source: '/', has: [{ type: 'query', key: 'page_id' }] },
    '/((?:[a-z]+(?:[_-][a-z]+)*[_-](?:grades|specs)|stainlesssteelspec|um[_-]services|processes|forms)/[^/]+/?)',
    '/((?:(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grade/[^/]+|(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grades|length-converstion|decimal-to-fractions|round-to-square-calculator|temperature-conversion|weight-conversion|sheet-metal-gauge-conversions|steel-hardness-conversion-calculator|metal-weight-calculator|yield-algorithm-2|approvals-and-customer-base|mission-statement|quote|incoming-stock|tools|_global-error|index)/?)',
  ],
};
