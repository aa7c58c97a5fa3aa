import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { localCache } from './local-cache';

const config = {
  provider: localCache,
  // A page in a browser asks once: what it shows is as old as the pages themselves.
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  fetcher: getJson,
};

/** What is fetched in here is kept in the browser for 15 minutes (decision 9). */
export function BrowserCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/** Throws a sentence where the site answers anything but the file. */
export async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} from ${address}`);
  return (await response.json()) as T;
}
