import type { Values } from '@/lib/calculators/calculator';
import { readText, writeText } from '@/lib/browser/local-text';

/** A choice of unit: from and to, or the one beside a size. */
const isUnit = (name: string) => /^(?:from|to)$|Unit$/.test(name);

const key = () => `units ${location.pathname}`;

/**
 * The units chosen last on this tool in this browser, as a query. A unit that the tool does not have becomes its default
 * (`lib/calculators/find-or-first.ts`).
 */
export function storedUnits(): string {
  const units = [...new URLSearchParams(readText(key(), 500))].filter(([name]) => isUnit(name));
  return `${new URLSearchParams(units)}`;
}

/** Stores the units among what was chosen. */
export function storeUnits(values: Values) {
  const units = Object.entries(values).filter(([name]) => isUnit(name));
  if (units.length === 0) return;
  const kept = new URLSearchParams(storedUnits());
  for (const [name, value] of units) kept.set(name, value);
  writeText(key(), `${kept}`);
}

/** Back to the units of the worked example. */
export const clearUnits = () => void writeText(key(), '');
