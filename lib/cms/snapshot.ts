import { buildFolder } from '@/lib/runtime/env';
import { mayAskFor } from './rate-limit';
import { findBySlug } from './collection-request';
import { listCollection } from './list-collection';
import { CmsError } from './cms-error';
import type { Collection } from './collection';
import { cachedReading, invalidateReading } from './reading-cache';
import { memoize } from '@/lib/runtime/memoize';
import { problemLine, problemsOf } from './problems';
import { checkSize, countAnnounced, customFields, type FieldCounts } from './size';

/** The whole collection, read again after a minute. Throws a `CmsError` when WordPress fails or records vanished. */
export async function snapshot<T extends { slug: string }>(
  collection: Collection<T>,
): Promise<readonly T[]> {
  return cachedReading(collection.name, () => readWhole(collection));
}

async function readWhole<T>(collection: Collection<T>): Promise<readonly T[]> {
  const announced = countAnnounced(collection.name);
  const { items, withFields } = await listCollection(collection);
  const fields = {
    ...countFilled(collection, items),
    [customFields]: { of: items.length, filled: withFields },
  };
  await checkSize(collection.name, items.length, fields, announced);
  return items;
}

export function countFilled<T>({ filled = {} }: Collection<T>, items: readonly T[]): FieldCounts {
  return Object.fromEntries(
    Object.entries(filled).map(([field, isFilled]) => {
      const answers = items.map(isFilled).filter((answer) => answer !== null);
      return [field, { of: answers.length, filled: answers.filter(Boolean).length }];
    }),
  );
}

/**
 * The record with this slug, or `null`. On a server an unknown slug is requested too, within a rate limit: its post may be
 * new. Throws a `CmsError` where the record cannot be read.
 */
export async function findRecord<T extends { slug: string }>(
  collection: Collection<T>,
  slug: string,
): Promise<T | null> {
  const known = bySlug(await snapshot(collection)).get(slug) as T | undefined;
  if (known) return known;
  const unreadable = problemsOf(collection.name).find((problem) => problem.slug === slug);
  if (unreadable) throw new CmsError(problemLine(unreadable));
  if (buildFolder || !(await mayAskFor(slug, 'post'))) return null;
  const found = await findBySlug(collection, slug);
  // WordPress cleans what it is asked for: "6al--4v" finds 6al-4v, whose address is another one.
  if (found?.slug !== slug) return null;
  invalidateReading(collection.name); // the lists that should name it are read again
  return found;
}

const bySlug = memoize(
  (items: readonly { slug: string }[]) => new Map(items.map((item) => [item.slug, item])),
);
