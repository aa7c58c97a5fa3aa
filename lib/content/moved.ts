import { LRUCache } from 'lru-cache';
import { mayAskFor } from '@/lib/cms/rate-limit';
import { isCmsError } from '@/lib/cms/cms-error';
import { redirectOf } from '@/lib/cms/transport';
import { env } from '@/lib/runtime/env';
import { logAlarm } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { localHref } from '@/lib/routing/links';
import { postAt } from '@/lib/routing/permalinks';
import * as routes from '@/lib/routing/routes';
import { renamedTo } from './renames';

/** Where WordPress sends every visitor who is not logged in (its login, its start page): no redirect of an editor. */
const defaultTarget = /^\/(?:$|wp-login|wp-admin)/;
/** A redirect is cached as long as a page; that there is none, for a minute, in which an editor may make one. */
const lifeMs = env.REVALIDATE_SECONDS * 1000;
const negativeLifeMs = lifeMs / 15;

const maxSlugLength = 200;

/** Whether a page or another post is asked for, and how WordPress answers. */
interface Question {
  kind: 'page' | 'post';
  ask: () => Promise<string | null>;
}

/** What an address without a redirect has for its target. */
const none = '';

/**
 * Targets by address. A redirect by a pattern answers whatever addresses clients invent: only the last ones are kept. One that
 * is known stays after its time, until WordPress answers otherwise.
 */
const targets = oncePerProcess(
  'redirects of WordPress',
  () =>
    new LRUCache<string, string, Question>({
      max: 1000,
      ttl: lifeMs,
      // A clock that tests can set.
      ttlResolution: 0,
      perf: { now: () => Date.now() },
      fetchMethod: async (path, known, { context: { kind, ask }, options }) => {
        options.ttl = 1; // ms: what was not asked is asked the next time
        // Invented addresses use up their own questions, and not those of redirects that are known.
        if (!(await mayAskFor(path, known ? 'known redirect' : `redirect of a ${kind}`)))
          return known;
        const target = await ask().catch((error: unknown) => unanswered(error, known));
        options.ttl = target ? lifeMs : negativeLifeMs;
        return target ?? none;
      },
    }),
);

/** Where an editor's redirect in WordPress leads from an address that no page answers: a path here, another host, or `null`. */
export async function getMoved(path: string): Promise<string | null> {
  const renamed = await renamedTo('page', lastSegment(path));
  return renamed
    ? routes.page({ slug: renamed })
    : cached(path, { kind: 'page', ask: () => findRedirectTarget(path) });
}

/**
 * The slug that a post has now, by one it had before, or `null`. WordPress stores former slugs (`_wp_old_slug`), but
 * not of pages; those are known from webhooks alone.
 */
export async function getRenamed(type: string, slug: string): Promise<string | null> {
  if (slug === '' || slug.length > maxSlugLength) return null;
  const renamed = await renamedTo(type, slug);
  if (renamed) return renamed;
  const path = `/?${new URLSearchParams({ post_type: type, name: slug })}`;
  const ask = async () => {
    const post = postAt(pathnameOf(await redirectOf(path)));
    return post?.type === type && post.slug !== slug ? post.slug : null;
  };
  return cached(path, { kind: 'post', ask });
}

const cached = async (path: string, question: Question) =>
  (await targets.fetch(path, { context: question })) || null;

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

/** Without an answer a known redirect stays; else its REST API has just answered that there is no such page. */
function unanswered(error: unknown, known?: string) {
  if (!isCmsError(error)) throw error;
  if (!error.transient) logAlarm(error.message);
  return known ?? null;
}
