import { createHash } from 'node:crypto';

/** What one build shows of one WordPress under one address: instances that differ in any share nothing. */
export interface Edition {
  buildId: string;
  wordPress: string;
  site: string;
}

/** The names under which an edition's instances find each other's things in Redis. */
export function keysOf({ buildId, wordPress, site }: Edition) {
  const digest = createHash('sha256').update([buildId, wordPress, site].join('\n')).digest('hex');
  const key = (...parts: readonly string[]) => ['site', digest.slice(0, 12), ...parts].join(':');
  return {
    /** When each tag was last announced as changed: a sorted set. */
    tags: key('tags'),
    /** What is said to every instance at once. */
    news: key('news'),
    /** The newest copy of a page. */
    page: (page: string) => key('page', page),
    /** Held by the instance that makes a page anew. */
    pageLock: (page: string) => key('page-lock', page),
    /** What was read of WordPress under a name. */
    reading: (name: string) => key('reading', name),
    /** Held by the instance that reads. */
    readingLock: (name: string) => key('reading-lock', name),
    /** A notice that was taken. */
    notice: (signature: string) => key('notice', signature),
  };
}

export type Keys = ReturnType<typeof keysOf>;
