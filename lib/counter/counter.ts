import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dayMs } from '@/lib/runtime/day-ms';
import { countedEvents, type CountedEvent } from '@/lib/site/analytics';

/** How often an event happened at a path on a day (UTC, `2026-11-22`). */
export interface Count {
  day: string;
  event: CountedEvent;
  path: string;
  times: number;
}

/** Stands for a path that the site does not have, and for what is beyond `maxRows`. */
export const otherPaths = '(other)';
/** Rows of one file: of an instance and a day. What comes beyond them is counted together. */
const maxRows = 5_000;
const keptDays = 400;
/** Days of which the counts are shown one by one. */
export const shownDays = 31;
/** Larger than `maxRows` of the longest paths: a larger file was not written by the site. */
const maxFileBytes = 8 * 1024 * 1024;
const flushMs = 10_000;

const rowsSchema = z.array(
  z.tuple([z.enum(countedEvents), z.string(), z.number().int().nonnegative()]),
);
/** `2026-11-22.{instance}.json` */
const fileName = /^(\d{4}-\d\d-\d\d)\.[\w-]+\.json$/;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Counts events by path and day in memory, and keeps them in a folder within ten seconds: one file an instance and
 * day, replaced whole, so that any number of instances write to one folder. Nothing about a visitor is kept.
 */
export function createCounter(folder: string, instance: string = randomUUID()) {
  const days = new Map<string, Map<string, number>>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  function count(event: CountedEvent, path: string) {
    const day = dayOf(Date.now());
    const rows = days.get(day) ?? new Map<string, number>();
    days.set(day, rows);
    const key = JSON.stringify([event, path]);
    const row = rows.has(key) || rows.size < maxRows ? key : JSON.stringify([event, otherPaths]);
    rows.set(row, (rows.get(row) ?? 0) + 1);
    unwritten.add(day);
    timer ??= setTimeout(flush, flushMs).unref();
  }

  /** Throws what the disk throws; the counts stay in memory then. */
  function write() {
    mkdirSync(folder, { recursive: true });
    for (const day of unwritten) {
      const rows = [...(days.get(day) ?? [])].map(([key, times]) => [
        ...(JSON.parse(key) as string[]),
        times,
      ]);
      const file = join(folder, `${day}.${instance}.json`);
      writeFileSync(`${file}.part`, JSON.stringify(rows));
      renameSync(`${file}.part`, file);
      unwritten.delete(day);
      if (day !== dayOf(Date.now())) days.delete(day);
    }
    for (const { name, day } of files())
      if (day < dayOf(Date.now() - keptDays * dayMs)) rmSync(join(folder, name), { force: true });
  }

  function flush(): unknown {
    if (timer) clearTimeout(timer);
    timer = null;
    try {
      if (unwritten.size > 0) write();
      return null;
    } catch (error) {
      return error;
    }
  }

  function files() {
    return readdirSync(folder).flatMap(dated);
  }

  /** The counts of all instances in some files, those of one key together. One file after the other, so that visitors are answered meanwhile. */
  async function sum(
    isRead: (day: string) => boolean,
    keyOf: (count: Omit<Count, 'times'>) => string,
  ): Promise<Map<string, Count>> {
    await mkdir(folder, { recursive: true });
    const sums = new Map<string, Count>();
    for (const { name, day } of (await readdir(folder)).flatMap(dated)) {
      if (!isRead(day)) continue;
      for (const [event, path, times] of await rowsIn(join(folder, name))) {
        const key = keyOf({ day, event, path });
        const known = sums.get(key);
        if (known) known.times += times;
        else sums.set(key, { day, event, path, times });
      }
    }
    return sums;
  }

  /** The counts of the last 31 days, by day, event and path. */
  const readDays = shareReading(async (): Promise<readonly Count[]> => {
    const first = dayOf(Date.now() - (shownDays - 1) * dayMs);
    const isShown = (day: string) => day >= first;
    const counts = await sum(isShown, ({ day, event, path }) => JSON.stringify([day, event, path]));
    return [...counts.values()];
  });

  /** The sums of the days before yesterday, which no instance writes any more: made once a day. */
  let past: { before: string; sums: Promise<ReadonlyMap<string, Count>> } | null = null;

  /** The counts of all days that are kept, by event and path. */
  const readTotals = shareReading(async (): Promise<readonly Omit<Count, 'day'>[]> => {
    const keyOf = ({ event, path }: Omit<Count, 'times'>) => JSON.stringify([event, path]);
    const yesterday = dayOf(Date.now() - dayMs);
    if (past?.before !== yesterday)
      past = { before: yesterday, sums: sum((day) => day < yesterday, keyOf) };
    const earlier = past.sums;
    earlier.catch(() => (past = null));
    const totals = await sum((day) => day >= yesterday, keyOf);
    for (const [key, { event, path, day, times }] of await earlier)
      totals.set(key, { event, path, day, times: times + (totals.get(key)?.times ?? 0) });
    return [...totals.values()].map(({ event, path, times }) => ({ event, path, times }));
  });

  return { count, flush, readDays, readTotals };
}

/** Concurrent callers share one reading. */
function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => (reading ??= read().finally(() => (reading = null)));
}

function dated(name: string): { name: string; day: string }[] {
  const day = fileName.exec(name)?.[1];
  return day ? [{ name, day }] : [];
}

/** A file that is cut off by a full disk, or was not written by the site, has no rows. */
async function rowsIn(file: string): Promise<z.output<typeof rowsSchema>> {
  try {
    if ((await stat(file)).size > maxFileBytes) return [];
    return rowsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
