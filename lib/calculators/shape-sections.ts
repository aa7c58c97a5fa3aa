import { box, circle, hexagon, type Corner, type Drawing, type Outline } from './drawing';
import type { Sized } from './shape';

/** The section of a shape to scale, inches, with its sizes as labels. */
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

/** A bar of eight sides that lies on a flat. */
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

const rectangleTube: Section = ({ height, width, wall, cornerRadius }, label) => ({
  outer: box(width, height, cornerRadius),
  inner: box(width - 2 * wall, height - 2 * wall, Math.max(0, cornerRadius - wall)),
  dimensions: { width: label.width, height: label.height, inner: `wall ${label.wall}` },
});

const asRectangle = <T>(sizes: Sized<T>) => ({ ...sizes, height: sizes.side, width: sizes.side });

const webAndFlange = (label: Sized<string>) => ({
  height: label.height,
  width: label.width,
  inner: `web ${label.web}, flange ${label.flange}`,
});

/** The sections by shape. They are loaded with the code that draws, after the tool's own (`components/calculator/drawing.tsx`). */
export const sections = {
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
