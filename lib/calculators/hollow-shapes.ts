import { box, circle } from './figure';
import { add, divide, exact, isLess, multiply, pi, square, subtract } from './rational';
import type { Shape } from './shape';
import { length, size } from './shape-size';

const two = exact('2');
const four = exact('4');

/** A round with a round bore, given by its wall. */
export const hollow = (id: string, name: string, diameter: string, wall: string): Shape => ({
  id,
  name,
  form: 'tube',
  section: [size('outerDiameter', 'Outer diameter', diameter), size('wall', 'Wall', wall)],
  along: length,
  area: ({ outerDiameter, wall }) => multiply(pi, subtract(outerDiameter, wall), wall),
  rule: 'pi × ({outerDiameter} - {wall}) × {wall}',
  fault: ({ outerDiameter, wall }) =>
    isLess(outerDiameter, multiply(two, wall))
      ? { wall: 'Wall must be at most half the outer diameter' }
      : undefined,
  draw: ({ outerDiameter, wall }, label) => ({
    outer: circle(outerDiameter),
    inner: circle(outerDiameter - 2 * wall),
    dimensions: { height: `ø ${label.outerDiameter}`, inner: `wall ${label.wall}` },
  }),
});

export const ring: Shape = {
  id: 'ring',
  name: 'Ring',
  form: 'forged-ring',
  section: [
    size('outerDiameter', 'Outer diameter', '20'),
    { ...size('innerDiameter', 'Inner diameter', '16'), mayBeZero: true },
  ],
  along: { name: 'ringThickness', label: 'Thickness', initial: '3' },
  area: ({ outerDiameter, innerDiameter }) =>
    divide(multiply(pi, subtract(square(outerDiameter), square(innerDiameter))), four),
  rule: 'pi/4 × ({outerDiameter}² - {innerDiameter}²)',
  fault: ({ outerDiameter, innerDiameter }) =>
    isLess(innerDiameter, outerDiameter)
      ? undefined
      : { innerDiameter: 'Inner diameter must be less than the outer diameter' },
  draw: ({ outerDiameter, innerDiameter }, label) => ({
    outer: circle(outerDiameter),
    inner: circle(innerDiameter),
    dimensions: { height: `ø ${label.outerDiameter}`, inner: `ø ${label.innerDiameter}` },
  }),
};

export const rectangleTube: Shape = {
  id: 'rectangleTube',
  name: 'Rectangle tube',
  form: 'rectangle-tube',
  section: [
    size('height', 'Height', '4'),
    size('width', 'Width', '2'),
    size('wall', 'Wall', '1/4'),
  ],
  along: length,
  area: ({ height, width, wall }) =>
    multiply(two, wall, subtract(add(height, width), multiply(two, wall))),
  rule: '2 × {wall} × ({height} + {width} - 2 × {wall})',
  fault: ({ height, width, wall }) =>
    isLess(isLess(height, width) ? height : width, multiply(two, wall))
      ? { wall: 'Wall must be at most half the height and half the width' }
      : undefined,
  draw: ({ height, width, wall }, label) => ({
    outer: box(width, height),
    inner: box(width - 2 * wall, height - 2 * wall),
    dimensions: { width: label.width, height: label.height, inner: `wall ${label.wall}` },
  }),
};

export const squareTube: Shape = {
  id: 'squareTube',
  name: 'Square tube',
  form: 'square-tube',
  section: [size('side', 'Side', '2'), size('wall', 'Wall', '0.12')],
  along: length,
  area: ({ side, wall }) => multiply(four, wall, subtract(side, wall)),
  rule: '4 × {wall} × ({side} - {wall})',
  fault: ({ side, wall }) =>
    isLess(side, multiply(two, wall)) ? { wall: 'Wall must be at most half the side' } : undefined,
  draw: ({ side, wall }, label) => ({
    outer: box(side, side),
    inner: box(side - 2 * wall, side - 2 * wall),
    dimensions: { width: label.side, height: label.side, inner: `wall ${label.wall}` },
  }),
};
