import type { Entry } from '@/lib/next/cached-page.cjs';
import { dayMs } from '@/lib/runtime/day-ms';
import type { SharedClock } from './clock';
import type { Keys } from './keys';
import { acquireLock } from './lock';
import { decodePage, encodePage } from './page-copy';
import type { CacheRedis } from './redis';
import type { Signer } from './signer';

/** Much longer than the cycle: an instance that was stopped for hours still finds the newest copy. */
const retentionMs = dayMs;
/** How long one instance alone may regenerate a page. If it dies, the others wait this long. */
const lockMs = 5000;
/** Compressed; each instance regenerates a larger page itself. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Stores a copy unless a newer one is stored, and releases the lock. Whatever else is under the key is replaced: another
 * type, a copy without a time, or one from the future.
 */
const publishScript = `
redis.call('DEL', KEYS[2])
local known = nil
if redis.call('TYPE', KEYS[1]).ok == 'hash' then known = tonumber(redis.call('HGET', KEYS[1], 'lastModified')) end
if known and known > tonumber(ARGV[1]) and known <= tonumber(ARGV[3]) then return 0 end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'lastModified', ARGV[1], 'copy', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;

/** Shares the newest copy of each page, and which instance regenerates it. Without Redis each instance does it itself. */
export function sharePages(
  redis: CacheRedis,
  keys: Keys,
  clock: SharedClock,
  instance: string,
  signer: Signer,
) {
  return {
    /** The copy that another instance generated after this time (epoch ms), or `null`. */
    async newest(page: string, afterHere: number): Promise<Entry | null> {
      const after = clock.fromLocal(afterHere);
      const key = keys.page(page);
      const known = await redis.run((client) =>
        client.pipeline().hget(key, 'lastModified').hstrlen(key, 'copy').exec(),
      );
      const [lastModified, size] = known?.map(([, value]) => Number(value)) ?? [];
      if (!lastModified || !size || lastModified <= after || size > maxBytes) return null;
      const signed = await redis.run((client) => client.hgetBuffer(key, 'copy'));
      const bytes = signed && signer.verify(key, signed);
      const copy = bytes && (await decodePage(page, bytes, clock.now()));
      // `lastModified` is not signed, so the time in the copy decides.
      return copy && copy.lastModified > after
        ? { ...copy, lastModified: clock.toLocal(copy.lastModified) }
        : null;
    },

    /** Whether this instance may regenerate the page, because no other does. */
    async mayRegenerate(page: string): Promise<boolean> {
      // True also where this instance has the lock already: a prefetch acquires it and regenerates nothing, the visit
      // after the prefetch does.
      return (await acquireLock(redis.run, keys.pageLock(page), instance, lockMs)) ?? true;
    },

    /** A regeneration that took long ends after one that started later elsewhere: its copy is the older one. */
    async publish(page: string, copy: Entry): Promise<void> {
      const key = keys.page(page);
      const lastModified = clock.fromLocal(copy.lastModified);
      const signed = signer.sign(key, await encodePage(page, { ...copy, lastModified }));
      if (signed.byteLength > maxBytes) return;
      await redis.run((client) =>
        client.eval(
          publishScript,
          2,
          key,
          keys.pageLock(page),
          lastModified,
          signed,
          clock.now(),
          retentionMs,
        ),
      );
    },
  };
}

export type SharedPages = ReturnType<typeof sharePages> & {
  announce(tags: readonly string[]): Promise<void>;
};
