import type { SeedValue } from '../record';
import { acfImage } from './attachment';
import { databaseRow } from './row';
import { addresses } from './addresses';
import type { Post, Store } from './store';

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
  return databaseRow({
    ...post,
    type: post.postType.type,
    guid: addresses(post, store, origin).link,
  });
}
