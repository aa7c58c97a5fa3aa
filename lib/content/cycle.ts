import { unstable_cache } from 'next/cache';
import { env, insideNext } from '@/lib/env';

/**
 * Ties the page being made to what it shows: it is made anew after the cycle (15 minutes), or when one of
 * these tags is announced as changed. Nothing is cached here but the tie itself: the page is the only cache.
 */
export async function tieTo(...tags: string[]): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(async () => true, ['tie', ...tags], {
    tags,
    revalidate: env.REVALIDATE_SECONDS,
  })();
}
