import { pi } from './irrational';
import {
  add,
  divide,
  exact,
  isLess,
  multiply,
  square,
  subtract,
  zero,
  type Rational,
} from './rational';
import type { Shape, Sized } from './shape';
import { length, size } from './shape-size';

const two = exact('2');
const four = exact('4');

/** A round with a round bore, given by its wall. */
export const hollow = (
  id: Shape['id'],
  name: string,
  diameter: string,
  wall: string,
  sizeTable: NonNullable<Shape['sizeTable']>,
): Shape => ({
  id,
  name,
  form: 'tube',
  sizeTable,
  section: [size('outerDiameter', 'Outer diameter', diameter), size('wall', 'Wall', wall)],
  along: length,
  area: ({ outerDiameter, wall }) => multiply(pi, subtract(outerDiameter, wall), wall),
  rule: 'π × ({outerDiameter} - {wall}) × {wall}',
  fault: ({ outerDiameter, wall }) =>
    isLess(outerDiameter, multiply(two, wall))
      ? { wall: 'Wall must be at most half the outer diameter' }
      : undefined,
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
  rule: 'π/4 × ({outerDiameter}² - {innerDiameter}²)',
  fault: ({ outerDiameter, innerDiameter }) =>
    isLess(innerDiameter, outerDiameter)
      ? undefined
      : { innerDiameter: 'Inner diameter must be less than the outer diameter' },
};

/** The area that rounded corners take away: (4 − π)(R² − r²), of the outer and the inner corner radius. */
const corners = ({ cornerRadius, wall }: Sized<Rational>) =>
  multiply(
    subtract(four, pi),
    subtract(square(cornerRadius), square(innerRadius({ cornerRadius, wall }))),
  );

/** The bore is rounded by a wall less than the outside, and not at all where the wall is thicker. */
const innerRadius = ({ cornerRadius, wall }: Pick<Sized<Rational>, 'cornerRadius' | 'wall'>) =>
  isLess(wall, cornerRadius) ? subtract(cornerRadius, wall) : zero;

const rounding = ' - (4 - π) × ({cornerRadius}² - ({cornerRadius} - {wall})²)';
/** The rule without its term for the radius where that is 0, or for the bore where its corners are sharp. */
const roundedRule =
  (sharp: string) =>
  ({ cornerRadius, wall }: Sized<Rational>) =>
    cornerRadius.top === 0n
      ? sharp
      : `(${sharp}${isLess(wall, cornerRadius) ? rounding : ' - (4 - π) × {cornerRadius}²'})`;

const cornerRadius = {
  ...size('cornerRadius', 'Outer corner radius', '0'),
  mayBeZero: true,
  isOptional: true,
};

const rectangleRule = '2 × {wall} × ({height} + {width} - 2 × {wall})';

export const rectangleTube: Shape = {
  id: 'rectangleTube',
  name: 'Rectangle tube',
  form: 'rectangle-tube',
  sizeTable: 'gauge',
  section: [
    size('height', 'Height', '4'),
    size('width', 'Width', '2'),
    size('wall', 'Wall', '1/4'),
    cornerRadius,
  ],
  along: length,
  area: (sizes) =>
    subtract(
      multiply(
        two,
        sizes.wall,
        subtract(add(sizes.height, sizes.width), multiply(two, sizes.wall)),
      ),
      corners(sizes),
    ),
  rule: `(${rectangleRule}${rounding})`,
  ruleFor: roundedRule(rectangleRule),
  // The radius of the outer corners is at most half the shorter side; that of the bore is smaller by the wall.
  fault({ height, width, wall, cornerRadius }) {
    const shorter = isLess(height, width) ? height : width;
    return isLess(shorter, multiply(two, wall))
      ? { wall: 'Wall must be at most half the shorter side' }
      : isLess(shorter, multiply(two, cornerRadius))
        ? { cornerRadius: 'Corner radius must be at most half the shorter side' }
        : undefined;
  },
};

const asRectangle = <T>(sizes: Sized<T>) => ({ ...sizes, height: sizes.side, width: sizes.side });

const squareRule = '4 × {wall} × ({side} - {wall})';

export const squareTube: Shape = {
  id: 'squareTube',
  name: 'Square tube',
  form: 'square-tube',
  sizeTable: 'gauge',
  section: [size('side', 'Side', '2'), size('wall', 'Wall', '0.12'), cornerRadius],
  along: length,
  area: (sizes) => rectangleTube.area(asRectangle(sizes)),
  rule: `(${squareRule}${rounding})`,
  ruleFor: roundedRule(squareRule),
  fault: (sizes) => rectangleTube.fault?.(asRectangle(sizes)),
};
