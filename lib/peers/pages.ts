import type { Keys } from './keys';
import { holds } from './lock';
import { decodePage, encodePage, type PageCopy } from './page-copy';
import type { PeerRedis } from './redis';
import type { Seal } from './seal';

/** Longer than the cycle by far: an instance that was away for a while finds the newest copy. */
const keptMs = 86_400_000;
/** How long others leave a page to the instance that makes it anew; should that one die, so long they wait. */
const lockMs = 5000;
/** Packed; a larger page is made again on each instance. */
const maxBytes = 8 * 1024 * 1024;

/** The newest copy of each page, and who makes it anew. Whatever Redis does not answer, an instance does itself. */
export function sharePages(redis: PeerRedis, keys: Keys, instance: string, seal: Seal) {
  return {
    /** The copy that another instance made after this moment (epoch ms), or `null`. */
    async newest(page: string, after: number): Promise<PageCopy | null> {
      const key = keys.page(page);
      const known = await redis.ask((client) =>
        client.pipeline().hget(key, 'made').hstrlen(key, 'copy').exec(),
      );
      const [made, size] = known?.map(([, value]) => Number(value)) ?? [];
      if (!made || !size || made <= after || size > maxBytes) return null;
      const signed = await redis.ask((client) => client.hgetBuffer(key, 'copy'));
      const bytes = signed && seal.verify(key, signed);
      const copy = bytes && (await decodePage(bytes));
      // What stands beside the copy is not signed.
      return copy && copy.lastModified > after ? copy : null;
    },

    /** Whether this instance makes the page anew, because no other does. */
    async mayRenew(page: string): Promise<boolean> {
      // A prefetch takes the lock and makes nothing; the visit that follows it does.
      return (await holds(redis.ask, keys.pageLock(page), instance, lockMs)) ?? true;
    },

    async publish(page: string, copy: PageCopy): Promise<void> {
      const key = keys.page(page);
      const signed = seal.sign(key, await encodePage(copy));
      if (signed.byteLength > maxBytes) return;
      await redis.ask((client) =>
        client
          .multi()
          .del(key) // whatever type it has
          .hset(key, 'made', copy.lastModified, 'copy', signed)
          .pexpire(key, keptMs)
          .del(keys.pageLock(page))
          .exec(),
      );
    },
  };
}

export type PagePeers = ReturnType<typeof sharePages> & {
  announce(tags: readonly string[]): Promise<void>;
};
