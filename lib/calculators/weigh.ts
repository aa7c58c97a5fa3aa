import type { Dimension } from './dimension';
import { multiply, zero, type Rational } from './rational';
import type { Shape, Sized } from './shape';
import type { Sizes } from './sizes';

/** Every size of a shape, each once: a sphere's diameter is what it is carried along, too. */
export const dimensionsOf = ({ section, along }: Shape): readonly Dimension[] =>
  isSolid({ section, along }) ? section : [...section, along];

/** Whether its length is one of its sizes: nothing is cut from a longer piece of it. */
export const isSolid = ({ section, along }: Pick<Shape, 'section' | 'along'>) =>
  section.some(({ name }) => name === along.name);

/** Sizes that are 0 unless they are given. */
const optional: Sizes = { cornerRadius: zero };

/** Cross-section × length × density: square inches, cubic inches, pounds. Unrounded. */
export function weigh(shape: Shape, sizes: Sizes, density: Rational, pieces: Rational) {
  const area = shape.area(sectionSizes(shape, { ...optional, ...sizes }));
  const volume = multiply(area, sizes[shape.along.name] ?? zero);
  const piece = multiply(volume, density);
  return { area, volume, piece, total: multiply(piece, pieces) };
}

/** The section's sizes, once every one of them is there. A shape reads its own sizes only. */
export const sectionSizes = <T>({ section }: Shape, sizes: Readonly<Record<string, T>>) =>
  Object.fromEntries(section.map(({ name }) => [name, sizes[name]])) as Sized<T>;

/** What cannot be made, by dimension: a wall thicker than the bar, a bore wider than the ring (decision 7). */
export function faults(shape: Shape, sizes: Sizes): Readonly<Record<string, string>> {
  const all = { ...optional, ...sizes };
  const measured = shape.section.every(({ name }) => name in all);
  return (measured && shape.fault?.(sectionSizes(shape, all))) || {};
}
