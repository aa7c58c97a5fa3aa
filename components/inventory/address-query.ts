import { addressStore, announce, changed } from '@/components/chrome/address-store';

const useSearch = addressStore(subscribe);

/** The address's query as it is now; empty in prerendered HTML. */
export const useQuery = () => new URLSearchParams(useSearch());

/** Writes a query into the address as a step that Back takes back, without leaving the page. */
export function setQuery(query: URLSearchParams) {
  history.pushState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  announce();
}

let listening = false;

function subscribe(listener: () => void) {
  if (!listening) listenToRouter();
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

/** A link to the same page with another query makes the router push, which the browser tells nobody. */
function listenToRouter() {
  listening = true;
  const push = history.pushState;
  history.pushState = (...step) => {
    push.apply(history, step);
    // Later: the router pushes while React is at work and must not be interrupted.
    setTimeout(announce);
  };
}
