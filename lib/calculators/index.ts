import type { Calculator } from './calculator';
import { decimalToFraction } from './decimal-to-fraction';
import type { Guide } from './guide';
import { decimalToFractionGuide } from './guides/decimal-to-fraction';
import { lengthGuide } from './guides/length';
import { metalWeightGuide } from './guides/metal-weight';
import { roundToSquareGuide } from './guides/round-to-square';
import { sheetGaugeGuide } from './guides/sheet-gauge';
import { steelHardnessGuide } from './guides/steel-hardness';
import { temperatureGuide } from './guides/temperature';
import { weightGuide } from './guides/weight';
import { length } from './length';
import { metalWeight } from './metal-weight';
import { roundToSquare } from './round-to-square';
import { sheetGauge } from './sheet-gauge';
import { steelHardness } from './steel-hardness';
import { temperature } from './temperature';
import { weight } from './weight';

/** A tool of the site: what it reckons with, and what its page says. */
interface Tool {
  calculator: Calculator;
  guide: Guide;
}

/** The tools in menu order. A browser imports its one calculator, never this table. */
export const tools: readonly Tool[] = [
  { calculator: length, guide: lengthGuide },
  { calculator: decimalToFraction, guide: decimalToFractionGuide },
  { calculator: roundToSquare, guide: roundToSquareGuide },
  { calculator: temperature, guide: temperatureGuide },
  { calculator: weight, guide: weightGuide },
  { calculator: sheetGauge, guide: sheetGaugeGuide },
  { calculator: steelHardness, guide: steelHardnessGuide },
  { calculator: metalWeight, guide: metalWeightGuide },
];

export const calculators: readonly Calculator[] = tools.map(({ calculator }) => calculator);

export const findTool = (slug: string) =>
  tools.find(({ calculator }) => calculator.slug === slug) ?? null;
