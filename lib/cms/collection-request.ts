import { env } from '@/lib/runtime/env';
import { apiPath } from './api-root';
import { CmsError } from './cms-error';
import type { Collection } from './collection';
import { wrongShape } from './explain';
import { getJson, type JsonResponse } from './request';

type RequestedCollection = Pick<Collection, 'name' | 'fields'>;

/** With pictures and posts in place of ACF's ids. The last parameter bypasses caches in front of WordPress (spec §7). */
export const collectionPath = (
  { name, fields }: RequestedCollection,
  query: Record<string, string> = {},
) =>
  apiPath(name, {
    ...query,
    acf_format: 'standard',
    _embed: 'wp:featuredmedia',
    _fields: fields,
    ...(env.WORDPRESS_LANGUAGE && { lang: env.WORDPRESS_LANGUAGE }),
    _: String(Date.now()),
  });

/** The records in an answer. Throws a `CmsError` where it is no list. */
export function recordsOf({ json, url }: JsonResponse): unknown[] {
  if (Array.isArray(json)) return json;
  throw new CmsError(
    `${url} answered with ${json === null ? 'null' : `an ${typeof json}`} where a list of posts should be.`,
  );
}

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
