import { isPublished, type Post, type Store } from './store';

/** The post above one of a hierarchical type. */
export const parentOf = (post: Post, store: Store): Post | undefined =>
  post.parent ? store.named(`${post.collection}/${post.parent}`) : undefined;

/** Where a post is on the CMS host: its permalink, and its REST addresses. */
export function addresses(post: Post, store: Store, origin: string) {
  const collection = `${origin}/wp-json/wp/v2/${post.collection}`;
  return { link: permalink(post, store, origin), collection, self: `${collection}/${post.id}` };
}

function permalink(post: Post, store: Store, origin: string): string {
  const { type, base } = post.postType;
  if (!isPublished(post)) return `${origin}/?post_type=${type}&p=${post.id}`;
  if (post.collection === 'pages' && post.slug === 'home') return `${origin}/`;
  const parent = parentOf(post, store);
  return `${parent ? permalink(parent, store, origin) : `${origin}${base}/`}${post.slug}/`;
}
