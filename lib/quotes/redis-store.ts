import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { warn } from '@/lib/runtime/log';
import { maxFiles } from './attachments/limits';
import { clockToleranceMs, isDue, maxWaitMs } from './due';
import {
  DamagedRecord,
  maxUncertainPosts,
  notesOfAborted,
  notesText,
  parseNotes,
  places,
  storedSchema,
  storedText,
  type Claim,
  type Place,
  type QuoteNotes,
  type QuoteStore,
  type StoredQuote,
} from './quote-record';
import { onceUntilFailure } from './once-until-failure';
import { redisFiles } from './redis-files';
import { addScript, moveScript } from './redis-scripts';

const keyOf = (reference: string) => `quote:${reference}`;
/** The references in a place, each scored with a time: when it is due, or when it came there. */
const placeKey = (place: Place) => `quotes:${place}`;
const damagedKey = 'quotes:damaged';
const probeKey = 'quotes:probe';
interface Move {
  from: Place;
  to: Place;
  score: number;
  /** Only where it was not touched since it had this score. */
  since?: string;
  /** Stored as `attempts`. */
  uncertainPosts?: number | '+1';
  notes?: QuoteNotes;
}

/**
 * Requests in a Redis that several machines share, for platforms without a disk. Throws, at the first use,
 * where that Redis would lose them: it must keep an append-only file, and evict no key to make room.
 */
export function openRedisStore(redis: Redis): QuoteStore {
  const { done: ready } = onceUntilFailure(checkDurable);
  const files = redisFiles(redis);

  async function checkDurable() {
    if ((await setting('appendonly')) !== 'yes')
      throw new Error('The Redis of QUOTE_STORE keeps no append-only file: set appendonly yes.');
    const policy = await setting('maxmemory-policy');
    // The `volatile` policies evict only what expires: files that no request names yet.
    if (policy.startsWith('allkeys'))
      throw new Error(
        `The Redis of QUOTE_STORE evicts requests once it is full (${policy}): set maxmemory-policy noeviction.`,
      );
  }

  /** A setting of this Redis; empty where it has none of that name. */
  async function setting(name: string): Promise<string> {
    const answer: unknown = await redis.config('GET', name);
    return Array.isArray(answer) ? String(answer[1] ?? '') : '';
  }

  async function find(reference: string): Promise<StoredQuote | null> {
    await ready();
    const [placeName, record, notes, uncertainPosts] = await redis.hmget(
      keyOf(reference),
      'place',
      'record',
      'notes',
      'attempts',
    );
    if (!placeName || !record) return null;
    const place = places.find((each) => each === placeName);
    const stored = parse(record);
    if (stored?.reference !== reference || !place) {
      await setAside(reference);
      throw new DamagedRecord(
        `${keyOf(reference)} is damaged and stands in ${damagedKey}: repair it or delete it.`,
      );
    }
    return {
      place,
      record: { ...stored, ...parseNotes(notes), uncertainPosts: Number(uncertainPosts ?? 0) },
    };
  }

  /** Moves a request that cannot be read from all places to `damaged`. */
  async function setAside(reference: string) {
    const transaction = redis.multi().zadd(damagedKey, Date.now(), reference);
    for (const place of places) transaction.zrem(placeKey(place), reference);
    await transaction.exec();
  }

  async function runMove(reference: string, given: Move): Promise<boolean> {
    const { from, to, score, since = '', uncertainPosts = '', notes } = given;
    const keys = [keyOf(reference), placeKey(from), placeKey(to)];
    const args = [to, score, reference, since, uncertainPosts, notes ? notesText(notes) : ''];
    return (await redis.eval(moveScript, keys.length, ...keys, ...args)) === 1;
  }

  async function removeEntry(reference: string) {
    const upload = await redis.hget(keyOf(reference), 'files');
    const transaction = redis.multi();
    if (upload) for (let i = 0; i < maxFiles; i += 1) transaction.del(files.key(upload, i));
    for (const key of [...places.map(placeKey), damagedKey]) transaction.zrem(key, reference);
    await transaction.del(keyOf(reference)).exec();
  }

  return {
    find,

    async add(record, upload = null) {
      await ready();
      const { reference } = record;
      const uploadName = upload ? await files.copy(upload) : '';
      const keys = [
        keyOf(reference),
        placeKey('waiting'),
        ...(upload?.attachments ?? []).map((_, i) => files.key(uploadName, i)),
      ];
      const args = [storedText(record), Date.now(), reference, uploadName];
      const add = () => redis.eval(addScript, keys.length, ...keys, ...args);
      const waiting = { place: 'waiting', record } as const;
      if ((await add()) === 1) return { ...waiting, isNew: true };
      try {
        return { ...((await find(reference)) ?? waiting), isNew: false };
      } catch (error) {
        // The new request replaces the damaged one.
        if (!(error instanceof DamagedRecord)) throw error;
        warn(error.message);
        await removeEntry(reference);
        const isNew = (await add()) === 1;
        return { ...((isNew ? null : await find(reference)) ?? waiting), isNew };
      }
    },

    async list(place, dueBy = Infinity) {
      await ready();
      if (dueBy === Infinity) return redis.zrange(placeKey(place), 0, '-1');
      const [due, ahead] = await Promise.all([
        redis.zrangebyscore(placeKey(place), '-inf', dueBy),
        redis.zrangebyscore(placeKey(place), `(${dueBy + maxWaitMs}`, '+inf'),
      ]);
      return [...due, ...ahead];
    },

    async claim(reference, dueBy = Infinity) {
      await ready();
      const due = await redis.zscore(placeKey('waiting'), reference);
      if (due === null || !isDue(Number(due), dueBy)) return null;
      const claim: Move = {
        from: 'waiting',
        to: 'claimed',
        score: Date.now(),
        since: due,
        uncertainPosts: '+1',
      };
      if (!(await runMove(reference, claim))) return null;
      const stored = await find(reference);
      if (!stored) await removeEntry(reference); // a reference without a record
      return stored?.record ?? null;
    },

    async move(record, from, to, due = Date.now()) {
      await ready();
      const uncertainPosts = to === 'waiting' ? record.uncertainPosts : 0;
      return runMove(record.reference, { from, to, score: due, uncertainPosts, notes: record });
    },

    async claims() {
      await ready();
      const found = await redis.zrange(placeKey('claimed'), 0, '-1', 'WITHSCORES');
      return found.flatMap((reference, i) =>
        i % 2 === 0 ? [{ reference, stamp: found[i + 1] ?? '' }] : [],
      );
    },

    async release({ reference, stamp }: Claim, due) {
      await ready();
      const uncertainPosts = Number(await redis.hget(keyOf(reference), 'attempts'));
      const again: Move = { from: 'claimed', to: 'waiting', score: due, since: stamp };
      await runMove(
        reference,
        uncertainPosts < maxUncertainPosts
          ? again
          : {
              ...again,
              to: 'refused',
              score: Date.now(),
              uncertainPosts: 0,
              notes: notesOfAborted(uncertainPosts),
            },
      );
    },

    drafts: async () => [],

    async finishDraft() {
      // A script runs whole or not at all: nothing is left half done.
    },

    async removeDelivered(afterMs) {
      await ready();
      const now = Date.now();
      const ahead = await redis.zrangebyscore(
        placeKey('sent'),
        `(${now + clockToleranceMs}`,
        '+inf',
      );
      for (const reference of ahead)
        await redis.zadd(placeKey('sent'), 'XX', String(now), reference);
      const old = await redis.zrangebyscore(placeKey('sent'), '-inf', now - afterMs);
      for (const reference of old) await removeEntry(reference);
      await files.removeOrphans();
    },

    async remove(reference) {
      await ready();
      const [place, aside] = await Promise.all([
        redis.hget(keyOf(reference), 'place'),
        redis.zscore(damagedKey, reference),
      ]);
      await removeEntry(reference);
      return aside === null ? (places.find((each) => each === place) ?? null) : 'damaged';
    },

    openUpload: files.openUpload,

    async hasRoomForFiles() {
      await ready();
      return files.hasRoom();
    },

    async attachment(reference, number) {
      await ready();
      const upload = await redis.hget(keyOf(reference), 'files');
      return upload ? files.read(upload, number) : null;
    },

    async rewrite(record) {
      await ready();
      const key = keyOf(record.reference);
      if ((await redis.hget(key, 'place')) !== 'claimed') return false;
      await redis.hset(key, 'record', storedText(record));
      return true;
    },

    async damaged() {
      await ready();
      return redis.zcard(damagedKey);
    },

    async probe() {
      await ready();
      await redis.set(probeKey, 'x', 'EX', 60);
    },

    async close() {
      redis.disconnect();
    },
  };
}

function parse(text: string): z.output<typeof storedSchema> | null {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
