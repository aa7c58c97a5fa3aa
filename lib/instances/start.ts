import { randomUUID } from 'node:crypto';
import { setSharedReadings } from '@/lib/cms/shared-readings';
import { invalidateReadingHere, lifeMs } from '@/lib/cms/reading-cache';
import { buildFolder, env } from '@/lib/runtime/env';
import { warn } from '@/lib/runtime/log';
import { readRelease } from '@/lib/server/built-with';
import { pageCache } from '@/lib/runtime/process-state.cjs';
import { shareClock } from './clock';
import { keysOf } from './keys';
import { readInvalidations } from './invalidation-message';
import { sharePages } from './pages';
import { readingOf, shareReadings } from './readings';
import { setInstances, instances } from './instances';
import { connectCacheRedis } from './redis';
import { createSigner } from './signer';
import { shareTags, type Changed } from './tag-table';

/** Poll interval for missed invalidations, ms. */
const syncIntervalMs = 10_000;
/** How long a starting instance waits for the invalidations that it missed while it was down, ms. */
const startupSyncTimeoutMs = 500;

/** Joins the instances that share the Redis of CACHE_URL: from now on they share invalidations, pages and readings. */
export async function joinInstances(): Promise<void> {
  if (!env.CACHE_URL || buildFolder || instances()) return;
  const release = readRelease(/* turbopackIgnore: true */ process.cwd());
  const redis = connectCacheRedis(env.CACHE_URL, warn);
  const keys = keysOf({
    buildId: release.id,
    wordPress: env.WORDPRESS_URL ?? '',
    site: env.SITE_URL,
  });
  const signer = createSigner(release.secret);
  const clock = shareClock(redis);
  const tags = shareTags(redis, keys, clock, markStale, clearMarks);
  setInstances({ redis, webhookKey: keys.webhook });
  pageCache.instances = {
    ...sharePages(redis, keys, clock, randomUUID(), signer),
    announce: tags.announce,
  };
  setSharedReadings(shareReadings(redis, keys, clock, tags, lifeMs, signer));
  redis.subscribe(keys.invalidations, (message) => tags.receive(readInvalidations(message)));
  setInterval(() => void tags.sync(), syncIntervalMs).unref();
  await Promise.race([
    new Promise((resolve) => redis.onReady(() => void tags.sync().then(resolve))),
    new Promise((resolve) => setTimeout(resolve, startupSyncTimeoutMs).unref()),
  ]);
}

/**
 * Invalidates cached readings and marks pages as stale. An invalidation that arrives late, as after an outage, also marks
 * pages that were generated here in the meantime.
 */
function markStale(changed: Changed) {
  for (const [tag, at] of changed) {
    const reading = readingOf(tag);
    const stale = pageCache.regeneratedSince(at) ? Date.now() : at;
    if (reading === null) pageCache.staleTags.set(tag, stale);
    else invalidateReadingHere(reading);
  }
}

/** Removes tags that were invalidated so long ago that every page with them is past its cycle. */
function clearMarks(tags: readonly string[]) {
  for (const tag of tags) pageCache.staleTags.delete(tag);
}
