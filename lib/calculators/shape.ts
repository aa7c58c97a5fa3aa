import type { Dimension } from './dimension';
import type { Rational } from './rational';
import type { ShapeId } from './shape-sections';
import type { StockForm } from './stock-form';

/** What can be measured on a cross-section. */
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
  | 'cornerRadius'
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
  /** The form of stock it is drawn as in a list. */
  form: StockForm;
  /** The sizes of the cross-section. */
  section: readonly (Dimension & { name: SizeName })[];
  /** How far the section is carried; of a sphere, its own diameter. */
  along: Dimension;
  /** The table that its sizes may be chosen from: a pipe by nominal size and schedule, a tube's wall by gauge. */
  sizeTable?: 'schedule' | 'gauge';
  /** Square inches, from inches. */
  area(size: Sized<Rational>): Rational;
  /** The area in words; a name in braces stands for a size. */
  rule: string;
  /** The area in words for these sizes, where another rule holds than for most. */
  ruleFor?(size: Sized<Rational>): string;
  /** The sizes that cannot be, and why. */
  fault?(size: Sized<Rational>): Partial<Record<SizeName, string>> | undefined;
}
