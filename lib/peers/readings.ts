import { setTimeout as pause } from 'node:timers/promises';
import type { ReadingPeers } from '@/lib/cms/peers';
import type { Keys } from './keys';
import { patienceMs as redisPatienceMs, type PeerRedis } from './redis';
import type { Tags } from './tag-table';

/** Should the reading instance die, the others wait so long. */
const lockMs = 10_000;
/** Longer than a whole collection may take: then it is read here, too. */
const patienceMs = 50_000;
const pollMs = 40;
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
  // No visitor waits for a reading, and asking WordPress once more would take longer.
  const ask: PeerRedis['ask'] = (command) => redis.ask(command, redisPatienceMs.behind);

  async function found<T>(name: string) {
    const key = keys.reading(name);
    const answer = await ask((client) => client.multi().get(key).pttl(key).exec());
    const [text, leftMs] = answer?.map(([, value]) => value) ?? [];
    if (typeof text !== 'string' || typeof leftMs !== 'number' || leftMs <= 0) return null;
    const { begun, read } = JSON.parse(text) as { begun: number; read: T };
    return begun > tags.changedAt(tagOf(name)) ? { answer: read, leftMs } : null;
  }

  async function readHere<T>(name: string, read: () => Promise<T>) {
    const begun = Date.now();
    const answer = await read();
    const text = JSON.stringify({ begun, read: answer });
    if (text.length <= mostBytes)
      await ask((client) => client.set(keys.reading(name), text, 'PX', lifeMs));
    return { answer, leftMs: lifeMs };
  }

  /** Whether it is for this instance to read; `null` where nobody can say. */
  const myTurn = (name: string) =>
    ask(
      async (client) =>
        (await client.set(keys.readingLock(name), '1', 'PX', lockMs, 'NX')) === 'OK',
    );

  return {
    async share<T>(name: string, read: () => Promise<T>) {
      for (const until = Date.now() + patienceMs; Date.now() < until; await pause(pollMs)) {
        const shared = await found<T>(name);
        if (shared) return shared;
        const mine = await myTurn(name);
        if (mine === null) break;
        if (mine)
          try {
            return await readHere(name, read);
          } finally {
            await ask((client) => client.del(keys.readingLock(name)));
          }
      }
      return readHere(name, read);
    },

    forget: (name) => void tags.announce([tagOf(name)]),
  };
}
