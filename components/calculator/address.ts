import {
  addressChangeEvent,
  addressStore,
  announceAddress,
} from '@/components/primitives/address-store';
import { readText, writeText } from '@/lib/browser/local-store';
import type { Values } from '@/lib/calculators/calculator';

/** The query that the address should get: browsers limit how often one may write it. */
let pending: string | null = null;

/** Stored units count only where the address has no query: a shared link gives everyone the same answer. */
const search = () => (pending ?? location.search) || storedUnits();

/** The state of a calculator is its address, read by `valuesOf`; in the prerendered HTML nothing is typed. */
export const useTyped = addressStore(subscribe, search);

export const valuesOf = (typed: string): Values => Object.fromEntries(new URLSearchParams(typed));

export const typedNow = () => valuesOf(search());

/** Writes values into the address, without those in `gone`, and adds no entry to the browser's history. */
export function setTyped(values: Values, gone: readonly string[] = []) {
  storeUnits(values);
  const query = new URLSearchParams(search());
  for (const name of gone) query.delete(name);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  write(`?${query}`);
}

export function reset() {
  writeText(key(), '');
  write('');
}

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

const key = () => `units ${location.pathname}`;

/** The units chosen last on this tool, as a query; an unknown unit becomes the tool's default. */
export const storedUnits = () => readText(key(), 500);

/** Stores the units among what was chosen: from and to, or the one beside a size. */
function storeUnits(values: Values) {
  const units = Object.entries(values).filter(([name]) => /^(?:from|to)$|Unit$/.test(name));
  if (units.length === 0) return;
  const kept = new URLSearchParams(storedUnits());
  for (const [name, value] of units) kept.set(name, value);
  writeText(key(), `${kept}`);
}
