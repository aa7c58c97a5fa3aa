import { materials } from './materials';
import { shapes } from './shapes';

/**
 * What the metal weight calculator's address says to weigh an alloy, by its UNS number: `material=…&alloy=…`,
 * the shape where a form of stock has one, and the spec that its line on a quote list names. `null` for an alloy that
 * the calculator does not know.
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
