import type { Calculator } from './calculator';
import { decimalToFraction } from './decimal-to-fraction';
import { length } from './length';
import { metalWeight } from './metal-weight';
import { roundToSquare } from './round-to-square';
import { sheetGauge } from './sheet-gauge';
import { steelHardness } from './steel-hardness';
import { temperature } from './temperature';
import { weight } from './weight';

/** The tools of the site, in menu order. A browser imports its one calculator, never this table. */
export const calculators: readonly Calculator[] = [
  length,
  decimalToFraction,
  roundToSquare,
  temperature,
  weight,
  sheetGauge,
  steelHardness,
  metalWeight,
];

export const findCalculator = (slug: string) =>
  calculators.find((calculator) => calculator.slug === slug) ?? null;
