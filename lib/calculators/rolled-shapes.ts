import { add, exact, isLess, multiply, subtract, type Rational } from './rational';
import type { Shape } from './shape';
import { length, size } from './shape-size';

/*
 * Sections of straight walls and sharp corners. Rolled ones have fillets, and some have tapered flanges: what that
 * changes is in the guide.
 */

const two = exact('2');

const shorterOf = (a: Rational, b: Rational) => (isLess(a, b) ? a : b);

export const angle: Shape = {
  id: 'angle',
  name: 'Angle',
  form: 'angle',
  section: [
    size('legA', 'Leg', '2'),
    size('legB', 'Other leg', '2'),
    size('thickness', 'Thickness', '1/4'),
  ],
  along: length,
  area: ({ legA, legB, thickness }) => multiply(thickness, subtract(add(legA, legB), thickness)),
  rule: '{thickness} × ({legA} + {legB} - {thickness})',
  fault: ({ legA, legB, thickness }) =>
    isLess(shorterOf(legA, legB), thickness)
      ? { thickness: 'Thickness must be at most the shorter leg' }
      : undefined,
};

/** The sizes of a channel and of a tee, and what cannot be. */
const webAndFlange = (height: string, width: string, web: string, flange: string) => [
  size('height', 'Height', height),
  size('width', 'Flange width', width),
  size('web', 'Web thickness', web),
  size('flange', 'Flange thickness', flange),
];

export const channel: Shape = {
  id: 'channel',
  name: 'Channel',
  form: 'channel',
  section: webAndFlange('4', '1-1/2', '1/8', '1/4'),
  along: length,
  area: ({ height, width, web, flange }) =>
    add(multiply(two, width, flange), multiply(subtract(height, multiply(two, flange)), web)),
  rule: '(2 × {width} × {flange} + ({height} - 2 × {flange}) × {web})',
  fault: ({ height, width, web, flange }) => ({
    ...(isLess(width, web) && { web: 'Web thickness must be at most the flange width' }),
    ...(isLess(height, multiply(two, flange)) && {
      flange: 'Flange thickness must be at most half the height',
    }),
  }),
};

export const tee: Shape = {
  id: 'tee',
  name: 'Tee',
  form: 'tee',
  section: webAndFlange('2', '2', '1/4', '1/4'),
  along: length,
  area: ({ height, width, web, flange }) =>
    add(multiply(width, flange), multiply(subtract(height, flange), web)),
  rule: '({width} × {flange} + ({height} - {flange}) × {web})',
  fault: ({ height, width, web, flange }) => ({
    ...(isLess(width, web) && { web: 'Web thickness must be at most the flange width' }),
    ...(isLess(height, flange) && { flange: 'Flange thickness must be at most the height' }),
  }),
};
