import { setTimeout as pause } from 'node:timers/promises';
import type { ReadingPeers } from '@/lib/cms/peers';
import type { Keys } from './keys';
import type { PeerRedis } from './redis';

/** Should the reading instance die, the others wait so long. */
const lockMs = 10_000;
const pollMs = 40;
/** A larger collection is cheaper to read again than to hand round. */
const mostBytes = 16 * 1024 * 1024;

/** What one instance reads of WordPress serves all of them, until it is old or somebody declares it old. */
export function shareReadings(redis: PeerRedis, keys: Keys, lifeMs: number): ReadingPeers {
  /** Declarations that Redis has not confirmed yet. */
  const declaring = new Map<string, Promise<unknown>>();

  async function editionOf(name: string): Promise<number | null> {
    await declaring.get(name);
    const edition = await redis.ask(
      async (client) => (await client.get(keys.edition(name))) ?? '0',
    );
    return edition === null ? null : Number(edition);
  }

  async function found(key: string) {
    const answer = await redis.ask((client) => client.multi().get(key).pttl(key).exec());
    const [text, leftMs] = answer?.map(([, value]) => value) ?? [];
    return typeof text === 'string' && typeof leftMs === 'number' && leftMs > 0
      ? { answer: JSON.parse(text) as unknown, leftMs }
      : null;
  }

  async function publish(key: string, answer: unknown) {
    const text = JSON.stringify(answer);
    if (text.length <= mostBytes) await redis.ask((client) => client.set(key, text, 'PX', lifeMs));
  }

  return {
    async share<T>(name: string, read: () => Promise<T>) {
      const alone = async () => ({ answer: await read(), leftMs: lifeMs });
      const edition = await editionOf(name);
      if (edition === null) return alone();
      const key = keys.reading(name, edition);
      const lock = keys.readingLock(name, edition);
      for (;;) {
        const shared = await found(key);
        if (shared) return shared as { answer: T; leftMs: number };
        const turn = await redis.ask(async (client) =>
          (await client.set(lock, '1', 'PX', lockMs, 'NX')) === 'OK' ? 'mine' : 'theirs',
        );
        if (turn === null) return alone();
        if (turn === 'theirs') {
          await pause(pollMs);
          continue;
        }
        try {
          const own = await alone();
          await publish(key, own.answer);
          return own;
        } finally {
          await redis.ask((client) => client.del(lock));
        }
      }
    },

    forget(name) {
      const declared = redis
        .ask((client) =>
          client
            .multi()
            .incr(keys.edition(name))
            .publish(keys.news, JSON.stringify({ forget: name }))
            .exec(),
        )
        .finally(() => {
          if (declaring.get(name) === declared) declaring.delete(name);
        });
      declaring.set(name, declared);
    },
  };
}
