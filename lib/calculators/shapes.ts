import {
  pi,
  rootOfThree,
  rootOfTwo,
  add,
  divide,
  exact,
  isLess,
  multiply,
  one,
  type Rational,
  square,
  subtract,
} from './rational';
import { asRectangle, type Shape, lengthSize, size, type StockForm } from './shape';

const two = exact('2');
const four = exact('4');

/** A shape that runs on along its length. */
const long = (shape: Omit<Shape, 'along'>): Shape => ({ ...shape, along: lengthSize });

const roundBar = long({
  id: 'round',
  name: 'Round bar',
  form: 'round-bar',
  section: [size('diameter', 'Diameter', '2-1/2')],
  area: ({ diameter }) => divide(multiply(pi, square(diameter)), four),
  rule: 'π/4 × {diameter}²',
});

const squareBar = long({
  id: 'square',
  name: 'Square bar',
  form: 'other',
  section: [size('side', 'Side', '2')],
  area: ({ side }) => square(side),
  rule: '{side}²',
});

const hexBar = long({
  id: 'hex',
  name: 'Hex bar',
  form: 'hex-bar',
  section: [size('acrossFlats', 'Across flats', '1-1/2')],
  area: ({ acrossFlats }) => divide(multiply(rootOfThree, square(acrossFlats)), two),
  rule: '√3/2 × {acrossFlats}²',
});

const octagonBar = long({
  id: 'octagon',
  name: 'Octagon bar',
  form: 'octagon-bar',
  section: [size('acrossFlats', 'Across flats', '1-1/2')],
  area: ({ acrossFlats }) => multiply(two, subtract(rootOfTwo, one), square(acrossFlats)),
  rule: '2 × (√2 - 1) × {acrossFlats}²',
});

const diameter = size('diameter', 'Diameter', '2-1/2');

/** Its area is 2/3 of its circle's, so that area × diameter is the volume of a sphere, π/6 × diameter³. */
const sphere: Shape = {
  id: 'sphere',
  name: 'Sphere',
  form: 'sphere',
  section: [diameter],
  along: diameter,
  area: ({ diameter }) => divide(multiply(pi, square(diameter)), exact('6')),
  rule: 'π/6 × {diameter}²',
};

/** Thickness × width under its several trade names. */
const flat = (
  id: Shape['id'],
  name: string,
  form: StockForm,
  thickness: string,
  width: string,
): Shape => ({
  id,
  name,
  form,
  section: [size('thickness', 'Thickness', thickness), size('width', 'Width', width)],
  along: lengthSize,
  area: ({ thickness, width }) => multiply(thickness, width),
  rule: '{thickness} × {width}',
});

// Straight walls and sharp corners; the guide says what fillets and tapered flanges change.

const shorterOf = (a: Rational, b: Rational) => (isLess(a, b) ? a : b);

const angle = long({
  id: 'angle',
  name: 'Angle',
  form: 'angle',
  section: [
    size('legA', 'Leg', '2'),
    size('legB', 'Other leg', '2'),
    size('thickness', 'Thickness', '1/4'),
  ],
  area: ({ legA, legB, thickness }) => multiply(thickness, subtract(add(legA, legB), thickness)),
  rule: '{thickness} × ({legA} + {legB} - {thickness})',
  fault: ({ legA, legB, thickness }) =>
    isLess(shorterOf(legA, legB), thickness)
      ? { thickness: 'Thickness must be at most the shorter leg' }
      : undefined,
});

const webAndFlange = (height: string, width: string, web: string, flange: string) => [
  size('height', 'Height', height),
  size('width', 'Flange width', width),
  size('web', 'Web thickness', web),
  size('flange', 'Flange thickness', flange),
];

const channel = long({
  id: 'channel',
  name: 'Channel',
  form: 'channel',
  section: webAndFlange('4', '1-1/2', '1/8', '1/4'),
  area: ({ height, width, web, flange }) =>
    add(multiply(two, width, flange), multiply(subtract(height, multiply(two, flange)), web)),
  rule: '(2 × {width} × {flange} + ({height} - 2 × {flange}) × {web})',
  fault: ({ height, width, web, flange }) => ({
    ...(isLess(width, web) && { web: 'Web thickness must be at most the flange width' }),
    ...(isLess(height, multiply(two, flange)) && {
      flange: 'Flange thickness must be at most half the height',
    }),
  }),
});

const tee = long({
  id: 'tee',
  name: 'Tee',
  form: 'tee',
  section: webAndFlange('2', '2', '1/4', '1/4'),
  area: ({ height, width, web, flange }) =>
    add(multiply(width, flange), multiply(subtract(height, flange), web)),
  rule: '({width} × {flange} + ({height} - {flange}) × {web})',
  fault: ({ height, width, web, flange }) => ({
    ...(isLess(width, web) && { web: 'Web thickness must be at most the flange width' }),
    ...(isLess(height, flange) && { flange: 'Flange thickness must be at most the height' }),
  }),
});

const hollow = (
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
  along: lengthSize,
  area: ({ outerDiameter, wall }) => multiply(pi, subtract(outerDiameter, wall), wall),
  rule: 'π × ({outerDiameter} - {wall}) × {wall}',
  fault: ({ outerDiameter, wall }) =>
    isLess(outerDiameter, multiply(two, wall))
      ? { wall: 'Wall must be at most half the outer diameter' }
      : undefined,
});

const ring: Shape = {
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

const rectangleTube = long({
  id: 'rectangleTube',
  name: 'Rectangle tube',
  form: 'rectangle-tube',
  sizeTable: 'gauge',
  section: [
    size('height', 'Height', '4'),
    size('width', 'Width', '2'),
    size('wall', 'Wall', '1/4'),
  ],
  area: ({ height, width, wall }) =>
    multiply(two, wall, subtract(add(height, width), multiply(two, wall))),
  rule: '2 × {wall} × ({height} + {width} - 2 × {wall})',
  fault({ height, width, wall }) {
    const shorter = isLess(height, width) ? height : width;
    return isLess(shorter, multiply(two, wall))
      ? { wall: 'Wall must be at most half the shorter side' }
      : undefined;
  },
});

const squareTube = long({
  id: 'squareTube',
  name: 'Square tube',
  form: 'square-tube',
  sizeTable: 'gauge',
  section: [size('side', 'Side', '2'), size('wall', 'Wall', '0.12')],
  area: (sizes) => rectangleTube.area(asRectangle(sizes)),
  rule: '4 × {wall} × ({side} - {wall})',
  fault: (sizes) => rectangleTube.fault?.(asRectangle(sizes)),
});

/** Twelve of spec §3, then five more. The spec's 9.42, 10.4 and 37.7 are roundings of exact geometry (decision 5). */
export const shapes: readonly [Shape, ...Shape[]] = [
  roundBar,
  squareBar,
  hexBar,
  flat('flat', 'Flat bar', 'flat-bar', '1/2', '4'),
  flat('sheet', 'Sheet', 'sheet', '0.063', '48'),
  flat('rectangle', 'Rectangle', 'true-bar', '2', '3-1/2'),
  flat('plate', 'Plate', 'plate', '1', '48'),
  hollow('tube', 'Tube', '2', '0.065', 'gauge'),
  hollow('pipe', 'Pipe', '4.5', '0.237', 'schedule'),
  ring,
  rectangleTube,
  squareTube,
  octagonBar,
  angle,
  channel,
  tee,
  sphere,
];
