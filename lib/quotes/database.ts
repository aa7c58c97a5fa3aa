import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createClient,
  type Client,
  type InArgs,
  type InStatement,
  type ResultSet,
} from '@libsql/client';
import { codeOf } from '@/lib/runtime/error-code';
import { databaseFile } from '@/lib/runtime/env';

/** How long a statement waits for a lock of another process, ms. */
const lockTimeoutMs = 5000;
/** How long it is tried again where it did not get the lock, or the database is being recovered after a crash, ms. */
const maxBusyMs = 15_000;
/** What a server of libSQL may take for one answer, ms. */
const serverTimeoutMs = 10_000;

/**
 * A database of SQLite in a file, or on a server of libSQL, opened at its first use. What `write` acknowledges survives a
 * loss of power: SQLite syncs each transaction (`synchronous` is FULL unless it is set otherwise).
 */
export function openDatabase(url: string, schema: readonly string[]) {
  let opened: Promise<Client> | null = null;

  /** Gives up a connection, or the one that is open; the next use opens another. */
  async function close(connection = opened): Promise<void> {
    if (opened === connection) opened = null;
    (await connection?.catch(() => null))?.close();
  }

  /** A statement that failed stays open in libSQL, so its connection is given up with it. */
  async function attempt(work: (client: Client) => Promise<ResultSet[]>): Promise<ResultSet[]> {
    const until = performance.now() + maxBusyMs;
    for (;;) {
      const connection = (opened ??= open(url, schema));
      try {
        return await work(await connection);
      } catch (error) {
        await close(connection);
        if (!isBusy(error) || performance.now() > until) throw error;
        await pause(20 + Math.random() * 100);
      }
    }
  }

  return {
    /** Runs statements as one transaction, which has the lock from its begin. Returns a result for each. */
    write: (statements: InStatement[]): Promise<ResultSet[]> =>
      attempt((client) => client.batch(statements, 'write')),

    /** Runs one statement that changes nothing. */
    async read(sql: string, args: InArgs = []): Promise<ResultSet> {
      const [result] = await attempt(async (client) => [await client.execute({ sql, args })]);
      if (!result) throw new Error('A statement has no result.');
      return result;
    },

    close: () => close(),
  };
}

async function open(url: string, schema: readonly string[]): Promise<Client> {
  const file = databaseFile(url);
  if (file) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // For the owner alone; SQLite makes its files beside it alike.
    await writeFile(file, '', { flag: 'a', mode: 0o600 });
  }
  const client = createClient({ url, timeout: lockTimeoutMs, fetch: fetchFromServer });
  try {
    // Readers and one writer do not wait for each other.
    if (file) await client.execute('PRAGMA journal_mode = WAL');
    await client.batch([...schema], 'write');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Checks a copy of a database and returns how many requests it has. Throws where it is none, or damaged. */
export async function checkCopy(path: string): Promise<number> {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const client = createClient({ url: `file:${path}` });
  try {
    const [check] = (await client.execute('PRAGMA integrity_check')).rows;
    if (check?.[0] !== 'ok') throw new Error(`${path} is damaged: ${String(check?.[0])}.`);
    const [counted] = (await client.execute('SELECT count(*) FROM requests')).rows;
    return Number(counted?.[0]);
  } finally {
    client.close();
  }
}

/** Next would take part in a `fetch` that does not forbid it. */
const fetchFromServer = (input: Request | string, init?: RequestInit) =>
  fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(serverTimeoutMs) });

/** Another process has a lock; or another statement of this process failed, and gave up the connection of both. */
const isBusy = (error: unknown) =>
  /^(?:SQLITE_(?:BUSY|LOCKED|PROTOCOL)|CLIENT_CLOSED|TRANSACTION_CLOSED)/.test(codeOf(error) ?? '');
