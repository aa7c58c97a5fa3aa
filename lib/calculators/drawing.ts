import type { Values } from './calculator';
import { asRectangle, isSolid, sectionSizes, type Shape, type Sized } from './shape';

export type Corner = readonly [x: number, y: number];

export interface Outline {
  kind: 'circle' | 'box' | 'hex' | 'polygon';
  width: number;
  height: number;
  /** Of a polygon: its corners, as parts of width and height from the middle, downwards. */
  corners?: readonly Corner[];
}

export interface Drawing {
  /** The accessible name of the drawing. */
  label: string;
  outer: Outline;
  inner?: Outline;
  part?: Outline;
  /** Inches; absent where only the section matters. */
  length?: number;
  metal?: string;
  dimensions: { width?: string; height?: string; length?: string; inner?: string };
}

export const circle = (diameter: number): Outline => ({
  kind: 'circle',
  width: diameter,
  height: diameter,
});

export const box = (width: number, height: number): Outline => ({ kind: 'box', width, height });

/** Flats left and right would be a nut's; a bar lies on a flat, so its height is across flats. */
export const hexagon = (acrossFlats: number): Outline => ({
  kind: 'hex',
  width: (acrossFlats * 2) / Math.sqrt(3),
  height: acrossFlats,
});

export interface PieceDrawing extends Pick<Drawing, 'label' | 'metal'> {
  shape: Shape;
  inches: Readonly<Record<string, number>>;
  texts: Values;
}

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

type Section = (
  size: Sized<number>,
  label: Sized<string>,
) => Pick<Drawing, 'outer' | 'inner' | 'dimensions'>;

/** A polygon by its corners in inches, from the upper left of the box around it. */
export const polygon = (width: number, height: number, corners: readonly Corner[]): Outline => ({
  kind: 'polygon',
  width,
  height,
  corners: corners.map(([x, y]) => [x / width - 0.5, y / height - 0.5]),
});

function octagon(acrossFlats: number): Outline {
  const [from, to] = [acrossFlats * (1 - Math.SQRT1_2), acrossFlats * Math.SQRT1_2];
  return polygon(acrossFlats, acrossFlats, [
    [from, 0],
    [to, 0],
    [acrossFlats, from],
    [acrossFlats, to],
    [to, acrossFlats],
    [from, acrossFlats],
    [0, to],
    [0, from],
  ]);
}

const round: Section = ({ diameter }, label) => ({
  outer: circle(diameter),
  dimensions: { height: `ø ${label.diameter}` },
});

const flat: Section = ({ thickness, width }, label) => ({
  outer: box(width, thickness),
  dimensions: { width: label.width, height: label.thickness },
});

const tube: Section = ({ outerDiameter, wall }, label) => ({
  outer: circle(outerDiameter),
  inner: circle(outerDiameter - 2 * wall),
  dimensions: { height: `ø ${label.outerDiameter}`, inner: `wall ${label.wall}` },
});

const rectangleTube: Section = ({ height, width, wall }, label) => ({
  outer: box(width, height),
  inner: box(width - 2 * wall, height - 2 * wall),
  dimensions: { width: label.width, height: label.height, inner: `wall ${label.wall}` },
});

const webAndFlange = (label: Sized<string>) => ({
  height: label.height,
  width: label.width,
  inner: `web ${label.web}, flange ${label.flange}`,
});

/** Loaded with the code that draws, after the tool's own (`components/calculator/drawing.tsx`). */
const sections = {
  round,
  sphere: round,
  square: ({ side }, label) => ({
    outer: box(side, side),
    dimensions: { width: label.side, height: label.side },
  }),
  hex: ({ acrossFlats }, label) => ({
    outer: hexagon(acrossFlats),
    dimensions: { height: label.acrossFlats },
  }),
  octagon: ({ acrossFlats }, label) => ({
    outer: octagon(acrossFlats),
    dimensions: { height: label.acrossFlats },
  }),
  flat,
  sheet: flat,
  rectangle: flat,
  plate: flat,
  tube,
  pipe: tube,
  ring: ({ outerDiameter, innerDiameter }, label) => ({
    outer: circle(outerDiameter),
    inner: circle(innerDiameter),
    dimensions: { height: `ø ${label.outerDiameter}`, inner: `ø ${label.innerDiameter}` },
  }),
  rectangleTube,
  squareTube: (size, label) => rectangleTube(asRectangle(size), asRectangle(label)),
  angle: ({ legA, legB, thickness }, label) => ({
    outer: polygon(legB, legA, [
      [0, 0],
      [thickness, 0],
      [thickness, legA - thickness],
      [legB, legA - thickness],
      [legB, legA],
      [0, legA],
    ]),
    dimensions: { height: label.legA, width: label.legB, inner: `thickness ${label.thickness}` },
  }),
  channel: ({ height, width, web, flange }, label) => ({
    outer: polygon(width, height, [
      [0, 0],
      [width, 0],
      [width, flange],
      [web, flange],
      [web, height - flange],
      [width, height - flange],
      [width, height],
      [0, height],
    ]),
    dimensions: webAndFlange(label),
  }),
  tee: ({ height, width, web, flange }, label) => ({
    outer: polygon(width, height, [
      [0, 0],
      [width, 0],
      [width, flange],
      [(width + web) / 2, flange],
      [(width + web) / 2, height],
      [(width - web) / 2, height],
      [(width - web) / 2, flange],
      [0, flange],
    ]),
    dimensions: webAndFlange(label),
  }),
} satisfies Record<string, Section>;

export type ShapeId = keyof typeof sections;
