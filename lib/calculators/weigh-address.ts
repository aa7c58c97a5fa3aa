import { materials } from './materials';
import { shapes } from './shapes';

/**
 * What the metal weight calculator's address says to weigh an alloy, by its UNS number: `material=…&alloy=…`, and
 * the shape where a form of stock has one. `null` for an alloy that the calculator does not know.
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
