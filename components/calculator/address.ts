import {
  addressChangeEvent,
  addressStore,
  announceAddress,
} from '@/components/primitives/address-store';
import type { Values } from '@/lib/calculators/calculator';

/** The query that the address should get: browsers limit how often one may write it. */
let pending: string | null = null;

const search = () => pending ?? location.search;

/** The state of a calculator is its address, read by `valuesOf`; in the prerendered HTML nothing is typed. */
export const useTyped = addressStore(subscribe, search);

export const valuesOf = (typed: string): Values => Object.fromEntries(new URLSearchParams(typed));

export const typedNow = () => valuesOf(search());

/** Writes values into the address, without those in `gone`, and adds no entry to the browser's history. */
export function setTyped(values: Values, gone: readonly string[] = []) {
  const query = new URLSearchParams(search());
  for (const name of gone) query.delete(name);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  write(`?${query}`);
}

export const reset = () => write('');

function write(query: string) {
  pending = query;
  flush();
  announceAddress();
}

/** Chromium drops, and others refuse, more than some 100 writes in ten seconds: the pending query is written later. */
function flush() {
  if (pending === null) return;
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
  const onNavigate = () => {
    pending = null;
    listener();
  };
  addEventListener('popstate', onNavigate);
  addEventListener(addressChangeEvent, listener);
  return () => {
    pending = null;
    removeEventListener('popstate', onNavigate);
    removeEventListener(addressChangeEvent, listener);
  };
}
