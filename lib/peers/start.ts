import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { joinReading } from '@/lib/cms/peers';
import { forgetHere, lifeMs } from '@/lib/cms/memory';
import { buildFolder, env } from '@/lib/env';
import { warn } from '@/lib/log';
import { keysOf } from './keys';
import { readNews } from './news';
import { sharePages, type PagePeers } from './pages';
import { readingOf, shareReadings } from './readings';
import { setPeers, peers } from './peers';
import { connectPeers } from './redis';
import { shareTags, type Changed } from './tag-table';

/** What was said while this instance did not hear is looked up so often. */
const agreeMs = 10_000;
/** At its start an instance waits so long to learn what changed while it was down. */
const welcomeMs = 500;

/** What `lib/page-cache/shared-pages.cjs` asks. */
const shared = globalThis as {
  pagePeers?: PagePeers;
  /** From `lib/page-cache/renewals.cjs`. */
  pagesMadeSince?: (at: number) => boolean;
};

/** Joins the instances that share the Redis of CACHE_URL: from now on they tell each other what changed. */
export async function joinPeers(): Promise<void> {
  if (!env.CACHE_URL || buildFolder || peers()) return;
  const redis = connectPeers(env.CACHE_URL, warn);
  const keys = keysOf({
    buildId: buildId(),
    wordPress: env.WORDPRESS_URL ?? '',
    site: env.SITE_URL,
  });
  const tags = shareTags(redis, keys, markOld);
  setPeers({ redis, noticeKey: keys.notice });
  shared.pagePeers = {
    ...sharePages(redis, keys, randomUUID()),
    announce: tags.announce,
  };
  joinReading(shareReadings(redis, keys, tags, lifeMs));
  redis.hear(keys.news, (message) => tags.take(readNews(message)));
  setInterval(() => void tags.agree(), agreeMs).unref();
  await Promise.race([
    new Promise((resolve) => redis.onReady(() => void tags.agree().then(resolve))),
    new Promise((resolve) => setTimeout(resolve, welcomeMs).unref()),
  ]);
}

/**
 * What was read is read anew; and pages, in Next's own table, which its page cache reads, are old, and stay until
 * there are new ones. What is heard late, as after an outage, makes old what was made here meanwhile, too.
 */
function markOld(changed: Changed) {
  for (const [tag, at] of changed) {
    const reading = readingOf(tag);
    const stale = shared.pagesMadeSince?.(at) ? Date.now() : at;
    if (reading === null) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
    else forgetHere(reading);
  }
}

const buildId = () =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
