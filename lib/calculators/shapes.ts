import { hollow, rectangleTube, ring, squareTube } from './hollow-shapes';
import type { Shape } from './shape';
import { flat, hexBar, roundBar, squareBar } from './solid-shapes';

/**
 * The twelve shapes of spec §3, with worked examples in inches. Areas are exact geometry;
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
  hollow('tube', 'Tube', '2', '0.065'),
  hollow('pipe', 'Pipe', '4.5', '0.237'),
  ring,
  rectangleTube,
  squareTube,
];
