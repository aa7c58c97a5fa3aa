import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { ReadingPeers } from '@/lib/cms/peers';
import { parseJson } from '@/lib/browser/value-shapes';
import type { Keys } from './keys';
import { holds } from './lock';
import { patienceMs as redisPatienceMs, type PeerRedis } from './redis';
import { signText, verifyText, type Seal } from './seal';
import type { Tags } from './tag-table';

/** Should the reading instance die, the others wait so long. While it reads it says so again and again. */
const lockMs = 10_000;
/** Longer than a whole collection may take: then it is read here, too. */
const patienceMs = 50_000;
const pollMs = 40;
/** A Redis that is late is asked again for so long: WordPress, asked twice, would take longer. */
const insistMs = 5000;
/** A larger collection is cheaper to read again than to hand round. */
const mostBytes = 16 * 1024 * 1024;
/** A collection is read for so long at most; what was begun earlier and is still there was not put there by us. */
const maxReadingMs = 45_000;

/**
 * A reading declared old is announced like a changed tag, so that no instance can hear of the one and not of the
 * other, and make a page anew from what was read before. No tag has a space.
 */
const mark = 'reading ';
const tagOf = (name: string) => mark + name;

/** The name of the reading that an announced tag declares old; `null` for a tag of pages. */
export const readingOf = (tag: string) => (tag.startsWith(mark) ? tag.slice(mark.length) : null);

/** A shared reading: when it was begun (epoch ms), and what was read. */
const readingSchema = z.object({ begun: z.number(), read: z.unknown() });

/** What one instance reads of WordPress serves all of them, until it is old or somebody declares it old. */
export function shareReadings(
  redis: PeerRedis,
  keys: Keys,
  tags: Pick<Tags, 'announce' | 'changedAt'>,
  lifeMs: number,
  seal: Seal,
): ReadingPeers {
  /** What Redis answers; `null` where it is away for certain, and not only late. */
  const ask: PeerRedis['ask'] = async (command) => {
    for (const until = Date.now() + insistMs; ; await pause(pollMs)) {
      const answer = await redis.ask(command, redisPatienceMs.behind);
      if (answer !== null || redis.outage.isCertain() || Date.now() > until) return answer;
    }
  };

  async function found<T>(name: string) {
    const key = keys.reading(name);
    const answer = await ask((client) =>
      client
        .multi()
        .getrange(key, 0, 2 * mostBytes)
        .pttl(key)
        .exec(),
    );
    const [signed, ttl] = answer?.map(([, value]) => value) ?? [];
    if (typeof signed !== 'string' || typeof ttl !== 'number') return null;
    const text = verifyText(seal, key, signed);
    if (text === null) return null;
    const reading = readingSchema.safeParse(parseJson(text)).data;
    if (reading?.read === undefined) return null; // malformed: counts as absent
    const leftMs = Math.min(ttl, lifeMs, reading.begun + maxReadingMs + lifeMs - Date.now());
    const isCurrent = leftMs > 0 && reading.begun > tags.changedAt(tagOf(name));
    return isCurrent ? { answer: reading.read as T, leftMs } : null;
  }

  async function publish(name: string, begun: number, read: unknown) {
    const key = keys.reading(name);
    const text = JSON.stringify({ begun, read });
    if (text.length <= mostBytes)
      await ask((client) => client.set(key, signText(seal, key, text), 'PX', lifeMs));
  }

  /** Reads for all, and leaves the lock when they can know it, for which nobody here waits. */
  async function readLocked<T>(name: string, read: () => Promise<T>) {
    const lock = keys.readingLock(name);
    const still = setInterval(
      () => void redis.ask((client) => client.pexpire(lock, lockMs)),
      lockMs / 4,
    );
    let published: Promise<void> | undefined;
    try {
      // The last one may have ended between the look and the lock.
      const shared = await found<T>(name);
      if (shared) return shared;
      const begun = Date.now();
      const answer = await read();
      published = publish(name, begun, answer);
      return { answer, leftMs: lifeMs };
    } finally {
      clearInterval(still);
      void Promise.resolve(published).then(() => ask((client) => client.del(lock)));
    }
  }

  return {
    async share<T>(name: string, read: () => Promise<T>) {
      const reader = randomUUID();
      for (const until = Date.now() + patienceMs; Date.now() < until; await pause(pollMs)) {
        const shared = await found<T>(name);
        if (shared) return shared;
        const turn = await holds(ask, keys.readingLock(name), reader, lockMs);
        if (turn === null) break;
        if (turn) return readLocked(name, read);
      }
      const begun = Date.now();
      const answer = await read();
      void publish(name, begun, answer);
      return { answer, leftMs: lifeMs };
    },

    forget: (name) => void tags.announce([tagOf(name)]),
  };
}
