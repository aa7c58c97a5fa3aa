import { lastReadings } from './cms/memory';
import { problems } from './cms/problems';
import { peers } from './peers/peers';
import { quoteHealth } from './quotes/overview';
import { quoteStore } from './quotes/store';

/** When this process started: what it has not read since is the content of the build. */
const started = Date.now();
/** A quote that waits longer than this needs somebody to look, ms. */
const quotePatienceMs = 15 * 60_000;

/**
 * How the site is, for a monitor: asks WordPress nothing, and names no visitor. Throws where the folder of
 * quotes cannot be read.
 */
export async function getHealth(now = Date.now()) {
  const quotes = await quoteHealth(quoteStore(), now);
  const collections = Object.fromEntries(
    [...lastReadings()].map(([name, { at, records, fault }]) => [
      name,
      { read: inWords(at), records, fault },
    ]),
  );
  const left = problems().map(({ collection, slug, field, message }) => ({
    collection,
    slug,
    field,
    message,
  }));
  const aloneSince = inWords(peers()?.redis.outage.since() ?? null);
  const attention = [
    ...(aloneSince
      ? [`The Redis of CACHE_URL is away since ${aloneSince}, and this instance goes on alone.`]
      : []),
    ...Object.values(collections).flatMap(({ fault }) => fault ?? []),
    ...(left.length > 0 ? [`${left.length} records or parts of records are left out.`] : []),
    ...(quotes.oldestMs > quotePatienceMs || quotes.refused > 0
      ? [`${quotes.waiting} quote requests wait and ${quotes.refused} are refused: npm run quotes.`]
      : []),
  ];
  const reads = [...lastReadings().values()].flatMap(({ at }) => at ?? []);
  return {
    status: attention.length > 0 ? ('attention' as const) : ('ok' as const),
    attention,
    started: inWords(started),
    /** `null`: nothing was read since the start, and the pages are those of the build. */
    contentRead: inWords(reads.length > 0 ? Math.max(...reads) : null),
    collections,
    problems: left,
    quotes,
  };
}

const inWords = (epochMs: number | null) => epochMs && new Date(epochMs).toISOString();
