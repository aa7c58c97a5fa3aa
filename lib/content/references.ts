import type { Post } from '@/content-schemas/post';
import { postSchema } from '@/content-schemas/post';
import { referencesIn, replaceReferences } from '@/content-schemas/references';
import type { Relation } from '@/content-schemas/relation';
import type { RelatedPost } from '@/content-schemas/section-parts';
import { asRecord } from '@/lib/runtime/value-shapes';
import { listByIds } from '@/lib/cms/find-posts';
import type { Collection } from '@/lib/cms/collection';
import { snapshot } from '@/lib/cms/snapshot';
import { metals } from '@/lib/catalog/metals';
import { glossary } from './glossary';
import { forms, grades, specs } from './inventory';
import { indexPosts } from './read';
import { processes, services } from './services';

/** Where editors' sections take their posts from, the likeliest first: the others are read only if need be. */
const sources = (): readonly Collection<Post>[] => [
  services,
  processes,
  glossary,
  forms,
  ...metals.flatMap((metal) => [specs(metal), grades(metal) as unknown as Collection<Post>]),
];

/**
 * The records of pages with the pictures and posts that their sections name by id or address. One look-up for all
 * pictures; posts come from the snapshots. Throws a `CmsError` when WordPress does not answer.
 */
export async function lookUpReferences(records: readonly unknown[]): Promise<readonly unknown[]> {
  const { pictures, posts } = referencesIn(records);
  if (pictures.size === 0 && posts.size === 0) return records;
  const found = { pictures: await findPictures([...pictures]), posts: await findPosts(posts) };
  return records.map((record) => replaceReferences(record, found));
}

async function findPictures(ids: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
  const media = await listByIds('media', ids, 'id,source_url,alt_text,media_details');
  return new Map(
    media.flatMap((item) => {
      const { id } = asRecord(item);
      return typeof id === 'number' ? [[id, item] as const] : [];
    }),
  );
}

/** Each post by the key it was requested with; `null` for one that is gone, or that visitors do not see. */
async function findPosts(
  wanted: ReadonlyMap<string, Relation>,
): Promise<ReadonlyMap<string, RelatedPost | null>> {
  const found = new Map<string, RelatedPost>();
  const remaining = new Map(wanted);
  for (const source of sources()) {
    if (remaining.size === 0) break;
    const { byId, bySlug } = indexPosts(await snapshot(source));
    for (const [key, relation] of remaining) {
      const post =
        typeof relation === 'number'
          ? byId.get(relation)
          : isBelow(key, source) && bySlug.get(relation.slug);
      if (!post) continue;
      found.set(key, related(source.name, post));
      remaining.delete(key);
    }
  }
  for (const [key, page] of await findPages(remaining)) found.set(key, page);
  return new Map([...wanted.keys()].map((key) => [key, found.get(key) ?? null]));
}

/** Pages are being read just now, so that their snapshot cannot be waited for. */
async function findPages(remaining: ReadonlyMap<string, Relation>) {
  const ids = [...remaining].flatMap(([, relation]) =>
    typeof relation === 'number' ? relation : [],
  );
  const read = (await listByIds('pages', ids, 'id,slug,title,excerpt,content')).flatMap(
    (record) => postSchema.safeParse(record).data ?? [],
  );
  return read.map((page) => [String(page.id), related('page', page)] as const);
}

const related = (type: string, { slug, title, excerpt }: Post): RelatedPost => ({
  type,
  slug,
  title,
  excerpt,
});

/** Whether an address is one of the posts of a collection: `/um-services/heat-treating/`. */
const isBelow = (address: string, { name }: Collection<Post>) =>
  address
    .replace(/^https?:\/\/[^/?#]+/, '')
    .replaceAll('-', '_')
    .includes(`/${name.replaceAll('-', '_')}/`);
