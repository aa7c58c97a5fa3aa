import { revalidateTag } from 'next/cache';
import type { Change } from '@/content-schemas/webhook';
import { affectedInBatch } from './batches';

/**
 * Marks the pages of the changed collections as stale, and returns which to request now: those of the posts, and their lists.
 * Throws a `CmsError`, and marks nothing, when WordPress does not answer. Runs in a route handler.
 */
export async function revalidate(
  changes: readonly Change[],
): Promise<{ refreshed: string[]; tags: string[] }> {
  const { tags, addresses } = await affectedInBatch(changes);
  for (const tag of tags) revalidateTag(tag, 'max');
  return { refreshed: addresses, tags };
}
