import { apiPath } from './api-root';
import { isCmsError } from './cms-error';
import type { Collection } from './collection';
import { collectionPath, withResolvedReferences, recordsOf, perPage } from './collection-request';
import { wrongShape } from './explain';
import { getJson, type JsonResponse } from './request';

/** The record with this slug, or `null` when WordPress has none. Throws a `CmsError` otherwise. */
export async function findBySlug<T>(collection: Collection<T>, slug: string): Promise<T | null> {
  if (slug === '') return null; // WordPress would ignore an empty slug and answer with everything
  const answer = await getJson(collectionPath(collection, { slug }));
  const [record] = await withResolvedReferences(collection, recordsOf(answer).slice(0, 1));
  return parseRecord(collection, record, answer);
}

/** Ids looked up for one collection: ten requests. What names more is read without the others. */
const maxIds = 1000;

/**
 * The raw records of a collection with these ids, ⌈ids/100⌉ requests; those that are gone are missing. Empty where
 * WordPress does not show the collection to visitors; throws a `CmsError` where it does not answer.
 */
export async function listByIds(
  name: string,
  ids: readonly number[],
  fields: string,
): Promise<readonly unknown[]> {
  const requested = [...new Set(ids)].slice(0, maxIds);
  const found: unknown[] = [];
  for (let start = 0; start < requested.length; start += perPage) {
    const include = requested.slice(start, start + perPage).join(',');
    const query = { include, per_page: String(perPage), _fields: fields };
    try {
      found.push(...recordsOf(await getJson(apiPath(name, query))));
    } catch (error) {
      if (!isCmsError(error) || !closedStatuses.has(error.status ?? 0)) throw error;
    }
  }
  return found;
}

/** What the REST API answers for a collection that visitors may not list, or that is not there. */
const closedStatuses = new Set([401, 403, 404]);

function parseRecord<T>({ schema }: Collection<T>, record: unknown, { url }: JsonResponse) {
  if (record === undefined) return null;
  const result = schema.safeParse(record);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}
