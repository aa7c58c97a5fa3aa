import type { Guide, Table } from '@/lib/calculators/calculator';
import { mixed, nextUp } from '@/lib/calculators/rational';
import { exact, fixed, subtract } from '../rational';
import { allowance, minimumDiameter, statedTolerance } from '../round-to-square';

const more = fixed(subtract(exact(allowance), exact(statedTolerance)), 3);

/** Sides of a square, inches. */
const sides = ['0.5', '0.75', '1', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10'];

const squares: Table = {
  caption: `Round bar for a square, inches, with ${allowance} in allowance`,
  columns: ['Side', 'Minimum diameter', 'Next eighth'],
  rows: sides.map((side) => {
    const diameter = minimumDiameter(exact(side), exact(side));
    return { cells: [side, fixed(diameter, 3), mixed(nextUp(diameter, 8))] };
  }),
};

export const roundToSquareGuide: Guide = {
  purpose: 'Find the smallest round bar that yields a square or a rectangle.',
  reading: [
    'The minimum diameter is shown rounded to three decimals, so it may read up to 0.0005 in low. The next eighth is chosen from the exact value.',
    'The drawing shows the part inside its round, to scale.',
  ],
  formula: `Diameter = √((width + ${allowance})² + (height + ${allowance})²), inches`,
  limits: [
    `${statedTolerance} in is the tolerance of each dimension; the rule leaves ${allowance} in, so ${more} in more.`,
    'Straightness, decarburization and the roundness of the bar are not included: ask us about close tolerances.',
  ],
  tables: [squares],
  sources: [
    { name: 'The diagonal of a rectangle (Pythagoras), with the allowance of this supplier' },
  ],
};
