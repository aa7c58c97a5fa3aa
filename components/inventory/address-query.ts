import { useSyncExternalStore } from 'react';

const changed = 'addresschange';

/** The address's query as it is now; empty in prerendered HTML, which useSearchParams would blank out. */
export const useQuery = () =>
  new URLSearchParams(
    useSyncExternalStore(
      subscribe,
      () => location.search,
      () => '',
    ),
  );

/** Writes a query into the address as a step that Back takes back, without leaving the page. */
export function setQuery(query: URLSearchParams) {
  history.pushState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}
