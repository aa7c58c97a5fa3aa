import { revalidateTag } from 'next/cache';
import type { Change } from '@/content-schemas/webhook';
import { invalidateReading } from '@/lib/cms/reading-cache';
import { announceChange } from '@/lib/cms/size';
import { addressesToWarm, collectionsShowing, readChanged } from '@/lib/content/changes';
import { rememberRenames } from '@/lib/content/renames';
import { collectionOf } from '@/lib/routing/post-addresses';

/**
 * Marks the pages of the collections that changes concern as stale, and returns which pages to request now: those of the
 * posts, and their lists. Throws a `CmsError`, and marks nothing, when WordPress does not answer. Runs in a route handler.
 */
export async function revalidate(
  changes: readonly Change[],
): Promise<{ refreshed: string[]; tags: string[] }> {
  const tags = [...new Set(changes.flatMap(collectionsShowing))];
  for (const { type, slug, event } of changes)
    if (type !== 'menu') announceChange(collectionOf(type), slug, event);
  for (const tag of tags) invalidateReading(tag);
  await Promise.all(changes.map(readChanged));
  await rememberRenames(changes);
  const refreshed = (await Promise.all(changes.map(addressesToWarm))).flat();
  for (const tag of tags) revalidateTag(tag, 'max');
  return { refreshed: [...new Set(refreshed)], tags };
}
