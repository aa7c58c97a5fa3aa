import type { Values } from '@/lib/calculators/calculator';

/** A choice of unit: from and to, or the one beside a size. */
const isUnit = (name: string) => /^(?:from|to)$|Unit$/.test(name);

const key = () => `units ${location.pathname}`;

/** The units chosen last on this tool in this browser, as a query. The address, where it says one, is right. */
export function keptUnits(): string {
  try {
    return localStorage.getItem(key()) ?? '';
  } catch {
    return ''; // storage is switched off
  }
}

/** Remembers the units among what was chosen. */
export function keepUnits(values: Values) {
  const units = Object.entries(values).filter(([name]) => isUnit(name));
  if (units.length === 0) return;
  const kept = new URLSearchParams(keptUnits());
  for (const [name, value] of units) kept.set(name, value);
  write(`${kept}`);
}

/** Back to the units of the worked example. */
export const forgetUnits = () => write('');

function write(query: string) {
  try {
    if (query) localStorage.setItem(key(), query);
    else localStorage.removeItem(key());
  } catch {
    // storage is switched off: the address keeps them
  }
}
