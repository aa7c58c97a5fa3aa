import type { Keys } from './keys';
import { holds } from './lock';
import { decodePage, encodePage, type PageCopy } from './page-copy';
import type { PeerRedis } from './redis';

/** Longer than the cycle by far: an instance that was away for a while finds the newest copy. */
const keptMs = 86_400_000;
/** How long others leave a page to the instance that makes it anew; should that one die, so long they wait. */
const lockMs = 5000;

/** The newest copy of each page, and who makes it anew. Whatever Redis does not answer, an instance does itself. */
export function sharePages(redis: PeerRedis, keys: Keys, instance: string) {
  return {
    /** The copy that another instance made after this moment (epoch ms), or `null`. */
    async newest(page: string, after: number): Promise<PageCopy | null> {
      const made = await redis.ask((client) => client.hget(keys.page(page), 'made'));
      if (!(Number(made) > after)) return null;
      const bytes = await redis.ask((client) => client.hgetBuffer(keys.page(page), 'copy'));
      return bytes && decodePage(bytes);
    },

    /** Whether this instance makes the page anew, because no other does. */
    async mayRenew(page: string): Promise<boolean> {
      // A prefetch takes the lock and makes nothing; the visit that follows it does.
      return (await holds(redis.ask, keys.pageLock(page), instance, lockMs)) ?? true;
    },

    async publish(page: string, copy: PageCopy): Promise<void> {
      const bytes = await encodePage(copy);
      await redis.ask((client) =>
        client
          .multi()
          .hset(keys.page(page), 'made', copy.lastModified, 'copy', bytes)
          .pexpire(keys.page(page), keptMs)
          .del(keys.pageLock(page))
          .exec(),
      );
    },
  };
}

export type PagePeers = ReturnType<typeof sharePages> & {
  announce(tags: readonly string[]): Promise<void>;
};
