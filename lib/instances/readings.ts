import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { SharedReadings } from '@/lib/cms/shared-readings';
import { parseJson } from '@/lib/runtime/value-shapes';
import type { SharedClock } from './clock';
import type { Keys } from './keys';
import { acquireLock } from './lock';
import { timeoutMs as redisTimeoutMs, type CacheRedis } from './redis';
import { signText, verifyText, type Signer } from './signer';
import type { Tags } from './tag-table';

/** If the instance that reads dies, the others wait this long. While it reads it extends the lock. */
const lockMs = 10_000;
/** Longer than a whole collection may take. After this an instance reads it itself. */
const waitMs = 50_000;
const pollMs = 40;
/** A late Redis is retried for this long, ms: reading WordPress twice would take longer. */
const retryMs = 5000;
/** A larger collection is cheaper to read again than to share. */
const maxBytes = 16 * 1024 * 1024;
/** A reading takes at most this long, so an older entry cannot be ours. */
const maxReadMs = 45_000;

/**
 * A stale reading is announced as a tag with this prefix, in the message of the invalidated cache tags: an instance that
 * got the tags alone would regenerate pages from the stale reading. No cache tag has a space.
 */
const readingPrefix = 'reading ';
const tagOf = (name: string) => readingPrefix + name;

/** The name of the reading that an announced tag invalidates; `null` for a cache tag of pages. */
export const readingOf = (tag: string) =>
  tag.startsWith(readingPrefix) ? tag.slice(readingPrefix.length) : null;

/** A shared reading: when it started (epoch ms by the shared clock), and what was read. */
const readingSchema = z.object({ startedAt: z.number(), read: z.unknown() });

/** What one instance reads from WordPress serves all, until it expires or is invalidated. */
export function shareReadings(
  redis: CacheRedis,
  keys: Keys,
  clock: Pick<SharedClock, 'now'>,
  tags: Pick<Tags, 'announce' | 'changedAt'>,
  lifeMs: number,
  signer: Signer,
): SharedReadings {
  /** What Redis answers; `null` in a confirmed outage, or after `retryMs`. */
  const run: CacheRedis['run'] = async (command) => {
    for (const until = Date.now() + retryMs; ; await pause(pollMs)) {
      const answer = await redis.run(command, redisTimeoutMs.background);
      if (answer !== null || redis.outage.isConfirmed() || Date.now() > until) return answer;
    }
  };

  async function findShared<T>(name: string) {
    const key = keys.reading(name);
    const answer = await run((client) =>
      client
        .multi()
        .getrange(key, 0, 2 * maxBytes)
        .pttl(key)
        .exec(),
    );
    const [signed, ttl] = answer?.map(([, value]) => value) ?? [];
    if (typeof signed !== 'string' || typeof ttl !== 'number') return null;
    const text = verifyText(signer, key, signed);
    if (text === null) return null;
    const reading = readingSchema.safeParse(parseJson(text)).data;
    if (reading?.read === undefined) return null; // malformed: counts as absent
    const leftMs = Math.min(ttl, lifeMs, reading.startedAt + maxReadMs + lifeMs - clock.now());
    const isCurrent = leftMs > 0 && reading.startedAt > tags.changedAt(tagOf(name));
    return isCurrent ? { answer: reading.read as T, leftMs } : null;
  }

  async function publish(name: string, startedAt: number, read: unknown) {
    const key = keys.reading(name);
    const text = JSON.stringify({ startedAt, read });
    if (text.length <= maxBytes)
      await run((client) => client.set(key, signText(signer, key, text), 'PX', lifeMs));
  }

  /** Reads for all instances. Publishes the result and then releases the lock in the background. */
  async function readLocked<T>(name: string, read: () => Promise<T>) {
    const lock = keys.readingLock(name);
    const extending = setInterval(
      () => void redis.run((client) => client.pexpire(lock, lockMs)),
      lockMs / 4,
    );
    let published: Promise<void> | undefined;
    try {
      // Another instance may have finished before this one got the lock.
      const shared = await findShared<T>(name);
      if (shared) return shared;
      const startedAt = clock.now();
      const answer = await read();
      published = publish(name, startedAt, answer);
      return { answer, leftMs: lifeMs };
    } finally {
      clearInterval(extending);
      void Promise.resolve(published).then(() => run((client) => client.del(lock)));
    }
  }

  return {
    async share<T>(name: string, read: () => Promise<T>) {
      const reader = randomUUID();
      for (const until = Date.now() + waitMs; Date.now() < until; await pause(pollMs)) {
        const shared = await findShared<T>(name);
        if (shared) return shared;
        const hasLock = await acquireLock(run, keys.readingLock(name), reader, lockMs);
        if (hasLock === null) break;
        if (hasLock) return readLocked(name, read);
      }
      const startedAt = clock.now();
      const answer = await read();
      void publish(name, startedAt, answer);
      return { answer, leftMs: lifeMs };
    },

    invalidate: (name) => void tags.announce([tagOf(name)]),
  };
}
