import { alloyWithUns } from './materials';
import { shapes } from './shapes';

/**
 * The query of the metal weight calculator for an alloy, by its UNS number, and for the shape of a stock form:
 * `material=…&alloy=…&shape=…`. `null` for an alloy that the calculator does not know.
 */
export function weighQuery(uns: string | null, form?: string): string | null {
  const known = alloyWithUns(uns ?? '');
  if (!known) return null;
  const shape = form && shapes.find((each) => each.form === form)?.id;
  return new URLSearchParams({
    material: known.material.id,
    alloy: known.alloy.uns,
    ...(shape && { shape }),
  }).toString();
}
