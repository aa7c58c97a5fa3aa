import { NextResponse, type NextRequest } from 'next/server';
import { bypassCookie, passCookie } from '@/lib/preview/cookies';
import { previewPolicy } from '@/lib/preview/policy-with';
import { findByQuery } from '@/lib/routing/permalinks';
import { findRedirect, isReadable, normalized, withSlash } from '@/lib/routing/redirects';
import * as routes from '@/lib/routing/routes';

/**
 * Old addresses, WordPress's own, and addresses without their slash or in another spelling, reach their target in one
 * hop with the query kept byte for byte. Of WordPress's queries only numbers do (`/?p=12`), as drafts have them:
 * `/?um_services=sawing`, of plain permalinks, is followed in links alone (`localHref`).
 * One that cannot be decoded (`%ff`) is not found; Next would answer 500.
 */
export async function middleware({ cookies, nextUrl, url, headers }: NextRequest) {
  const { pathname } = new URL(url);
  const pass = cookies.get(passCookie)?.value;
  if (pass && cookies.has(bypassCookie))
    return addressIn(pass) === pathname ? preview(headers) : withoutPreview(headers);
  if (!isReadable(pathname)) return NextResponse.redirect(new URL(routes.notFound(), url), 307);
  const byQuery = pathname === '/' ? findByQuery(nextUrl.search) : null;
  if (byQuery) return NextResponse.redirect(new URL(byQuery, url), 308);
  const path = normalized(pathname);
  const target = findRedirect(path) ?? withSlash(path) ?? (path === pathname ? null : path);
  if (target) return NextResponse.redirect(new URL(target + nextUrl.search, url), 308);
  const rendered = routes.renderedAt(path);
  return rendered
    ? NextResponse.rewrite(new URL(rendered + nextUrl.search, url))
    : NextResponse.next();
}

/**
 * A page in draft mode is made for this request: its scripts get a nonce (Next's guide "Content Security Policy"). WordPress's
 * editor may frame it.
 */
async function preview(headers: Headers) {
  const nonce = btoa(crypto.randomUUID());
  const policy = await previewPolicy(nonce);
  const request = new Headers(headers);
  request.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers: request } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/** The address that a pass names (`lib/preview/pass.ts`, which verifies it). */
const addressIn = (pass: string) =>
  atob((pass.split('.')[4] ?? '').replaceAll('-', '+').replaceAll('_', '/'));

/** A preview of another address is none here: the page of every visitor. */
function withoutPreview(headers: Headers) {
  const request = new Headers(headers);
  request.delete('cookie');
  return NextResponse.next({ request: { headers: request } });
}

/**
 * Only what may need a redirect, because middleware halves the speed of a page it runs for: addresses
 * without a slash, the old ones of `lib/routing/redirects.ts` (a test keeps the two equal), encoded ones, and `/index/`.
 */
export const config = {
  matcher: [
    { source: '/((?!_next/|api/).*)', has: [{ type: 'cookie', key: 'preview' }] },
    '/((?!_next/|api/|.*/$|.*\\.[\\w-]+$).+)',
    '/((?!_next/).*%.*)',
    { source: '/', has: [{ type: 'query', key: 'p' }] },
    { source: '/', has: [{ type: 'query', key: 'page_id' }] },
    '/((?:[a-z]+(?:[_-][a-z]+)*[_-](?:grades|specs)|stainlesssteelspec|um[_-]services|processes|forms)/[^/]+/?)',
    '/((?:(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grade/[^/]+|(?:stainless-steel|alloy-steel|titanium|nickel|cobalt-alloy)-grades|length-converstion|decimal-to-fractions|round-to-square-calculator|temperature-conversion|weight-conversion|sheet-metal-gauge-conversions|steel-hardness-conversion-calculator|metal-weight-calculator|yield-algorithm-2|approvals-and-customer-base|mission-statement|quote|incoming-stock|tools|_global-error|index)/?)',
  ],
};
