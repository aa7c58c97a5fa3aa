import { buildFolder, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/process-state.cjs';
import { sharedAcrossWorkers } from './build-share';
import { isCmsError } from './cms-error';
import { withVisitorDeadline } from './visitor-deadline';
import { webhookReceivedAt } from './webhook-context';

/**
 * How old a cached reading may be, ms: long enough that pages which expire together read once, and short beside the
 * cycle, to whose age it adds. A minute in production. A build shows one state of the content, however long it takes.
 */
export const lifeMs = buildFolder ? Infinity : Math.min(60_000, env.REVALIDATE_SECONDS * 100);
/**
 * A reading under way is shared for at most this long while the site is served, ms, also where the cycle is short: with a
 * reading for each page they would wait for each other. Content may be this old when its page is made.
 */
const maxReadMs = 60_000;
/** After a failed reading no request is sent for this long: pages requested meanwhile fail at once. */
const retryAfterMs = Math.min(5_000, env.REVALIDATE_SECONDS * 100);

/** A reading that webhooks amend, or a preview shows, was read whole this long ago at most: as long as a page's cycle. */
const maxWholeAgeMs = env.REVALIDATE_SECONDS * 1000;

interface GoodReading {
  answer: Promise<unknown>;
  /** When the last reading of the whole collection started, epoch ms; edits amend it post by post. */
  wholeAt: number;
}
interface CachedReading extends GoodReading {
  startedAt: number;
  until: number;
  /** Whether it succeeded. */
  isRead: boolean;
  /** Previous good reading, used until this one succeeds. */
  before: GoodReading | null;
}

const foreignTags = oncePerProcess('foreign tags', () => new Map<string, number>());
const cache = oncePerProcess('cms reading cache', () => new Map<string, CachedReading>());

/** The last reading of a collection: when it succeeded (epoch ms), and why it failed since, if it did. */
export interface Reading {
  at: number | null;
  records: number | null;
  fault: string | null;
}
const readings = oncePerProcess('cms readings', () => new Map<string, Reading>());

/**
 * When the last outage was over, epoch ms: since then every reading of this process has succeeded again. By the start of
 * a reading, because one that began before an outage may succeed after others have failed in it.
 */
const recovery = oncePerProcess('cms recovery', () => ({ at: 0, lastGoodStart: 0 }));
export const lastRecovery = () => recovery.at;

/** The last reading of each name since this process started. */
export const lastReadings = (): ReadonlyMap<string, Reading> => readings;

/**
 * What `read` returns, cached for a minute and read once at a time; in a build, once for all workers. A `CmsError` is cached
 * for a few seconds, to spare WordPress in an outage; not for a webhook that came after that reading started.
 */
export function cachedReading<T>(
  name: string,
  read: () => Promise<T>,
  deferred?: readonly string[],
): Promise<T> {
  const known = cache.get(name);
  // Another process of this folder got a webhook.
  const isForeign = (foreignTags.get(name) ?? 0) >= (known?.startedAt ?? 0);
  if (!known || known.until <= Date.now() || isForeign)
    return startReading(
      name,
      read,
      lastGood(name),
      deferred,
    );
  const answer = withVisitorDeadline(known.startedAt, known.answer as Promise<T>);
  if (known.startedAt >= (webhookReceivedAt() ?? 0)) return answer;
  return answer.catch((error: unknown) => {
    if (!isCmsError(error)) throw error;
    if (cache.get(name) === known) cache.delete(name);
    return cachedReading(name, read, deferred);
  });
}

/** The last reading that succeeded, if it was read whole within a cycle. */
function lastGood(name: string): GoodReading | null {
  const known = cache.get(name);
  const good = known?.isRead ? known : known?.before;
  if (!good || good.wholeAt + maxWholeAgeMs <= Date.now()) return null;
  return { answer: good.answer, wholeAt: good.wholeAt };
}

/** The last reading that succeeded, also an expired one, if it was read whole within a cycle; else `null`. */
export const recentReading = <T>(name: string): Promise<T> | null =>
  (lastGood(name)?.answer as Promise<T> | undefined) ?? null;

/**
 * Invalidates a reading. Where it is recent, the next one is what `amend` makes of it, read at once; where it is not,
 * or `amend` answers `null`, the next one is read whole. An amended one is not shared: two instances that amend at once
 * each lack the other's post.
 */
export function amendReading<T>(
  name: string,
  amend: (last: T) => Promise<T | null>,
  read: () => Promise<T>,
): void {
  const last = lastGood(name);
  invalidateReading(name);
  if (!last) return;
  const amended = async (entry: CachedReading) => {
    const answer = await amend((await last.answer) as T);
    if (answer === null) return read();
    entry.wholeAt = last.wholeAt;
    return answer;
  };
  startReading(name, amended, last).catch(() => {}); // callers of the reading get the error
}

function startReading<T>(
  name: string,
  read: (entry: CachedReading) => Promise<T>,
  before: GoodReading | null,
  deferred?: readonly string[],
): Promise<T> {
  const startedAt = Date.now();
  const entry: CachedReading = {
    answer: Promise.resolve(),
    startedAt,
    until: startedAt + Math.max(lifeMs, maxReadMs),
    isRead: false,
    wholeAt: startedAt,
    before,
  };
  entry.answer = sharedAcrossWorkers(name, () => read(entry), deferred);
  cache.set(name, entry);
  entry.answer.then(
    (answer) => {
      const records = Array.isArray(answer) ? answer.length : null;
      const hadFailed = readings.get(name)?.fault;
      const until = Math.min(entry.until, startedAt + lifeMs);
      Object.assign(entry, { isRead: true, before: null, until });
      readings.set(name, { at: Date.now(), records, fault: null });
      recovery.lastGoodStart = Math.max(recovery.lastGoodStart, startedAt);
      if (hadFailed && [...readings.values()].every(({ fault }) => !fault))
        recovery.at = recovery.lastGoodStart;
    },
    (error: unknown) => {
      entry.until = isCmsError(error) ? Date.now() + retryAfterMs : 0;
      const fault = error instanceof Error ? error.message : String(error);
      readings.set(name, { at: null, records: null, ...readings.get(name), fault });
    },
  );
  return withVisitorDeadline(startedAt, entry.answer as Promise<T>);
}

/** Invalidates a cached reading. */
export function invalidateReading(name: string): void {
  cache.delete(name);
}
