import { buildFolder } from '@/lib/runtime/env';
import { isWithinRateLimit } from './rate-limit';
import { findBySlug, listBySlugs } from './find-posts';
import { listCollection } from './list-collection';
import { CmsError } from './cms-error';
import type { Collection } from './collection';
import { amendReading, cachedReading, invalidateReading, recentReading } from './reading-cache';
import { memoize } from './memoize';
import { problemLine, problemsOf } from './problems';
import { acceptSize, checkSize, type FieldCounts } from './size';

/**
 * The whole collection, read again after a minute; in a build, as it was first read. Throws a `CmsError` when WordPress does
 * not answer, and when the collection is unexpectedly empty, or a third of its records or one of its fields has vanished.
 */
export async function snapshot<T extends { slug: string }>(
  collection: Collection<T>,
): Promise<readonly T[]> {
  const { name } = collection;
  const items = await cachedReading(name, () => readWhole(collection), collection.deferred);
  if (!buildFolder && !countedSnapshots.has(items)) {
    countedSnapshots.add(items);
    acceptSize(name, items.length, countFilled(collection, items)); // perhaps another instance read it
  }
  return items;
}

async function readWhole<T>(collection: Collection<T>): Promise<readonly T[]> {
  const { name } = collection;
  const read = await listCollection(collection);
  await checkSize(name, read.length, countFilled(collection, read));
  return read;
}

/** As `snapshot`, or one that is as old as visitors' pages may be: for an editor's preview, which then waits for one post alone. */
export const recentSnapshot = <T extends { slug: string }>(
  collection: Collection<T>,
): Promise<readonly T[]> => recentReading<readonly T[]>(collection.name) ?? snapshot(collection);

/** More changed posts than this, and the collection is read whole: their slugs have to fit into one address. */
const maxRefreshed = 50;

/**
 * Updates these posts in the next snapshot. Only they are read again (one request, not ⌈N/100⌉) where the last reading is
 * recent and none of them is gone, malformed or without a field that it had; else the whole collection is.
 */
export function refreshPosts<T extends { id: number; slug: string }>(
  collection: Collection<T>,
  slugs: readonly string[],
): void {
  const amend = async (last: readonly T[]) => {
    const { items, problems } = await listBySlugs(collection, slugs);
    const found = new Map(items.map((item) => [item.id, item]));
    const before = last.filter(({ id, slug }) => found.has(id) || slugs.includes(slug));
    const isWhole =
      items.length > 0 &&
      problems.length === 0 &&
      problemsOf(collection.name).every(({ id }) => id === null || !found.has(id)) &&
      before.every((item) => keepsFields(collection, item, found.get(item.id)));
    if (!isWhole) return null;
    const others = last.filter(({ id }) => !found.has(id));
    return [...others, ...items].toSorted((a, b) => a.id - b.id);
  };
  if (slugs.length > maxRefreshed) invalidateReading(collection.name);
  else amendReading(collection.name, amend, () => readWhole(collection));
}

const keepsFields = <T>({ filled = {} }: Collection<T>, before: T, now: T | undefined) =>
  now !== undefined &&
  Object.values(filled).every((isFilled) => !isFilled(before) || isFilled(now));

const countedSnapshots = new WeakSet<object>();

/** In how many records each field is filled that the collection watches. */
export function countFilled<T>({ filled = {} }: Collection<T>, items: readonly T[]): FieldCounts {
  return Object.fromEntries(
    Object.entries(filled).map(([field, isFilled]) => {
      const answers = items.map(isFilled).filter((answer) => answer !== null);
      return [field, { of: answers.length, filled: answers.filter(Boolean).length }];
    }),
  );
}

/**
 * The record with this slug, or `null`. An unknown slug is requested from WordPress too, within a rate limit, so that a post
 * published a moment ago is found; not in a build, which shows one state of the content. Throws a `CmsError` where the
 * record cannot be read: its last good page stays.
 */
export async function findRecord<T extends { slug: string }>(
  collection: Collection<T>,
  slug: string,
): Promise<T | null> {
  const known = bySlug(await snapshot(collection)).get(slug) as T | undefined;
  if (known) return known;
  const unreadable = problemsOf(collection.name).find((problem) => problem.slug === slug);
  if (unreadable) throw new CmsError(problemLine(unreadable));
  if (buildFolder || !isWithinRateLimit('post', collection.name)) return null;
  const found = await findBySlug(collection, slug);
  if (found) invalidateReading(collection.name); // the lists that should name it are read again
  return found;
}

const bySlug = memoize(
  (items: readonly { slug: string }[]) => new Map(items.map((item) => [item.slug, item])),
);
