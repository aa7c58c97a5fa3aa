import { invalidatedElsewhere } from '@/lib/cache/invalidated-tags.cjs';
import { buildFolder, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { sharedAcrossWorkers } from './build-share';
import { isCmsError } from './cms-error';

/** How old a cached reading may be, ms: pages that expire together read once. A build shows one state of the content. */
export const lifeMs = buildFolder ? Infinity : Math.min(60_000, env.REVALIDATE_SECONDS * 100);
/** After a failed reading no request is sent for this long, ms: pages requested meanwhile fail at once. */
const retryAfterMs = Math.min(5_000, env.REVALIDATE_SECONDS * 1000);

interface CachedReading {
  answer: Promise<unknown>;
  /** Epoch ms; `Infinity` while it waits for the reading before it. */
  startedAt: number;
  /** Epoch ms; `Infinity` while it is under way, for all who ask meanwhile share it. */
  until: number;
  /** A webhook came after it started. */
  isOutdated: boolean;
}
const cache = oncePerProcess('cms reading cache', () => new Map<string, CachedReading>());

/** The last reading of a collection: when it succeeded (epoch ms), and why it failed since, if it did. */
export interface Reading {
  at: number | null;
  records: number | null;
  fault: string | null;
}
const readings = oncePerProcess('cms readings', () => new Map<string, Reading>());

/** When the last outage was over, epoch ms: by the start of a reading, for one may begin before an outage. */
const recovery = oncePerProcess('cms recovery', () => ({ at: 0, lastGoodStart: 0 }));
export const lastRecovery = () => recovery.at;

export const lastReadings = (): ReadonlyMap<string, Reading> => readings;

/** What `read` returns, for a minute and once at a time; a `CmsError` for seconds, to spare WordPress in an outage. */
export function cachedReading<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(name);
  const isUsable = known && known.until > Date.now() && !isOutdated(name, known);
  return (isUsable ? known : startReading(name, read)).answer as Promise<T>;
}

/** The next reading of this name is a new one. A reading that is under way is finished first, and not used. */
export function invalidateReading(name: string): void {
  const known = cache.get(name);
  if (known && known.startedAt !== Infinity) known.isOutdated = true;
}

/** Whether this process or another one of this folder got a webhook since the reading started. */
const isOutdated = (name: string, known: CachedReading) =>
  known.isOutdated || (invalidatedElsewhere.get(name) ?? 0) >= known.startedAt;

function startReading<T>(name: string, read: () => Promise<T>): CachedReading {
  const known = cache.get(name);
  const entry: CachedReading = {
    answer: Promise.resolve(),
    startedAt: Infinity,
    until: Infinity,
    isOutdated: false,
  };
  const start = () => {
    entry.startedAt = Date.now();
    return sharedAcrossWorkers(name, read);
  };
  // However many webhooks come while one reading is under way: one reading follows it.
  entry.answer = known?.until === Infinity ? known.answer.then(start, start) : start();
  cache.set(name, entry);
  entry.answer.then(
    (answer) => succeeded(name, entry, answer),
    (error: unknown) => failed(name, entry, error),
  );
  return entry;
}

function succeeded(name: string, entry: CachedReading, answer: unknown) {
  entry.until = entry.startedAt + lifeMs;
  const hadFailed = readings.get(name)?.fault;
  const records = Array.isArray(answer) ? answer.length : null;
  readings.set(name, { at: Date.now(), records, fault: null });
  recovery.lastGoodStart = Math.max(recovery.lastGoodStart, entry.startedAt);
  if (hadFailed && [...readings.values()].every(({ fault }) => !fault))
    recovery.at = recovery.lastGoodStart;
}

function failed(name: string, entry: CachedReading, error: unknown) {
  entry.until = isCmsError(error) ? Date.now() + retryAfterMs : 0;
  const fault = error instanceof Error ? error.message : String(error);
  readings.set(name, { at: null, records: null, ...readings.get(name), fault });
}
