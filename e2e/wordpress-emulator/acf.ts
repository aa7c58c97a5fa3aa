import { acfJson } from '@/lib/cms/sample/post-json';
import { addresses } from './addresses';
import { acfAttachment } from './attachment';
import { databaseRow } from './row';
import type { Post, Store } from './store';

/** Custom fields as ACF answers them, with the whole rows of related posts. */
export const acfOf = (post: Post, store: Store, origin: string): unknown =>
  acfJson(post, {
    post: (reference) => relation(reference, store, origin),
    picture: (file) => {
      const attachment = store.attachment(file);
      return attachment ? acfAttachment(origin, attachment) : false;
    },
  });

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
