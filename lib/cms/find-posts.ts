import type { Collection } from './collection';
import { collectionPath, recordsOf } from './collection-request';
import { wrongShape } from './explain';
import { getJson } from './request';

/** The record with this slug, or `null` when WordPress has none. Throws a `CmsError` otherwise. */
export async function findBySlug<T>(collection: Collection<T>, slug: string): Promise<T | null> {
  if (slug === '') return null; // WordPress would ignore an empty slug and answer with everything
  const answer = await getJson(collectionPath(collection, { slug }));
  const [record] = recordsOf(answer);
  if (record === undefined) return null;
  const result = collection.schema.safeParse(record);
  if (!result.success) throw wrongShape(answer.url, result.error.issues[0]);
  return result.data;
}
