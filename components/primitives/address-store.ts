import { useDeferredValue, useSyncExternalStore } from 'react';
import { listen } from '@/lib/browser/local-store';

/** Notifies the subscribers of the address that it has changed. */
export const addressChangeEvent = 'addresschange';
export const announceAddress = () => dispatchEvent(new Event(addressChangeEvent));

/**
 * A page that is opened with a query is `prerendered` without it, then `scheduled` to render with it, `opening` while that is
 * painted, and `shown`. Every other page is `shown` from the start.
 */
let phase: 'prerendered' | 'scheduled' | 'opening' | 'shown' = 'shown';

/**
 * A hook that reads the query, empty in prerendered HTML, from which useSearchParams would take the component (decision 15).
 * Where a page is opened with a query, what moves is transparent for the three frames in which it is applied.
 */
export function addressStore(
  subscribe: (listener: () => void) => () => void,
  search = () => location.search,
): () => string {
  const attach = (listener: () => void) => {
    printQuery();
    addEventListener('beforeprint', printQuery);
    if (phase === 'prerendered') openQuery();
    return subscribe(listener);
  };
  const now = () => (phase === 'prerendered' || phase === 'scheduled' ? '' : search());
  return () => useSyncExternalStore(attach, now, atFirst);
}

/** A key or a press is painted before slow components render. The query of an opened page is not deferred: no shift. */
export function useDeferredAddress(now: string): string {
  const later = useDeferredValue(now);
  return phase === 'opening' ? now : later;
}

function atFirst() {
  const isInBrowser = typeof document !== 'undefined';
  if (isInBrowser && phase === 'shown' && location.search) phase = 'prerendered';
  return '';
}

function openQuery() {
  const { dataset } = document.documentElement;
  const frame = requestAnimationFrame;
  phase = 'scheduled';
  dataset.loading = '';
  frame(() =>
    frame(() => {
      phase = 'opening';
      announceAddress();
      frame(() => {
        phase = 'shown';
        delete dataset.loading;
      });
    }),
  );
}

/** The address on a printed sheet opens what it shows. An attribute, which the style sheet prints: React owns the text. */
const printQuery = () =>
  document
    .querySelector('[data-query]')
    ?.setAttribute('data-query', location.search.replaceAll('%2F', '/').replaceAll('%2C', ','));

const useSearch = addressStore((listener) => listen(['popstate', addressChangeEvent], listener));

/** The address's query as it is now; empty in prerendered HTML. */
export const useQuery = () => new URLSearchParams(useSearch());

/** Writes a query into the address as a step that Back takes back, without leaving the page. */
export function setQuery(query: URLSearchParams) {
  history.pushState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  announceAddress();
}
