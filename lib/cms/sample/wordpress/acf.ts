import type { SeedValue } from '../record';
import { acfImage } from './attachment';
import { rowDate } from './dates';
import { addresses } from './addresses';
import { isPublished, type Post, type Store } from './store';

/** Custom fields as ACF answers them; `[]` for a post without any. */
export function acfOf(post: Post, store: Store, origin: string): unknown {
  const fields = Object.entries(post.acf ?? {});
  if (fields.length === 0) return [];
  return Object.fromEntries(fields.map(([name, value]) => [name, answer(value, store, origin)]));
}

function answer(value: SeedValue, store: Store, origin: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return list(value, store, origin);
  if ('$post' in value) return relation(String(value.$post), store, origin);
  if ('$image' in value) {
    const attachment = store.attachment(String(value.$image));
    return attachment ? acfImage(origin, attachment) : false;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, answer(field, store, origin)]),
  );
}

/** A chosen post or picture that is gone leaves its list; an empty list is `false`. */
function list(values: readonly SeedValue[], store: Store, origin: string) {
  const answers = values.map((value) => answer(value, store, origin)).filter((a) => a !== false);
  return answers.length > 0 && answers;
}

/** The raw database row, unescaped and whole, drafts too; `false` for a post that is gone. */
function relation(reference: string, store: Store, origin: string) {
  const post = store.named(reference);
  if (!post) return false;
  return {
    ID: post.id,
    post_author: '1',
    post_date: rowDate(post.date),
    post_date_gmt: isPublished(post) ? rowDate(post.date) : '0000-00-00 00:00:00',
    post_content: post.content,
    post_title: post.title,
    post_excerpt: post.excerpt ?? '',
    post_status: post.status ?? 'publish',
    comment_status: 'closed',
    ping_status: 'closed',
    post_password: '',
    post_name: post.slug,
    to_ping: '',
    pinged: '',
    post_modified: rowDate(post.modified),
    post_modified_gmt: rowDate(post.modified),
    post_content_filtered: '',
    post_parent: 0,
    guid: addresses(post, store, origin).link,
    menu_order: 0,
    post_type: post.postType.type,
    post_mime_type: '',
    comment_count: '0',
    filter: 'raw',
  };
}
