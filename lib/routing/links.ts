import { env } from '@/lib/runtime/env';
import { findByQuery, findChildPage } from './permalinks';
import { findRedirect, normalized, withSlash } from './redirects';

const wordPress = env.WORDPRESS_URL ?? 'https://wordpress.sample';
const publicOrigin = new URL(env.WORDPRESS_PUBLIC_URL ?? wordPress).origin;

/** Origins of links that mean a page of this site. */
const ownOrigins = new Set([new URL(wordPress).origin, publicOrigin, new URL(env.SITE_URL).origin]);

/** The host of a picture that browsers refuse to load (`img-src`); `null` for one that they load. */
export function refusedPictureHost(src: string): string | null {
  const url = parse(fileHref(src));
  const isLoaded =
    !url ||
    ownOrigins.has(url.origin) ||
    env.IMAGE_HOSTS.some((host) => url.origin === `https://${host}`);
  return isLoaded ? null : url.host;
}

/** What an editor's address may begin with. Another, such as `javascript:`, is no link. */
const followedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const wordPressOwn = /^\/(wp-content|wp-admin|wp-login|wp-json)/;

/** A link of an editor: to the page here for one on WordPress's host. `https://cms.example.com/about-us-2` → `/about-us-2/`. */
export function localHref(href: string): string {
  const url = parse(href);
  if (url && !followedSchemes.has(url.protocol)) return '#';
  if (!url || !ownOrigins.has(url.origin)) return href;
  if (wordPressOwn.test(url.pathname)) return fileHref(href);
  // Two slashes at the start would make the next word the name of a host.
  const pathname = normalized(url.pathname.replace(/^\/+/, '/'));
  const byQuery = pathname === '/' ? findByQuery(url.search) : null;
  if (byQuery) return byQuery + url.hash;
  const path = findRedirect(pathname) ?? findChildPage(pathname) ?? withSlash(pathname) ?? pathname;
  return `${path}${url.search}${url.hash}`;
}

/** `/wp-content/uploads/card.pdf` → `https://cms.example.com/wp-content/uploads/card.pdf`; the sample's are in `public/`. */
export function fileHref(href: string): string {
  const url = parse(href);
  if (url && !followedSchemes.has(url.protocol)) return '';
  if (!url || !ownOrigins.has(url.origin)) return href;
  const file = `${url.pathname}${url.search}${url.hash}`;
  if (!env.WORDPRESS_URL) return file;
  return wordPressOwn.test(url.pathname) ? publicOrigin + file : href;
}

/** `null` for a place on the page, and for an editor's slip: it is shown as it is, the content report names it. */
const parse = (href: string): URL | null =>
  /^[#?]/.test(href) ? null : URL.parse(href, env.SITE_URL);
