import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InStatement, ResultSet, Row } from '@libsql/client';
import { z } from 'zod';
import { databaseFile, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { openDatabase } from './database';
import {
  deliverySchema,
  sentSchema,
  states,
  undelivered,
  type QuoteState,
  type SentQuote,
  type StoredQuote,
  type Upload,
} from './quote-record';

/** Bytes of a file in one row. */
const partBytes = 256 * 1024;
/** Files are refused where a disk has less room than this: requests without files need it. */
const reservedBytes = 512 * 1024 * 1024;
/** Files of this age that no request names were left by a process that died, ms. */
const orphanMs = 3_600_000;
/** What health writes: more than the longest request takes. */
const probeBytes = 128 * 1024;
/** Due requests that one round of the worker looks at. */
const maxDue = 100;

const schema = [
  `CREATE TABLE IF NOT EXISTS requests (
    reference TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    request TEXT NOT NULL, -- the five fields as WordPress gets them, JSON
    list TEXT NOT NULL,
    csv TEXT NOT NULL, -- empty; the release before 2026-11-29 stores nothing without it, and may run beside this one
    token TEXT NOT NULL,
    attachments TEXT NOT NULL, -- JSON
    state TEXT NOT NULL,
    due INTEGER NOT NULL, -- when it is posted next, epoch ms; a claimed one, where its process died
    claim TEXT, -- one delivery of one process
    posts INTEGER NOT NULL,
    uncertainPosts INTEGER NOT NULL,
    answer TEXT,
    wordpressMessage TEXT NOT NULL,
    problems TEXT NOT NULL, -- JSON
    alarm INTEGER NOT NULL,
    deliveredAt INTEGER
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS requests_due ON requests (state, due)',
  `CREATE TABLE IF NOT EXISTS files (
    reference TEXT NOT NULL,
    number INTEGER NOT NULL,
    part INTEGER NOT NULL,
    at INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (reference, number, part)
  ) STRICT`,
  'CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
];

const json = z.string().transform((text): unknown => JSON.parse(text));
const rowSchema = z.object({
  ...sentSchema.shape,
  ...deliverySchema.shape,
  request: json.pipe(sentSchema.shape.request),
  attachments: json.pipe(sentSchema.shape.attachments),
  problems: json.pipe(deliverySchema.shape.problems),
  alarm: z.number().transform(Boolean),
  state: z.enum(states),
});

const quoteIn = (row: Row | undefined): StoredQuote | null => (row ? rowSchema.parse(row) : null);

/** A stored request whose delivery has begun; `claim` names that delivery. */
export interface ClaimedQuote extends StoredQuote {
  claim: string;
}

const undeliveredSchema = z.object({
  ...rowSchema.pick({
    reference: true,
    state: true,
    at: true,
    posts: true,
    answer: true,
    wordpressMessage: true,
    alarm: true,
  }).shape,
  companyname: z.string(),
});
/** What the operator sees of a request that is not delivered. */
export type UndeliveredQuote = z.output<typeof undeliveredSchema>;

/**
 * A row of `requests` is due when its time has come; or where that is further ahead than any wait, because a clock was set
 * back. Takes now and the longest wait, ms.
 */
const isDue = '(due <= :now OR due > :now + :maxWait)';

/**
 * The store of quote requests in a database of SQLite or libSQL. Any number of processes share it. What it acknowledges
 * is on the disk (`database.ts`). Every function throws where the database fails.
 */
export function openStore(url = env.QUOTES_DATABASE) {
  const file = databaseFile(url);
  const database = openDatabase(url, schema);
  /** In a file what was deleted is overwritten: it names people. */
  const overwriteDeleted = file ? ['PRAGMA secure_delete = ON'] : [];

  /** Runs statements as one transaction. Returns the result of the last. */
  const write = async (...statements: InStatement[]) => (await database.write(statements)).at(-1);

  return {
    /** Stores a request with its files, and returns it; the same one that is stored already as it is. */
    async add(
      quote: SentQuote & Partial<StoredQuote>,
      upload: Upload | null = null,
      due = quote.at,
    ) {
      if (upload) await storeFiles(quote.reference, upload);
      const whole: StoredQuote = { ...undelivered, state: 'waiting', ...quote };
      const columns = { ...columnsOf(whole), due };
      const names = Object.keys(columns);
      const result = await write(
        {
          sql: `INSERT INTO requests (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})
                ON CONFLICT DO NOTHING`,
          args: columns,
        },
        { sql: 'SELECT * FROM requests WHERE reference = ?', args: [quote.reference] },
      );
      return quoteIn(result?.rows[0]) ?? whole;
    },

    async find(reference: string): Promise<StoredQuote | null> {
      const { rows } = await database.read('SELECT * FROM requests WHERE reference = ?', [
        reference,
      ]);
      return quoteIn(rows[0]);
    },

    /** A file of a request, by its number from 0, piece by piece; nothing where there is none. */
    async *fileParts(reference: string, number: number): AsyncGenerator<Buffer> {
      for (let part = 0; ; part += 1) {
        const { rows } = await database.read(
          'SELECT bytes FROM files WHERE reference = ? AND number = ? AND part = ?',
          [reference, number, part],
        );
        if (!rows[0]) return;
        yield Buffer.from(rows[0].bytes as ArrayBuffer);
      }
    },

    /** References of requests whose next post is due, also of those that a process claimed and died; the oldest first. */
    async due(maxWait: number): Promise<string[]> {
      const { rows } = await database.read(
        `SELECT reference FROM requests WHERE state IN ('waiting', 'claimed') AND ${isDue}
         ORDER BY due LIMIT ${maxDue}`,
        { now: Date.now(), maxWait },
      );
      return rows.map(({ reference }) => String(reference));
    },

    /**
     * Takes a due request for delivery until a time (epoch ms), and counts a post that WordPress may get; `null` where
     * another process has it, or had it and posts it again later.
     */
    async claim(reference: string, until: number, maxWait: number): Promise<ClaimedQuote | null> {
      const claim = randomUUID();
      const result = await write({
        sql: `UPDATE requests
              SET state = 'claimed', claim = :claim, due = :until, uncertainPosts = uncertainPosts + 1
              WHERE reference = :reference AND state IN ('waiting', 'claimed') AND ${isDue} RETURNING *`,
        args: { claim, until, reference, now: Date.now(), maxWait },
      });
      const quote = quoteIn(result?.rows[0]);
      return quote && { ...quote, claim };
    },

    /**
     * Stores what became of a delivery, and when the request is posted again where it waits. `false` where another process
     * has claimed the request since, or it was deleted; but what WordPress took is sent all the same.
     */
    async finish(
      { reference, claim, state, ...quote }: ClaimedQuote,
      due: number,
    ): Promise<boolean> {
      const { posts, uncertainPosts, answer, wordpressMessage, problems, alarm, deliveredAt } =
        quote;
      const notes = { posts, uncertainPosts, answer, wordpressMessage, alarm, deliveredAt };
      const changes = { ...notes, state, due, problems: JSON.stringify(problems) };
      const assigned = Object.keys(changes).map((name) => `${name} = :${name}`);
      const result = await write({
        sql: `UPDATE requests SET ${assigned.join()}, claim = NULL
              WHERE reference = :reference AND (claim = :claim OR :state = 'sent' AND state <> 'sent')`,
        args: { ...changes, reference, claim },
      });
      return isChanged(result);
    },

    /** Has refused requests wait again, and what waits posted now: all, or the one named. Returns how many were refused. */
    async retry(reference: string | null): Promise<number> {
      const named = '(:reference IS NULL OR reference = :reference)';
      const args = { reference, due: Date.now() };
      const [refused] = await database.write([
        { sql: `UPDATE requests SET ${waitAgain} WHERE state = 'refused' AND ${named}`, args },
        { sql: `UPDATE requests SET due = :due WHERE state = 'waiting' AND ${named}`, args },
      ]);
      return refused?.rowsAffected ?? 0;
    },

    /** Deletes a request and its files. Returns the state it had, `null` where it is unknown. */
    async remove(reference: string): Promise<QuoteState | null> {
      const result = await write(
        ...overwriteDeleted,
        { sql: 'DELETE FROM files WHERE reference = ?', args: [reference] },
        { sql: 'DELETE FROM requests WHERE reference = ? RETURNING state', args: [reference] },
      );
      await emptyLog();
      return (result?.rows[0]?.state as QuoteState | undefined) ?? null;
    },

    /** Deletes requests that were delivered longer ago than this (ms), and files that no request names. */
    async removeDelivered(afterMs: number): Promise<void> {
      const now = Date.now();
      await database.write([
        ...overwriteDeleted,
        {
          sql: "DELETE FROM requests WHERE state = 'sent' AND deliveredAt < ?",
          args: [now - afterMs],
        },
        {
          sql: 'DELETE FROM files WHERE at < ? AND reference NOT IN (SELECT reference FROM requests)',
          args: [now - orphanMs],
        },
      ]);
      await emptyLog();
    },

    /** The requests that are not delivered, the oldest first. */
    async undelivered(): Promise<UndeliveredQuote[]> {
      const { rows } = await database.read(
        `SELECT reference, state, at, posts, answer, wordpressMessage, alarm,
                request ->> 'companyname' AS companyname
         FROM requests WHERE state <> 'sent' ORDER BY at, reference`,
      );
      return rows.map((row) => undeliveredSchema.parse(row));
    },

    /** Throws where a request could not be stored now. */
    async probe(): Promise<void> {
      // SQLite would go on writing to a file that was removed.
      if (file) await access(file).catch(database.close);
      await write({
        sql: 'REPLACE INTO probe (id, bytes) VALUES (1, randomblob(?))',
        args: [probeBytes],
      });
    },

    /** Whether there is room for files: they must not take the space that requests need. */
    async hasRoomForFiles(): Promise<boolean> {
      if (!file) return true;
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize > reservedBytes;
    },

    /** Writes a copy of the whole database into a new file; of a file alone. */
    async copyTo(path: string): Promise<void> {
      await database.read('VACUUM INTO ?', [path]);
    },

    close: database.close,
  };

  /** The log beside the file has what was deleted until it is written again. */
  async function emptyLog(): Promise<void> {
    if (file) await database.read('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Stores files before the request that names them: a request that is stored has all of its files. */
  async function storeFiles(reference: string, { folder, attachments }: Upload): Promise<void> {
    for (const number of attachments.keys()) {
      let part = 0;
      const path = join(folder, String(number));
      for await (const bytes of createReadStream(path, { highWaterMark: partBytes })) {
        await write({
          sql: 'REPLACE INTO files (reference, number, part, at, bytes) VALUES (?, ?, ?, ?, ?)',
          args: [reference, number, part, Date.now(), bytes as Buffer],
        });
        part += 1;
      }
    }
  }
}

export type QuoteStore = ReturnType<typeof openStore>;

/** Where this site keeps its quote requests: one per process. */
export const quoteStore = (): QuoteStore => oncePerProcess('quote store', () => openStore());

const columnsOf = ({ request, attachments, problems, ...quote }: StoredQuote) => ({
  ...quote,
  csv: '',
  request: JSON.stringify(request),
  attachments: JSON.stringify(attachments),
  problems: JSON.stringify(problems),
});

/** A refused request is as it was before its first post. */
const waitAgain = `state = 'waiting', due = :due, posts = 0, uncertainPosts = 0, answer = NULL, wordpressMessage = '',
  problems = '{}', alarm = 0, deliveredAt = NULL`;

const isChanged = (result: ResultSet | undefined) => (result?.rowsAffected ?? 0) > 0;
