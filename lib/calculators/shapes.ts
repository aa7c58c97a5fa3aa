import { hollow, rectangleTube, ring, squareTube } from './hollow-shapes';
import type { Shape } from './shape';
import { angle, channel, tee } from './rolled-shapes';
import { flat, hexBar, octagonBar, roundBar, sphere, squareBar } from './solid-shapes';

/**
 * The twelve shapes of spec §3, then five more, with worked examples in inches. Areas are exact geometry;
 * the spec's 9.42, 10.4 and 37.7 are its roundings (decision 5).
 */
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
