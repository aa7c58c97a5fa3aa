import type { Values } from './calculator';
import { type Shape, isSolid, sectionSizes } from './shape';
import { sections } from './shape-sections';

export type Corner = readonly [x: number, y: number];

/** The outside or the bore of a cross-section, inches; width and height of the box around it. */
export interface Outline {
  kind: 'circle' | 'box' | 'hex' | 'polygon';
  width: number;
  height: number;
  /** Of a polygon: its corners, as parts of width and height from the middle, downwards. */
  corners?: readonly Corner[];
  /** Of a box: how far its corners are rounded. */
  radius?: number;
}

/** What a drawing shows: a cross-section, and the length it is carried along. */
export interface Drawing {
  /** The accessible name of the drawing. */
  label: string;
  outer: Outline;
  /** Its bore. */
  inner?: Outline;
  /** The part that is cut out of it: the bar from a round. */
  part?: Outline;
  /** Inches; absent where only the section matters. */
  length?: number;
  /** The metal whose section lining it is hatched with. */
  metal?: string;
  /** The texts on the dimension lines. */
  dimensions: { width?: string; height?: string; length?: string; inner?: string };
}

export const circle = (diameter: number): Outline => ({
  kind: 'circle',
  width: diameter,
  height: diameter,
});

export const box = (width: number, height: number, radius = 0): Outline => ({
  kind: 'box',
  width,
  height,
  radius,
});

/** Flats left and right would be a nut's; a bar lies on a flat, so its height is across flats. */
export const hexagon = (acrossFlats: number): Outline => ({
  kind: 'hex',
  width: (acrossFlats * 2) / Math.sqrt(3),
  height: acrossFlats,
});

/** A drawing of a piece that is weighed, before its section is drawn. */
export interface PieceDrawing extends Pick<Drawing, 'label' | 'metal'> {
  shape: Shape;
  /** Its sizes, to draw and to show. */
  inches: Readonly<Record<string, number>>;
  texts: Values;
}

/** The drawing of an answer to scale. */
export function toDrawing(drawing: Drawing | PieceDrawing): Drawing {
  if (!('shape' in drawing)) return drawing;
  const { label, metal, shape, inches, texts } = drawing;
  const section = sections[shape.id](sectionSizes(shape, inches), sectionSizes(shape, texts));
  const { name } = shape.along;
  return {
    label,
    metal,
    ...section,
    ...(!isSolid(shape) && { length: inches[name] }),
    dimensions: { ...section.dimensions, ...(!isSolid(shape) && { length: texts[name] }) },
  };
}
