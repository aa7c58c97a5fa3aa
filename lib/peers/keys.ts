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
  const key = (...parts: readonly (string | number)[]) =>
    ['site', digest.slice(0, 12), ...parts].join(':');
  return {
    /** When each tag was last announced as changed: a sorted set. */
    tags: key('tags'),
    /** What is said to every instance at once. */
    news: key('news'),
    /** The newest copy of a page. */
    page: (page: string) => key('page', page),
    /** Held by the instance that makes a page anew. */
    pageLock: (page: string) => key('page-lock', page),
    /** How often a reading was declared old. */
    edition: (reading: string) => key('edition', reading),
    /** A reading of WordPress. One declared old meanwhile is filed under a name that nobody asks for any more. */
    reading: (reading: string, edition: number) => key('reading', reading, edition),
    /** Held by the instance that reads. */
    readingLock: (reading: string, edition: number) => key('reading-lock', reading, edition),
    /** A notice that was taken. */
    notice: (signature: string) => key('notice', signature),
  };
}

export type Keys = ReturnType<typeof keysOf>;
