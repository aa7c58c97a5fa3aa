import { unstable_cache } from 'next/cache';
import { env, insideNext } from '@/lib/runtime/env';

/** Tags the page being generated with a collection that it reads, or with `menu`. No data is cached here. */
export async function tagPage(collection: string): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(async () => true, ['page tags'], {
    tags: [collection],
    revalidate: env.REVALIDATE_SECONDS,
  })();
}
