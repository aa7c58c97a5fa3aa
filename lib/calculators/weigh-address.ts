import { materials } from './materials';
import { shapes } from './shapes';

/**
 * The query of the metal weight calculator for an alloy, by its UNS number: `material=…&alloy=…`, the shape of a stock
 * form, and the spec of its quote line. `null` for an alloy that the calculator does not know.
 */
export function weighQuery(
  uns: string | null,
  stock: { form?: string; spec?: string | null; condition?: string | null } = {},
): string | null {
  const material = materials.find(({ alloys }) =>
    alloys.some(([, number]) => uns && number === uns),
  );
  if (!material || !uns) return null;
  const { form, spec, condition } = stock;
  const shape = form && shapes.find((each) => each.form === form)?.id;
  return new URLSearchParams({
    material: material.id,
    alloy: uns,
    ...(shape && { shape }),
    ...(spec && { spec }),
    ...(condition && { condition }),
  }).toString();
}
