import { unstable_cache } from 'next/cache';
import { env, insideNext } from '@/lib/runtime/env';

/**
 * Tags the page that is being generated with a collection that it reads, or with `menu`: it is regenerated after its cycle
 * (15 minutes), or when a webhook names the collection. No data is cached here: the page is the only cache.
 */
export async function tagPage(collection: string): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(async () => true, ['page tags'], {
    tags: [collection],
    revalidate: env.REVALIDATE_SECONDS,
  })();
}
