import { materials } from './materials';
import { shapes } from './shapes';

/**
 * The query of the metal weight calculator for an alloy, by its UNS number, and for the shape of a stock form:
 * `material=…&alloy=…&shape=…`. `null` for an alloy that the calculator does not know.
 */
export function weighQuery(uns: string | null, form?: string): string | null {
  const material = materials.find(({ alloys }) =>
    alloys.some(([, number]) => uns && number === uns),
  );
  if (!material || !uns) return null;
  const shape = form && shapes.find((each) => each.form === form)?.id;
  return new URLSearchParams({
    material: material.id,
    alloy: uns,
    ...(shape && { shape }),
  }).toString();
}
