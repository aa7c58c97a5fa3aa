import type { Redis } from 'ioredis';
import { recordSchema } from './quote-record';
import type { Held, Place, QuoteRecord, QuoteStore } from './quote-record';

const keyOf = (reference: string) => `quote:${reference}`;
/** The references in a place, each scored with a time: when it is due, or when it came there. */
const placeKey = (place: Place) => `quotes:${place}`;

/** Holds a request unless it is held: both its record and its place in line, or neither. */
const holdScript = `
if redis.call('HSETNX', KEYS[1], 'record', ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'place', 'waiting')
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/** Moves a request from one place to another, if it is there. */
const moveScript = `
if redis.call('ZREM', KEYS[2], ARGV[3]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'place', ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[3])
return 1`;

/**
 * Requests in a Redis that several machines share, for platforms without a disk. Throws, at the first use,
 * where that Redis would forget them in a restart: it must keep an append-only file.
 */
export function openRedisStore(redis: Redis): QuoteStore {
  let checking: Promise<void> | null = null;
  const ready = () =>
    (checking ??= checkDurable().catch((error: unknown) => {
      checking = null;
      throw error;
    }));

  async function checkDurable() {
    const [, appendOnly] = (await redis.config('GET', 'appendonly')) as string[];
    if (appendOnly !== 'yes')
      throw new Error('The Redis of QUOTE_STORE keeps no append-only file: set appendonly yes.');
  }

  async function find(reference: string): Promise<Held | null> {
    await ready();
    const [place, record] = await redis.hmget(keyOf(reference), 'place', 'record');
    return place && record ? { place: place as Place, record: parse(reference, record) } : null;
  }

  async function move(reference: string, from: Place, to: Place, score: number): Promise<boolean> {
    const keys = [keyOf(reference), placeKey(from), placeKey(to)];
    return (await redis.eval(moveScript, keys.length, ...keys, to, score, reference)) === 1;
  }

  return {
    find,

    async hold(record) {
      await ready();
      const keys = [keyOf(record.reference), placeKey('waiting')];
      const words = [JSON.stringify(record), Date.now(), record.reference];
      const held = await redis.eval(holdScript, keys.length, ...keys, ...words);
      return held === 1 ? null : find(record.reference);
    },

    async list(place, dueBy = Infinity) {
      await ready();
      return redis.zrangebyscore(placeKey(place), '-inf', dueBy === Infinity ? '+inf' : dueBy);
    },

    async claim(reference) {
      await ready();
      if (!(await move(reference, 'waiting', 'claimed', Date.now()))) return null;
      return (await find(reference))?.record ?? null;
    },

    async file(record, from, to, due = Date.now()) {
      await ready();
      await redis.hset(keyOf(record.reference), 'record', JSON.stringify(record));
      await move(record.reference, from, to, due);
    },

    async reclaim(silentMs, spared) {
      await ready();
      const now = Date.now();
      const silent = await redis.zrangebyscore(placeKey('claimed'), '-inf', now - silentMs);
      for (const reference of silent)
        if (!spared(reference)) await move(reference, 'claimed', 'waiting', now);
    },

    async forget(afterMs) {
      await ready();
      const old = await redis.zrangebyscore(placeKey('sent'), '-inf', Date.now() - afterMs);
      for (const reference of old)
        await redis.multi().zrem(placeKey('sent'), reference).del(keyOf(reference)).exec();
    },

    async close() {
      redis.disconnect();
    },
  };
}

function parse(reference: string, text: string): QuoteRecord {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    // Without the parser's own words: they quote what people wrote.
    throw new Error(`${keyOf(reference)} is damaged: look at it, repair it or take it away.`);
  }
}
