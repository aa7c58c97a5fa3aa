import type { Values } from '@/lib/calculators/calculator';
import { readText, writeText } from '@/lib/browser/local-text';

const key = () => `units ${location.pathname}`;

/**
 * The units chosen last on this tool in this browser, as a query. It is read as a link's query is, which may hold anything
 * too: a unit that the tool does not have becomes its default (`lib/calculators/find-or-first.ts`), and every other value
 * is checked as a typed one is.
 */
export const storedUnits = () => readText(key(), 500);

/** Stores the units among what was chosen: from and to, or the one beside a size. */
export function storeUnits(values: Values) {
  const units = Object.entries(values).filter(([name]) => /^(?:from|to)$|Unit$/.test(name));
  if (units.length === 0) return;
  const kept = new URLSearchParams(storedUnits());
  for (const [name, value] of units) kept.set(name, value);
  writeText(key(), `${kept}`);
}

/** Back to the units of the worked example. */
export const clearUnits = () => void writeText(key(), '');
