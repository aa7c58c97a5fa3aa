import { seedDate, seedId, type Post as SeedPost } from '@/lib/cms/sample/post-json';
import type { SeedMedia, SeedRecord } from '@/lib/cms/sample/record';
import type { Attachment } from './attachment';
import { flat, postTypes, type PostType } from './post-types';

/** A record in WordPress's database: numbered, dated, with the slug it was given. */
export interface Post extends SeedPost {
  date: Date;
  postType: PostType;
}

export type Order = (a: Post, b: Post) => number;

/** The slug as the database keeps it: lower case, other than ASCII percent-encoded. */
export const sanitize = (slug: string) =>
  encodeURI(decoded(slug.trim().toLowerCase())).toLowerCase();

function decoded(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug; // a percent sign of its own
  }
}

const key = (collection: string, slug: string) => `${collection}/${sanitize(slug)}`;

/** Posts and attachments, found by id and by slug without a search; a sorted collection is kept until it changes. */
export function createStore(
  records: readonly SeedRecord[],
  media: readonly SeedMedia[],
  collections: readonly string[] = [],
) {
  const known = [...postTypes, ...collections.map(flat)];
  let lastId = seedId(0) - 1;
  let latest = seedDate(0).getTime();
  const attachments = new Map<string, Attachment>();
  const posts = new Map<number, Post>();
  const bySlug = new Map<string, Set<Post>>();
  const byCollection = new Map(known.map(({ collection }) => [collection, new Set<Post>()]));
  const sorted = new Map<string, readonly Post[]>();
  const types = new Map(known.map((type) => [type.collection, type]));

  const nextId = () => (lastId += 1);

  /** Every change is later than all before it, whatever the machine's clock says. */
  const now = () => new Date((latest = Math.max(Date.now(), latest + 1000)));

  function insert(record: SeedRecord, date: Date): Post {
    const postType = types.get(record.collection);
    if (!postType) throw new Error(`WordPress has no collection "${record.collection}".`);
    const slug = postType.hierarchical ? sanitize(record.slug) : freeSlug(record);
    const post = { ...record, slug, id: nextId(), date, modified: date, postType };
    latest = Math.max(latest, date.getTime());
    index(post);
    return post;
  }

  /** Where a flat type already has the slug, WordPress appends a number. */
  function freeSlug({ collection, slug }: SeedRecord) {
    let free = sanitize(slug);
    for (let n = 2; bySlug.get(key(collection, free))?.size; n += 1)
      free = sanitize(`${slug}-${n}`);
    return free;
  }

  function index(post: Post) {
    const at = key(post.collection, post.slug);
    posts.set(post.id, post);
    bySlug.set(at, (bySlug.get(at) ?? new Set()).add(post));
    byCollection.get(post.collection)!.add(post);
    sorted.clear();
  }

  function unindex(post: Post) {
    posts.delete(post.id);
    bySlug.get(key(post.collection, post.slug))!.delete(post);
    byCollection.get(post.collection)!.delete(post);
    sorted.clear();
  }

  /** The post named "titanium_grades/6al-4v", drafts included. */
  function named(reference: string): Post | undefined {
    const slash = reference.indexOf('/');
    const at = key(reference.slice(0, slash), reference.slice(slash + 1));
    return bySlug.get(at)?.values().next().value;
  }

  function existing(reference: string): Post {
    const post = named(reference);
    if (!post) throw new Error(`WordPress has no post "${reference}".`);
    return post;
  }

  media.forEach((file, n) =>
    attachments.set(file.file, { ...file, id: nextId(), date: seedDate(n) }),
  );
  records.forEach((record, n) => insert(record, seedDate(media.length + n)));

  return {
    named,
    type: (collection: string) => types.get(collection),
    byId: (id: number) => posts.get(id),
    withSlug: (collection: string, slug: string) => [...(bySlug.get(key(collection, slug)) ?? [])],
    attachment: (file: string) => attachments.get(file),
    attachments: () => [...attachments.values()],
    /** The published posts of a collection; `name` identifies the order. */
    list(collection: string, name: string, order: Order): readonly Post[] {
      const at = `${collection} ${name}`;
      const kept = sorted.get(at);
      if (kept) return kept;
      const published = [...byCollection.get(collection)!].filter(isPublished).toSorted(order);
      sorted.set(at, published);
      return published;
    },
    add: (record: SeedRecord) => insert(record, now()),
    edit(reference: string, change: Partial<SeedRecord>): Post {
      const post = existing(reference);
      unindex(post);
      const edited = {
        ...post,
        ...change,
        id: post.id,
        modified: now(),
        collection: post.collection,
      };
      edited.slug = sanitize(edited.slug);
      index(edited);
      return edited;
    },
    remove: (reference: string) => unindex(existing(reference)),
  };
}

export type Store = ReturnType<typeof createStore>;

export const isPublished = ({ status = 'publish' }: Post) => status === 'publish';
