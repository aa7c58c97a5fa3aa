import { sha256 } from '@/lib/runtime/sha256.cjs';

/** One build, of one WordPress, under one address. Instances share only within an edition. */
interface Edition {
  buildId: string;
  wordPress: string;
  site: string;
}

/** The Redis keys and the channel that the instances of an edition share. */
export function keysOf({ buildId, wordPress, site }: Edition) {
  const digest = sha256([buildId, wordPress, site].join('\n'));
  const key = (...parts: readonly string[]) => ['site', digest.slice(0, 12), ...parts].join(':');
  return {
    /** When each cache tag was last invalidated: a sorted set. */
    tags: key('tags'),
    /** The channel on which instances publish invalidations. */
    invalidations: key('invalidations'),
    /** The newest copy of a page. */
    page: (page: string) => key('page', page),
    /** Held by the instance that regenerates a page. */
    pageLock: (page: string) => key('page-lock', page),
    /** A cached reading of WordPress. */
    reading: (name: string) => key('reading', name),
    /** Held by the instance that reads from WordPress. */
    readingLock: (name: string) => key('reading-lock', name),
    /** A webhook that was accepted. */
    webhook: (signature: string) => key('webhook', signature),
  };
}

export type Keys = ReturnType<typeof keysOf>;
