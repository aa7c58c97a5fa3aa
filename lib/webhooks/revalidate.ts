import { revalidateTag } from 'next/cache';
import type { Change } from '@/content-schemas/webhook';
import { pageCache } from '@/lib/runtime/process-state.cjs';
import { affectedInBatch } from './batches';

/**
 * Marks the pages that show a change as stale, and returns which these are. Throws a `CmsError`, and marks nothing, when
 * WordPress does not answer. Runs in a route handler.
 */
export async function revalidate(
  changes: readonly Change[],
): Promise<{ refreshed: string[]; tags: string[] }> {
  const { tags, addresses } = await affectedInBatch(changes);
  const refreshed = [...new Set([...addresses, ...(await pageCache.addressesWith(tags))])];
  // "max" marks pages as stale and keeps them. Any other profile would lose them when WordPress fails a moment later.
  for (const tag of tags) revalidateTag(tag, 'max');
  return { refreshed, tags };
}
