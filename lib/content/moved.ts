import { isWithinRateLimit } from '@/lib/cms/rate-limit';
import { redirectOf } from '@/lib/cms/redirect-of';
import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/runtime/env';
import { logAlarm } from '@/lib/runtime/log';
import { localHref } from '@/lib/routing/links';
import { postAt } from '@/lib/routing/permalinks';
import * as routes from '@/lib/routing/routes';
import { renamedTo } from './renames';

/** Where WordPress sends every visitor who is not logged in (its login, its start page): no redirect of an editor. */
const defaultTarget = /^\/(?:$|wp-login|wp-admin)/;
/** A redirect is cached as long as a page; that there is none, for a minute, in which an editor may make one. */
const lifeMs = env.REVALIDATE_SECONDS * 1000;
const negativeLifeMs = lifeMs / 15;

/** WordPress truncates slugs at this length, characters. */
const maxSlugLength = 200;

/** A redirect by a pattern answers whatever addresses clients invent: only the last ones are cached. */
const maxCached = 1000;
const found = new Map<string, { target: Promise<string | null>; until: number }>();
/** Addresses without a redirect, and until when that is known. Apart, so that invented ones drive out no redirect. */
const notFound = new Map<string, number>();

/**
 * Where an address leads that nothing on the site answers, by a redirect that an editor made in WordPress
 * (a redirect plugin, a changed slug); `null` where it leads nowhere. A path of this site, or another host.
 */
export async function getMoved(path: string): Promise<string | null> {
  const renamed = await renamedTo('page', lastSegment(path));
  return renamed
    ? routes.page({ slug: renamed })
    : cached(path, 'page', () => findRedirectTarget(path));
}

/**
 * The slug that a post of a type has now, by one it had before; `null` where none had it. A webhook named it, or
 * WordPress knows: it stores the former slugs of each post (`_wp_old_slug`), but not of pages and others that stand below
 * each other.
 */
export async function getRenamed(type: string, slug: string): Promise<string | null> {
  if (slug === '' || slug.length > maxSlugLength) return null;
  const renamed = await renamedTo(type, slug);
  if (renamed) return renamed;
  const path = `/?${new URLSearchParams({ post_type: type, name: slug })}`;
  return cached(path, 'post', async () => {
    const post = postAt(pathnameOf(await redirectOf(path)));
    return post?.type === type && post.slug !== slug ? post.slug : null;
  });
}

async function cached(
  path: string,
  kind: 'page' | 'post',
  ask: () => Promise<string | null>,
): Promise<string | null> {
  const known = found.get(path);
  const now = Date.now();
  if (known && known.until > now) return known.target;
  if ((notFound.get(path) ?? 0) > now) return null;
  // A known redirect stays until WordPress changes it, also where invented addresses have used up the rate limit.
  if (!isWithinRateLimit(known ? 'known redirect' : `redirect of a ${kind}`))
    return known?.target ?? null;
  const target = ask().catch((error: unknown) => unanswered(error, known?.target));
  found.delete(path); // the last one set is the last one removed
  found.set(path, { target, until: now + lifeMs }); // a page and its head look it up at the same time
  let isFound = false;
  try {
    isFound = (await target) !== null;
    if (!isFound) notFound.set(path, now + negativeLifeMs);
  } finally {
    if (!isFound) found.delete(path);
  }
  dropFirst(found);
  dropFirst(notFound);
  return target;
}

/** Of a full cache, the entry that was set longest ago. */
function dropFirst(cache: Map<string, unknown>) {
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > maxCached) cache.delete(oldest);
}

const lastSegment = (path: string) =>
  routes.fromAddress(path.split('/').findLast((segment) => segment !== '') ?? '');

/** As `getMoved`, without the cache and the rate limit. */
export const movedTo = (path: string): Promise<string | null> =>
  findRedirectTarget(path).catch((error: unknown) => unanswered(error));

async function findRedirectTarget(path: string): Promise<string | null> {
  const location = await redirectOf(path);
  if (!location || defaultTarget.test(pathnameOf(location))) return null;
  const target = localHref(location);
  return target === path ? null : target;
}

const pathnameOf = (location: string | null) => (location ? new URL(location).pathname : '');

/**
 * Without an answer of WordPress a known redirect stays. For another address its REST API has just answered that there is
 * no such page, which is enough for a 404.
 */
function unanswered(error: unknown, known: Promise<string | null> | null = null) {
  if (!isCmsError(error)) throw error;
  if (!error.transient) logAlarm(error.message);
  return known;
}
