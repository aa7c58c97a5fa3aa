import { lastReadings } from '@/lib/cms/reading-cache';
import { problems } from '@/lib/cms/problems';
import { quoteHealth } from '@/lib/quotes/operator';
import { quoteStore } from '@/lib/quotes/store';

/** The state of the quotes is cached this long, ms: the address is public, and each check writes 128 kB to the disk. */
const cacheMs = 1_000;
let cached: { at: number; quotes: ReturnType<typeof quoteHealth> } | null = null;

export function cachedQuoteHealth(now: number): ReturnType<typeof quoteHealth> {
  // A clock that was set back must not keep an old answer.
  if (!cached || Math.abs(now - cached.at) >= cacheMs)
    cached = { at: now, quotes: quoteHealth(quoteStore(), now) };
  return cached.quotes;
}

/** When this process started, epoch ms: what it has not read since is the content of the build. */
const started = performance.timeOrigin;
/** A quote that waits longer than this needs the operator, ms. */
const maxQuoteWaitMs = 15 * 60_000;

/** For a monitor: names no visitor, sends WordPress nothing. Throws where a quote request could not be stored now. */
export async function getHealth(now = Date.now()) {
  const quotes = await cachedQuoteHealth(now);
  const collections = Object.fromEntries(
    [...lastReadings()].map(([name, { at, records, fault }]) => [
      name,
      { read: isoTime(at), records, fault },
    ]),
  );
  const leftOut = problems().map(({ collection, slug, field, message }) => ({
    collection,
    slug,
    field,
    message,
  }));
  const attention = [
    ...Object.values(collections).flatMap(({ fault }) => fault ?? []),
    ...(leftOut.length > 0
      ? [
          leftOut.length === 1
            ? 'One record or a part of one is left out.'
            : `${leftOut.length} records or parts of records are left out.`,
        ]
      : []),
    ...(quotes.oldestMs > maxQuoteWaitMs || quotes.refused > 0
      ? [
          `Quote requests: ${quotes.waiting + quotes.claimed} waiting, ${quotes.refused} refused. See npm run quotes.`,
        ]
      : []),
    ...quotes.alarms,
  ];
  const reads = [...lastReadings().values()].flatMap(({ at }) => at ?? []);
  return {
    status: attention.length > 0 ? ('attention' as const) : ('ok' as const),
    attention,
    started: isoTime(started),
    /** `null`: nothing was read since the start, and the pages are those of the build. */
    contentRead: isoTime(reads.length > 0 ? Math.max(...reads) : null),
    collections,
    problems: leftOut,
    quotes,
  };
}

const isoTime = (epochMs: number | null) => epochMs && new Date(epochMs).toISOString();
