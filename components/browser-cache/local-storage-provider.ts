import type { Cache, State } from 'swr';
import { readText, writeText } from '@/lib/browser/local-text';
import { asRecord, parseJson } from '@/lib/runtime/value-shapes';

/** How long fetched data are fresh: 15 minutes (spec §9), in milliseconds. */
const lifeMs = 15 * 60_000;

/** SWR's state of a key, and when its data were fetched. */
interface Entry {
  date: number;
  state: State<unknown>;
}

/**
 * A cache for SWR that outlives the page: in memory, and in the browser's storage as `{ date, data }` (spec §7).
 * Data older than 15 minutes, and those of another shape than `isData`, count as absent, in memory too.
 * Without storage it lasts as long as the page.
 */
export function localStorageProvider(isData: (data: unknown) => boolean): Cache<unknown> {
  const entries = new Map<string, Entry>();

  function current(key: string): Entry | undefined {
    const entry = entries.get(key) ?? stored(key, isData);
    if (!entry) return undefined;
    const { date, state } = entry;
    const good = state.data === undefined || isFresh(date);
    // The rest of the state stays: a request may be on its way.
    const now = good ? entry : { date, state: { ...state, data: undefined } };
    entries.set(key, now);
    return now;
  }

  return {
    keys: () => entries.keys(),
    get: (key) => current(key)?.state,
    set(key, state) {
      const before = current(key);
      const isNew = state.data !== undefined && state.data !== before?.state.data;
      const date = isNew ? Date.now() : (before?.date ?? 0);
      // Too large or denied: it lasts as long as the page.
      if (isNew) writeText(key, JSON.stringify({ date, data: state.data }));
      entries.set(key, { date, state });
    },
    delete(key) {
      entries.delete(key);
      writeText(key, '');
    },
  };
}

const isFresh = (date: number) => {
  const age = Date.now() - date;
  return age >= 0 && age < lifeMs;
};

function stored(key: string, isData: (data: unknown) => boolean): Entry | undefined {
  const { date, data } = asRecord(parseJson(readText(key, Infinity)));
  return typeof date === 'number' && isFresh(date) && isData(data)
    ? { date, state: { data } }
    : undefined;
}
