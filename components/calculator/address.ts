import { addressStore, announce, changed } from '@/components/primitives/address-store';
import { maxAddressLength } from '@/lib/routing/address-length';
import type { Calculator, Values } from '@/lib/calculators/calculator';
import * as routes from '@/lib/routing/routes';
import { clearUnits, storeUnits, storedUnits } from './stored-units';

/** A query that is not in the address yet: browsers limit how often one may write, and one that is too long is never written. */
let pending: string | null = null;

const search = () => pending ?? location.search;

/** The stored units come first, so that those of the address override them. */
const useSearch = addressStore(subscribe, () => `${storedUnits()}&${search().slice(1)}`);

/** The state of a calculator is its address; in the prerendered HTML nothing is typed. */
export const useTyped = (): Values => Object.fromEntries(new URLSearchParams(useSearch()));

/** The server answers no longer address, and a click on a link adds a parameter of Next's (`lib/server/request-line.ts`). */
const maxLength = maxAddressLength - 48;
const isTooLong = (query: string) => location.pathname.length + query.length > maxLength;

/** Whether what is typed does not fit into the address: neither a reload nor a link brings it back. */
export const useTooLong = addressStore(subscribe, () => (isTooLong(search()) ? 'too long' : ''));

/** Merges values into the address, without the names in `removed`. Replaces the history entry, so that Back leaves the page. */
export function writeValues(values: Values, removed: readonly string[] = []) {
  storeUnits(values);
  const query = new URLSearchParams(search());
  for (const name of removed) query.delete(name);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  write(`?${query}`);
}

/** Back to the worked example. */
export function resetValues() {
  clearUnits();
  write('');
}

function write(query: string) {
  pending = query;
  flush();
  announce();
}

/** Chromium drops, and others refuse, more than some 100 writes in ten seconds: then it tries again each second. */
function flush() {
  if (pending === null || isTooLong(pending)) return;
  try {
    // Next's own state of the history entry stays: it needs it when the visitor comes back.
    history.replaceState(history.state, '', location.pathname + pending + location.hash);
  } catch {
    // refused for now
  }
  if (location.search === pending) pending = null;
  else setTimeout(flush, 1000);
}

function subscribe(listener: () => void) {
  const onPopState = () => {
    pending = null;
    listener();
  };
  addEventListener('popstate', onPopState);
  addEventListener(changed, listener);
  return () => {
    pending = null;
    removeEventListener('popstate', onPopState);
    removeEventListener(changed, listener);
  };
}

/**
 * The address of a calculator with these answers in it, all of them: a link that opens the same result. `null` where
 * no address is long enough for them.
 */
export function linkTo(calculator: Calculator, values: Values): string | null {
  const link = `${routes.tool(calculator)}?${new URLSearchParams(values)}`;
  return link.length > maxLength ? null : link;
}
