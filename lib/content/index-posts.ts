import type { Post } from '@/content-schemas/post';
import { memoize } from '@/lib/cms/memoize';

/** The posts of a snapshot by what a relation may name: id or slug. Computed once per snapshot. */
export const indexPosts = memoize((posts: readonly Post[]) => ({
  byId: new Map(posts.map((post) => [post.id, post])),
  bySlug: new Map(posts.map((post) => [post.slug, post])),
}));
