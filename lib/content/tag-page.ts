import { unstable_cache } from 'next/cache';
import { env, insideNext } from '@/lib/runtime/env';
import type { Tag } from './tags';

/** Next accepts 128 tags in one call and drops the others. */
const maxTags = 100;

/**
 * Adds cache tags to the page that is being generated: it is regenerated after its cycle (15 minutes), or when one of
 * these tags is invalidated. No data is cached here: the page is the only cache.
 */
export async function tagPage(...tags: Tag[]): Promise<void> {
  if (!insideNext) return;
  const each = [...new Set(tags)];
  for (let i = 0; i < each.length; i += maxTags) await attachTags(each.slice(i, i + maxTags));
}

/** One key for all pages: an entry for each set of tags would be a file for each page. Next adds the tags to the page. */
const attachTags = (tags: Tag[]) =>
  unstable_cache(async () => true, ['page tags'], { tags, revalidate: env.REVALIDATE_SECONDS })();
