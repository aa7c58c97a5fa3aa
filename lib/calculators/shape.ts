import type { Dimension, Sizes } from './dimension';
import { multiply, type Rational, zero } from './rational';
import type { ShapeId } from './drawing';

export type SizeName =
  | 'diameter'
  | 'side'
  | 'acrossFlats'
  | 'thickness'
  | 'width'
  | 'height'
  | 'outerDiameter'
  | 'innerDiameter'
  | 'wall'
  | 'legA'
  | 'legB'
  | 'web'
  | 'flange';

/** The sizes of a shape; it reads no other. */
export type Sized<T> = Readonly<Record<SizeName, T>>;

/** A shape we weigh: a cross-section carried along a length. */
export interface Shape {
  id: ShapeId;
  name: string;
  form: StockForm;
  section: readonly (Dimension & { name: SizeName })[];
  along: Dimension;
  sizeTable?: 'schedule' | 'gauge';
  /** Square inches, from inches. */
  area(size: Sized<Rational>): Rational;
  /** The area in words; a name in braces stands for a size. */
  rule: string;
  fault?(size: Sized<Rational>): Partial<Record<SizeName, string>> | undefined;
}

/** The forms of stock with a drawing (`components/inventory/forms.ts`); `other` stands for the rest. */
export type StockForm =
  | 'round-bar'
  | 'forged-bar'
  | 'flat-bar'
  | 'true-bar'
  | 'hex-bar'
  | 'octagon-bar'
  | 'plate'
  | 'sheet'
  | 'billet'
  | 'tube'
  | 'square-tube'
  | 'rectangle-tube'
  | 'angle'
  | 'channel'
  | 'tee'
  | 'sphere'
  | 'wire'
  | 'forged-ring'
  | 'other';

export const lengthSize: Dimension = { name: 'length', label: 'Length', initial: '12' };

/** A square tube is a rectangle tube of equal sides. */
export const asRectangle = <T>(sizes: Sized<T>) => ({
  ...sizes,
  height: sizes.side,
  width: sizes.side,
});

export const size = <N extends SizeName>(name: N, label: string, initial: string) => ({
  name,
  label,
  initial,
});

/** Every size of a shape, each once: a sphere's diameter is what it is carried along, too. */
export const dimensionsOf = ({ section, along }: Shape): readonly Dimension[] =>
  isSolid({ section, along }) ? section : [...section, along];

/** Whether its length is one of its sizes: nothing is cut from a longer piece of it. */
export const isSolid = ({ section, along }: Pick<Shape, 'section' | 'along'>) =>
  section.some(({ name }) => name === along.name);

/** Cross-section × length × density: square inches, cubic inches, pounds. Unrounded. */
export function weigh(shape: Shape, sizes: Sizes, density: Rational, pieces: Rational) {
  const area = shape.area(sectionSizes(shape, sizes));
  const volume = multiply(area, sizes[shape.along.name] ?? zero);
  const piece = multiply(volume, density);
  return { area, volume, piece, total: multiply(piece, pieces) };
}

export const sectionSizes = <T>({ section }: Shape, sizes: Readonly<Record<string, T>>) =>
  Object.fromEntries(section.map(({ name }) => [name, sizes[name]])) as Sized<T>;

/** Why a piece cannot be made, by dimension (decision 7). */
export function faults(shape: Shape, sizes: Sizes): Readonly<Record<string, string>> {
  const measured = shape.section.every(({ name }) => name in sizes);
  return (measured && shape.fault?.(sectionSizes(shape, sizes))) || {};
}
