import { revalidateTag } from 'next/cache';
import type { Change } from '@/content-schemas/webhook';
import { invalidateReading } from '@/lib/cms/reading-cache';
import { announceChange } from '@/lib/cms/size';
import { addressesToWarm, collectionsShowing, readChanged } from '@/lib/content/changes';
import { rememberRenames } from '@/lib/content/renames';
import { ownOrigin } from '@/lib/runtime/env';
import { collectionOf } from '@/lib/routing/post-addresses';

/** Marks pages as stale, and returns those to request now. Marks nothing and throws a `CmsError` while WordPress is down. */
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

/** A page that is regenerated behind its answer is ready after this many requests, or the next visit tries again. */
const maxTries = 40;
const pauseMs = 150;

/** Requests these pages of the site until they are regenerated, so that few visitors meet the stale ones: with all slots taken, a page is left to its visitor. */
export async function warmPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await warmPage(address);
}

async function warmPage(address: string) {
  for (let i = 0; i < maxTries; i += 1) {
    const answer = await fetch(ownOrigin() + address, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'user-agent': 'hard-metals-site/1.0 (warming)' },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null); // a courtesy: the next visit does the same
    await answer?.body?.cancel();
    if (answer?.headers.get('x-nextjs-cache') !== 'STALE') return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
