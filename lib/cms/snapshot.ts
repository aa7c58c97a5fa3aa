import type { z } from 'zod';
import { env } from '@/lib/env';
import { find, list } from './client';
import { CmsError } from './cms-error';
import type { Collection } from './collection';
import { forget, remember } from './memory';

/** What a snapshot does not name is asked for at most once in this time, whoever asks for whatever. */
const lookUpMs = Math.min(1_000, env.REVALIDATE_SECONDS * 100);
/** When each collection was last asked for something its snapshot does not name, epoch ms. */
const lookUps = new Map<string, number>();

type Slugged = z.ZodType<{ slug: string }>;

/**
 * The whole collection as it was at one moment of the last minute. Throws a `CmsError` when WordPress does
 * not answer, and when a collection is empty that should not be.
 */
export async function snapshot<S extends Slugged>(
  collection: Collection<S>,
): Promise<readonly z.output<S>[]> {
  const items = await remember(collection.name, () => list(collection));
  if (items.length === 0 && !mayBeEmpty(collection.name))
    throw new CmsError(
      `${collection.name} is empty. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS.`,
    );
  return items;
}

/**
 * The record with this slug, or `null` when there is none. Unknown slugs are answered from the snapshot;
 * now and then one of them is asked for, so that a post published a moment ago is found.
 */
export async function lookUp<S extends Slugged>(
  collection: Collection<S>,
  slug: string,
): Promise<z.output<S> | null> {
  const known = index(await snapshot(collection)).get(slug);
  const now = Date.now();
  if (known || (lookUps.get(collection.name) ?? 0) + lookUpMs > now) return known ?? null;
  lookUps.set(collection.name, now);
  const found = await find(collection, slug);
  if (found) forget(collection.name); // the lists that should name it are read anew
  return found;
}

const indexes = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

/** The records of one snapshot by slug, made once. */
function index<T extends { slug: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const known = indexes.get(items) ?? new Map(items.map((item) => [item.slug, item]));
  indexes.set(items, known);
  return known as ReadonlyMap<string, T>;
}

const mayBeEmpty = (name: string) =>
  env.ALLOW_EMPTY_COLLECTIONS.includes(name) || env.ALLOW_EMPTY_COLLECTIONS.includes('*');
