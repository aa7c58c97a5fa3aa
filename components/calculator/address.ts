import {
  addressStore,
  announceAddress,
  addressChangeEvent,
} from '@/components/primitives/address-store';
import { maxAddressLength } from '@/lib/routing/address-length';
import type { Calculator, Values } from '@/lib/calculators/calculator';
import * as routes from '@/lib/routing/routes';
import { clearUnits, storeUnits, storedUnits } from './stored-units';

/**
 * The query that the address should get: browsers limit how often one may write, and one that is too long
 * is never written.
 */
let pending: string | null = null;

/**
 * The units chosen here before are only for an address without a query: one with a query gives the same answer in every
 * browser. What is typed or chosen first writes them into it (`setTyped`).
 */
const search = () => (pending ?? location.search) || storedUnits();

/** The state of a calculator is its address, read by `valuesOf`; in the prerendered HTML nothing is typed. */
export const useTyped = addressStore(subscribe, search);

export const valuesOf = (typed: string): Values => Object.fromEntries(new URLSearchParams(typed));

/** The server answers no longer address, and a click on a link adds a parameter of Next's. */
const maxLength = maxAddressLength - 48;
const isTooLong = (query: string) => location.pathname.length + query.length > maxLength;

/** Whether what is typed does not fit into the address: neither a reload nor a link brings it back. */
export const isUnsaved = () => pending !== null && isTooLong(pending);

/**
 * Writes what was typed into the address and keeps its other parameters, but for those in `gone`. Adds no entry to the
 * browser's history.
 */
export function setTyped(values: Values, gone: readonly string[] = []) {
  storeUnits(values);
  const query = new URLSearchParams(search());
  for (const name of gone) query.delete(name);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  write(`?${query}`);
}

/** Back to the worked example. */
export function reset() {
  clearUnits();
  write('');
}

function write(query: string) {
  pending = query;
  flush();
  announceAddress();
}

/** Chromium drops, and others refuse, more than some 100 writes in ten seconds: the pending query is written later. */
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

function dropPending() {
  pending = null;
}

function subscribe(listener: () => void) {
  const onNavigate = () => {
    dropPending();
    listener();
  };
  addEventListener('popstate', onNavigate);
  addEventListener(addressChangeEvent, listener);
  return () => {
    dropPending();
    removeEventListener('popstate', onNavigate);
    removeEventListener(addressChangeEvent, listener);
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
