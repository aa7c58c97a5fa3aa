import { unstable_cache } from 'next/cache';
import { env, insideNext } from '@/lib/runtime/env';
import type { Tag } from './tags';

/** Next takes 128 tags at once and drops the others. */
const atOnce = 100;

/**
 * Ties the page being made to what it shows: it is made anew after the cycle (15 minutes), or when one of
 * these tags is announced as changed. Nothing is cached here but the tie itself: the page is the only cache.
 */
export async function tieTo(...tags: Tag[]): Promise<void> {
  if (!insideNext) return;
  const each = [...new Set(tags)];
  for (let i = 0; i < each.length; i += atOnce) await tie(each.slice(i, i + atOnce));
}

/** One key for all: the tags go to the page, and an entry for each set of them would be a file for each page. */
const tie = (tags: Tag[]) =>
  unstable_cache(async () => true, ['tie'], { tags, revalidate: env.REVALIDATE_SECONDS })();
