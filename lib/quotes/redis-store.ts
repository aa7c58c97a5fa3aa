import type { Redis } from 'ioredis';
import { warn } from '@/lib/runtime/log';
import { maxWaitMs } from './due';
import {
  DamagedRecord,
  notesOfAborted,
  storedSchema,
  maxAttempts,
  noNotes,
  notesSchema,
  places,
} from './quote-record';
import type {
  Claim,
  StoredQuote,
  Place,
  QuoteNotes,
  QuoteRecord,
  QuoteStore,
} from './quote-record';

const keyOf = (reference: string) => `quote:${reference}`;
/** The references in a place, each scored with a time: when it is due, or when it came there. */
const placeKey = (place: Place) => `quotes:${place}`;
const damagedKey = 'quotes:damaged';
const probeKey = 'quotes:probe';
/** A date in `sent` further ahead than this comes from a wrong clock, ms. */
const clockToleranceMs = 3_600_000;

/** Stores a request unless it is stored: both its record and its place, or neither. */
const addScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[1], 'record', ARGV[1], 'place', 'waiting')
return 1`;

/**
 * Moves a request from one place to another, if it is there (and was not touched since, where a score is given).
 * What a full Redis refuses comes first, so that the request is moved whole or not at all.
 */
const moveScript = `
local score = redis.call('ZSCORE', KEYS[2], ARGV[3])
if not score or (ARGV[4] ~= '' and tonumber(score) ~= tonumber(ARGV[4])) then return 0 end
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[1], 'place', ARGV[1])
if ARGV[5] == '+1' then redis.call('HINCRBY', KEYS[1], 'attempts', 1)
elseif ARGV[5] ~= '' then redis.call('HSET', KEYS[1], 'attempts', ARGV[5]) end
if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'notes', ARGV[6]) end
redis.call('ZREM', KEYS[2], ARGV[3])
return 1`;

interface Move {
  from: Place;
  to: Place;
  score: number;
  /** Only where it was not touched since it had this score. */
  since?: string;
  attempts?: number | '+1';
  notes?: QuoteNotes;
}

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
    const answer: unknown = await redis.config('GET', 'appendonly');
    if (!Array.isArray(answer) || answer[1] !== 'yes')
      throw new Error('The Redis of QUOTE_STORE keeps no append-only file: set appendonly yes.');
  }

  async function find(reference: string): Promise<StoredQuote | null> {
    await ready();
    const [word, record, notes, attempts] = await redis.hmget(
      keyOf(reference),
      'place',
      'record',
      'notes',
      'attempts',
    );
    if (!word || !record) return null;
    const place = places.find((each) => each === word);
    const held = parse(record);
    if (held?.reference !== reference || !place) {
      await setAside(reference);
      throw new DamagedRecord(
        `${keyOf(reference)} is damaged and stands in ${damagedKey}: repair it or delete it.`,
      );
    }
    return {
      place,
      record: { ...held, ...parseNotes(notes), attempts: Number(attempts ?? 0) },
    };
  }

  /** Moves a request that cannot be read from all places to `damaged`. */
  async function setAside(reference: string) {
    await redis
      .multi()
      .zadd(damagedKey, Date.now(), reference)
      .zrem(placeKey('waiting'), reference)
      .zrem(placeKey('claimed'), reference)
      .exec();
  }

  async function move(reference: string, given: Move): Promise<boolean> {
    const { from, to, score, since = '', attempts = '', notes } = given;
    const keys = [keyOf(reference), placeKey(from), placeKey(to)];
    const words = [to, score, reference, since, attempts, notes ? JSON.stringify(notes) : ''];
    return (await redis.eval(moveScript, keys.length, ...keys, ...words)) === 1;
  }

  async function forgetOne(reference: string) {
    const line = redis.multi();
    for (const key of [...places.map(placeKey), damagedKey]) line.zrem(key, reference);
    await line.del(keyOf(reference)).exec();
  }

  return {
    find,

    async add(record) {
      await ready();
      const { reference, at, request } = record;
      const keys = [keyOf(reference), placeKey('waiting')];
      const words = [JSON.stringify({ reference, at, request }), Date.now(), reference];
      const add = () => redis.eval(addScript, keys.length, ...keys, ...words);
      if ((await add()) === 1) return null;
      try {
        return (await find(reference)) ?? { place: 'waiting', record };
      } catch (error) {
        // The new request replaces the damaged one.
        if (!(error instanceof DamagedRecord)) throw error;
        warn(error.message);
        await forgetOne(reference);
        return (await add()) === 1 ? null : find(reference);
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

    async claim(reference) {
      await ready();
      const claim: Move = { from: 'waiting', to: 'claimed', score: Date.now(), attempts: '+1' };
      if (!(await move(reference, claim))) return null;
      const held = await find(reference);
      if (!held) await forgetOne(reference); // a reference without a record
      return held?.record ?? null;
    },

    async file(record, from, to, due = Date.now()) {
      await ready();
      const attempts = to === 'waiting' ? record.attempts : 0;
      const notes = notesSchema.parse(record);
      return move(record.reference, { from, to, score: due, attempts, notes });
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
      const attempts = Number(await redis.hget(keyOf(reference), 'attempts'));
      const again: Move = { from: 'claimed', to: 'waiting', score: due, since: stamp };
      await move(
        reference,
        attempts < maxAttempts
          ? again
          : {
              ...again,
              to: 'refused',
              score: Date.now(),
              attempts: 0,
              notes: notesOfAborted(attempts),
            },
      );
    },

    drafts: async () => [],

    async settle() {
      // A script runs whole or not at all: nothing is left half done.
    },

    async forget(afterMs) {
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
      for (const reference of old) await forgetOne(reference);
    },

    async remove(reference) {
      await ready();
      const [place, aside] = await Promise.all([
        redis.hget(keyOf(reference), 'place'),
        redis.zscore(damagedKey, reference),
      ]);
      await forgetOne(reference);
      return aside === null ? (places.find((each) => each === place) ?? null) : 'damaged';
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

function parse(text: string): Pick<QuoteRecord, 'reference' | 'at' | 'request'> | null {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function parseNotes(text: string | null | undefined): QuoteNotes {
  try {
    return text ? notesSchema.parse(JSON.parse(text)) : noNotes;
  } catch {
    return noNotes;
  }
}
