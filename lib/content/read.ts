import type { z } from 'zod';
import type { Collection } from '@/lib/cms/collection';
import { lookUp, snapshot } from '@/lib/cms/snapshot';
import { tieTo } from './cycle';

type Slugged = z.ZodType<{ slug: string; title: string }>;

/** Numbers in order of size, so that 304 stands before 9310 and A-286 after both. */
const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
export const byTitle = (a: { title: string }, b: { title: string }) =>
  collator.compare(a.title, b.title);

/** Every record of a collection, by title. Throws a `CmsError` when WordPress does not answer. */
export async function all<S extends Slugged>(collection: Collection<S>): Promise<z.output<S>[]> {
  await tieTo(collection.name);
  return (await snapshot(collection)).toSorted(byTitle);
}

/** One record, or `null` when there is none of that slug. Throws a `CmsError` when WordPress does not answer. */
export async function one<S extends Slugged>(
  collection: Collection<S>,
  slug: string,
): Promise<z.output<S> | null> {
  await tieTo(collection.name);
  return lookUp(collection, slug);
}
