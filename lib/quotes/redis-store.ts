import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { warn } from '@/lib/runtime/log';
import type { Upload } from './attachments/attachment';
import { maxFiles } from './attachments/limits';
import { clockToleranceMs, maxWaitMs } from './due';
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

const keyOf = (reference: string) => `quote:${reference}`;
/** The references in a place, each scored with a time: when it is due, or when it came there. */
const placeKey = (place: Place) => `quotes:${place}`;
const damagedKey = 'quotes:damaged';
const probeKey = 'quotes:probe';
/** Where files lie on this machine while they arrive or are read; they are kept in Redis. */
const uploads = join(tmpdir(), 'hard-metals-uploads');

/**
 * The bytes of one file, in pieces by number: a hash under the name of the upload that brought it. A command that is sent
 * again, because Redis ended before it answered, stores the same piece in its place.
 */
const fileKey = (upload: string, number: number) => `quotes:file:${upload}:${number}`;
/** Bytes of a piece: each is one command, which must end in time. */
const pieceBytes = 256 * 1024;
/** Files that no request names are gone after this. */
const orphanSeconds = 3600;
/** Of the memory that Redis may use, the part that requests without files keep to themselves. */
const reservedShare = 0.2;

/**
 * Stores a request unless it is stored: its record, its place and its files, or nothing. Fails where one of its files is
 * missing.
 */
const addScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
for i = 3, #KEYS do
  if redis.call('EXISTS', KEYS[i]) == 0 then return redis.error_reply('A file of the request is missing.') end
end
for i = 3, #KEYS do redis.call('PERSIST', KEYS[i]) end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[1], 'record', ARGV[1], 'place', 'waiting', 'files', ARGV[4])
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
  /** Stored as `attempts`. */
  uncertainPosts?: number | '+1';
  notes?: QuoteNotes;
}

/**
 * Requests in a Redis that several machines share, for platforms without a disk. Throws, at the first use,
 * where that Redis would lose them in a restart: it must keep an append-only file.
 */
export function openRedisStore(redis: Redis): QuoteStore {
  const { done: ready } = onceUntilFailure(checkDurable);

  async function checkDurable() {
    const answer: unknown = await redis.config('GET', 'appendonly');
    if (!Array.isArray(answer) || answer[1] !== 'yes')
      throw new Error('The Redis of QUOTE_STORE keeps no append-only file: set appendonly yes.');
  }

  async function find(reference: string): Promise<StoredQuote | null> {
    await ready();
    const [word, record, notes, uncertainPosts] = await redis.hmget(
      keyOf(reference),
      'place',
      'record',
      'notes',
      'attempts',
    );
    if (!word || !record) return null;
    const place = places.find((each) => each === word);
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
    await redis
      .multi()
      .zadd(damagedKey, Date.now(), reference)
      .zrem(placeKey('waiting'), reference)
      .zrem(placeKey('claimed'), reference)
      .exec();
  }

  async function runMove(reference: string, given: Move): Promise<boolean> {
    const { from, to, score, since = '', uncertainPosts = '', notes } = given;
    const keys = [keyOf(reference), placeKey(from), placeKey(to)];
    const words = [to, score, reference, since, uncertainPosts, notes ? notesText(notes) : ''];
    return (await redis.eval(moveScript, keys.length, ...keys, ...words)) === 1;
  }

  async function removeEntry(reference: string) {
    const upload = await redis.hget(keyOf(reference), 'files');
    const line = redis.multi();
    if (upload) for (let i = 0; i < maxFiles; i += 1) line.del(fileKey(upload, i));
    for (const key of [...places.map(placeKey), damagedKey]) line.zrem(key, reference);
    await line.del(keyOf(reference)).exec();
  }

  /** Copies files to Redis, for an hour unless a request is stored that names them. Returns their name. */
  async function copyFiles({ folder, attachments }: Upload): Promise<string> {
    const upload = randomUUID();
    for (const i of attachments.keys()) {
      const key = fileKey(upload, i);
      let number = 0;
      for await (const piece of createReadStream(join(folder, String(i)), {
        highWaterMark: pieceBytes,
      }))
        await redis
          .multi()
          .hset(key, String(number++), piece as Buffer)
          .expire(key, orphanSeconds)
          .exec()
          .then((answers) => {
            for (const [error] of answers ?? []) if (error) throw error;
          });
    }
    return upload;
  }

  return {
    find,

    async add(record, upload = null) {
      await ready();
      const { reference } = record;
      const files = upload ? await copyFiles(upload) : '';
      const keys = [
        keyOf(reference),
        placeKey('waiting'),
        ...(upload?.attachments ?? []).map((_, i) => fileKey(files, i)),
      ];
      const words = [storedText(record), Date.now(), reference, files];
      const add = () => redis.eval(addScript, keys.length, ...keys, ...words);
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

    async claim(reference) {
      await ready();
      const claim: Move = {
        from: 'waiting',
        to: 'claimed',
        score: Date.now(),
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
      for (const name of await readdir(uploads).catch(() => [])) {
        const path = join(uploads, name);
        const changed = (await stat(path).catch(() => null))?.ctimeMs ?? now;
        if (changed < now - orphanSeconds * 1000) await rm(path, { recursive: true, force: true });
      }
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

    async openUpload() {
      await mkdir(uploads, { recursive: true, mode: 0o700 });
      return mkdtemp(join(uploads, 'upload-'));
    },

    async hasRoomForFiles() {
      await ready();
      const memory = await redis.info('memory');
      const bytes = (name: string) =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
      const limit = bytes('maxmemory');
      return limit === 0 || bytes('used_memory') < limit * (1 - reservedShare);
    },

    async attachment(reference, number) {
      await ready();
      const upload = await redis.hget(keyOf(reference), 'files');
      if (!upload) return null;
      const key = fileKey(upload, number);
      const pieces = await redis.hlen(key);
      if (pieces === 0) return null;
      const folder = await this.openUpload();
      const release = () => rm(folder, { recursive: true, force: true });
      const path = join(folder, '0');
      try {
        const file = await open(path, 'wx', 0o600);
        try {
          for (let i = 0; i < pieces; i += 1) {
            const piece = await redis.hgetBuffer(key, String(i));
            if (!piece) throw new Error(`${key} was removed while it was read.`);
            await file.writeFile(piece);
          }
        } finally {
          await file.close();
        }
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
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
