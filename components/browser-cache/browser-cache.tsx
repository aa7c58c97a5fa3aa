import { type ReactNode, useEffect, useState } from 'react';
import { type Middleware, SWRConfig } from 'swr';
import { localStorageProvider } from './local-storage-provider';

const config = {
  // Data younger than 15 minutes are not fetched again; older ones are, when they are next shown.
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  use: [fetchWhenExpired],
};

interface Props {
  /** Whether data from the browser's storage have the expected shape. */
  isData: (data: unknown) => boolean;
  children: ReactNode;
}

/** Data fetched in here are cached in the browser for 15 minutes (decision 9). */
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

/**
 * Throws a sentence where the site answers anything but the file. `no-cache`: the browser's own copy may be of
 * yesterday, and would be dated as of now.
 */
export async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} from ${address}`);
  return (await response.json()) as T;
}
