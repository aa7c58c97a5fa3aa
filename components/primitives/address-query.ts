import { listen } from '@/lib/browser/listen';
import { addressStore, announceAddress, addressChangeEvent } from './address-store';

const useSearch = addressStore((listener) => listen(['popstate', addressChangeEvent], listener));

/** The address's query as it is now; empty in prerendered HTML. */
export const useQuery = () => new URLSearchParams(useSearch());

/** Writes a query into the address as a step that Back takes back, without leaving the page. */
export function setQuery(query: URLSearchParams) {
  history.pushState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  announceAddress();
}
