import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadingPeers } from '@/lib/cms/peers';
import type { Keys } from './keys';
import { holds } from './lock';
import { patienceMs as redisPatienceMs, type PeerRedis } from './redis';
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

/**
 * A reading declared old is announced like a changed tag, so that no instance can hear of the one and not of the
 * other, and make a page anew from what was read before. No tag has a space.
 */
const mark = 'reading ';
const tagOf = (name: string) => mark + name;

/** The name of the reading that an announced tag declares old; `null` for a tag of pages. */
export const readingOf = (tag: string) => (tag.startsWith(mark) ? tag.slice(mark.length) : null);

/** What one instance reads of WordPress serves all of them, until it is old or somebody declares it old. */
export function shareReadings(
  redis: PeerRedis,
  keys: Keys,
  tags: Pick<Tags, 'announce' | 'changedAt'>,
  lifeMs: number,
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
    const answer = await ask((client) => client.multi().get(key).pttl(key).exec());
    const [text, leftMs] = answer?.map(([, value]) => value) ?? [];
    if (typeof text !== 'string' || typeof leftMs !== 'number' || leftMs <= 0) return null;
    const { begun, read } = JSON.parse(text) as { begun: number; read: T };
    return begun > tags.changedAt(tagOf(name)) ? { answer: read, leftMs } : null;
  }

  async function publish(name: string, begun: number, read: unknown) {
    const text = JSON.stringify({ begun, read });
    if (text.length <= mostBytes)
      await ask((client) => client.set(keys.reading(name), text, 'PX', lifeMs));
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
