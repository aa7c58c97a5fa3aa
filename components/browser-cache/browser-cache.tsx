import { type ReactNode, useEffect, useState } from 'react';
import { type Cache, type Middleware, type State, SWRConfig } from 'swr';
import { readText, writeText } from '@/lib/browser/local-store';
import { asRecord, parseJson } from '@/lib/json/value-shapes';

const config = {
  // Data younger than 15 minutes are not fetched again; older ones are, when they are next shown.
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: ({ cause }: Error) => cause !== 404,
  use: [fetchWhenExpired],
};

interface Props {
  isData: (data: unknown) => boolean;
  children: ReactNode;
}

export function BrowserCache({ isData, children }: Props) {
  const [value] = useState({ ...config, provider: () => localStorageProvider(isData) });
  return <SWRConfig value={value}>{children}</SWRConfig>;
}

/** SWR fetches when a component is mounted. This also fetches again when data expire in a tab that stays open. */
function fetchWhenExpired(useNext: Parameters<Middleware>[0]): ReturnType<Middleware> {
  return (key, fetcher, settings) => {
    const answer = useNext(key, fetcher, settings);
    const { data, error, isValidating, mutate } = answer;
    const expired = key !== null && data === undefined && !error && !isValidating;
    useEffect(() => {
      if (expired) void mutate();
    }, [expired, mutate]);
    return answer;
  };
}

/** Throws a sentence, with the status as its `cause`. `no-cache`: the browser's own copy would be dated as of now. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  const { ok, status, statusText } = response;
  if (!ok) throw new Error(`${status} ${statusText} from ${address}`, { cause: status });
  return (await response.json()) as T;
}

/** How long fetched data are fresh: 15 minutes (spec §9), in milliseconds. */
const lifeMs = 15 * 60_000;

interface CachedData {
  date: number;
  state: State<unknown>;
}

/** A cache for SWR in memory and in the browser's storage, as `{ date, data }` (spec §7). */
export function localStorageProvider(isData: (data: unknown) => boolean): Cache<unknown> {
  const entries = new Map<string, CachedData>();

  function current(key: string): CachedData | undefined {
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

function stored(key: string, isData: (data: unknown) => boolean): CachedData | undefined {
  const { date, data } = asRecord(parseJson(readText(key, Infinity)));
  return typeof date === 'number' && isFresh(date) && isData(data)
    ? { date, state: { data } }
    : undefined;
}
