import type { Cache, State } from 'swr';

/** How long what was fetched stays good: 15 minutes (spec §9), in milliseconds. */
const lifeMs = 15 * 60_000;

/** What is kept under a key: the data, and when it was fetched (spec §7). */
interface Kept {
  date: number;
  data: unknown;
}

/**
 * A cache for SWR that outlives the page: in memory, and in the browser's storage as `{ date, data }`. What
 * is older than 15 minutes, or is no entry, counts as absent. Without storage it lasts as long as the page.
 */
export function localCache(): Cache<unknown> {
  const states = new Map<string, State<unknown>>();
  return {
    keys: () => states.keys(),
    get: (key) => states.get(key) ?? kept(key),
    set(key, state) {
      if (state.data !== undefined && state.data !== states.get(key)?.data) keep(key, state.data);
      states.set(key, state);
    },
    delete(key) {
      states.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // storage is switched off: nothing was kept
      }
    },
  };
}

function kept(key: string): State<unknown> | undefined {
  try {
    const { date, data } = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    const age = Date.now() - date;
    return age >= 0 && age < lifeMs && data !== undefined ? { data } : undefined;
  } catch {
    return undefined; // nothing there, something else's, or storage is switched off
  }
}

function keep(key: string, data: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify({ date: Date.now(), data } satisfies Kept));
  } catch {
    // full or switched off: it lasts as long as the page
  }
}
