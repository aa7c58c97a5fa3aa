import { NextResponse, type NextRequest } from 'next/server';
import { bypassCookie, passCookie, readPass } from '@/lib/preview/pass';
import { policyWithNonce } from '@/lib/preview/policy';
import { findByQuery } from '@/lib/routing/permalinks';
import { findRedirect, isReadable, normalized, withSlash } from '@/lib/routing/redirects';
import * as routes from '@/lib/routing/routes';

/**
 * Old addresses, WordPress's own, and those without their slash or in another spelling reach their target in one hop, the
 * query kept byte for byte. One that cannot be decoded (`%ff`) is not found; Next would answer 500.
 */
export async function middleware({ cookies, headers, nextUrl, url }: NextRequest) {
  const { pathname } = new URL(url);
  const isDraftMode = cookies.has(bypassCookie);
  const pass = cookies.get(passCookie)?.value;
  if (isDraftMode && pass && (await opens(pass, pathname))) return renderedNow(headers);
  if (visitorPages.test(pathname)) return renderedNow(headers);
  if (!isReadable(pathname)) return NextResponse.redirect(new URL(routes.notFound(), url), 307);
  const byQuery = pathname === '/' ? findByQuery(nextUrl.search) : null;
  if (byQuery) return NextResponse.redirect(new URL(byQuery, url), 308);
  const path = normalized(pathname);
  const target = findRedirect(path) ?? withSlash(path) ?? (path === pathname ? null : path);
  if (target) return NextResponse.redirect(new URL(target + nextUrl.search, url), 308);
  // Without a pass for this address, or with a false one: the page of every visitor.
  const request = isDraftMode ? { headers: withoutCookies(headers) } : undefined;
  return NextResponse.next({ request });
}

/** Whether this pass opens this very address. Browsers send its cookie to those below it, too. */
async function opens(pass: string, pathname: string): Promise<boolean> {
  const { PREVIEW_SECRET } = process.env;
  if (!PREVIEW_SECRET) return false;
  return (await readPass(pass, PREVIEW_SECRET))?.address === pathname;
}

/** Pages for one visitor: they are in no cache, as a page in draft mode. Addresses beside them have the prerendered 404. */
const visitorPages = /^\/(?:quote-sent\/[^/]+\/[^/]+|quote-list\/checked)\/$/;

/** A page that is made for this request: its scripts get a nonce (Next's guide "Content Security Policy"). */
async function renderedNow(sent: Headers) {
  const policy = await policyWithNonce(btoa(crypto.randomUUID()));
  const headers = new Headers(sent);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

function withoutCookies(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.delete('cookie');
  return headers;
}

/**
 * Middleware halves the speed of a page it runs for: it runs for addresses without their slash and for those at the top level,
 * which may be old (`lib/routing/redirects.ts`), and not for files and the pages of the four large sections.
 */
export const config = {
  matcher: [
    { source: '/((?!_next/|api/).*)', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    '/((?!_next/|api/|(?:inventory|services|glossary|tools/[^/]+)/(?:.*/)?$|.*\\.[a-z]\\w*$).+)',
    '/((?!_next/).*%.*)',
    { source: '/', has: [{ type: 'query', key: 'p' }] },
    { source: '/', has: [{ type: 'query', key: 'page_id' }] },
  ],
};
