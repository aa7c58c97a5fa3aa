import { randomUUID } from 'node:crypto';
import { joinReading } from '@/lib/cms/peers';
import { forgetHere, lifeMs } from '@/lib/cms/memory';
import { buildFolder, env } from '@/lib/runtime/env';
import { warn } from '@/lib/runtime/log';
import { readRelease } from '@/lib/server/built-with';
import { pageCache } from '@/lib/server/process-state.cjs';
import { keysOf } from './keys';
import { readNews } from './news';
import { sharePages } from './pages';
import { readingOf, shareReadings } from './readings';
import { setPeers, peers } from './peers';
import { connectPeers } from './redis';
import { sealWith } from './seal';
import { shareTags, type Changed } from './tag-table';

/** What was said while this instance did not hear is looked up so often. */
const agreeMs = 10_000;
/** At its start an instance waits so long to learn what changed while it was down. */
const welcomeMs = 500;

/** Joins the instances that share the Redis of CACHE_URL: from now on they tell each other what changed. */
export async function joinPeers(): Promise<void> {
  if (!env.CACHE_URL || buildFolder || peers()) return;
  const release = readRelease(/* turbopackIgnore: true */ process.cwd());
  const redis = connectPeers(env.CACHE_URL, warn);
  const keys = keysOf({
    buildId: release.id,
    wordPress: env.WORDPRESS_URL ?? '',
    site: env.SITE_URL,
  });
  const seal = sealWith(release.secret);
  const tags = shareTags(redis, keys, markOld, unmark);
  setPeers({ redis, noticeKey: keys.notice });
  pageCache.instances = {
    ...sharePages(redis, keys, randomUUID(), seal),
    announce: tags.announce,
  };
  joinReading(shareReadings(redis, keys, tags, lifeMs, seal));
  redis.hear(keys.news, (message) => tags.take(readNews(message)));
  setInterval(() => void tags.agree(), agreeMs).unref();
  await Promise.race([
    new Promise((resolve) => redis.onReady(() => void tags.agree().then(resolve))),
    new Promise((resolve) => setTimeout(resolve, welcomeMs).unref()),
  ]);
}

/**
 * What was read is read again, and pages are stale, and stay until there are newer ones. What is heard late, as after an
 * outage, makes stale what was generated here meanwhile, too.
 */
function markOld(changed: Changed) {
  for (const [tag, at] of changed) {
    const reading = readingOf(tag);
    const stale = pageCache.regeneratedSince(at) ? Date.now() : at;
    if (reading === null) pageCache.staleTags.set(tag, stale);
    else forgetHere(reading);
  }
}

/** A page that has not been regenerated since is past its cycle in any case. */
function unmark(tags: readonly string[]) {
  for (const tag of tags) pageCache.staleTags.delete(tag);
}
