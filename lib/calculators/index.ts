import type { Calculator, Guide } from './calculator';
import { decimalToFraction } from './decimal-to-fraction';
import {
  decimalToFractionGuide,
  lengthGuide,
  temperatureGuide,
  weightGuide,
} from './guides/converters';
import { metalWeightGuide } from './guides/metal-weight';
import { roundToSquareGuide } from './guides/round-to-square';
import { sheetGaugeGuide } from './guides/sheet-gauge';
import { steelHardnessGuide } from './guides/steel-hardness';
import { length } from './length';
import { densities, namedSizeTables } from './materials';
import { metalWeightOf } from './metal-weight';
import { roundToSquare } from './round-to-square';
import { sheetGauge } from './sheet-gauge';
import { steelHardness } from './steel-hardness';
import { temperature } from './temperature';
import { weight } from './weight';

export interface Tool {
  calculator: Calculator;
  guide: Guide;
}

/** The tools as lists name them: the one that buyers use most, then spec §2's order. A browser imports its one calculator, never this table. */
export const tools = {
  metalWeight: { calculator: metalWeightOf(densities, namedSizeTables), guide: metalWeightGuide },
  length: { calculator: length, guide: lengthGuide },
  decimalToFraction: { calculator: decimalToFraction, guide: decimalToFractionGuide },
  roundToSquare: { calculator: roundToSquare, guide: roundToSquareGuide },
  temperature: { calculator: temperature, guide: temperatureGuide },
  weight: { calculator: weight, guide: weightGuide },
  sheetGauge: { calculator: sheetGauge, guide: sheetGaugeGuide },
  steelHardness: { calculator: steelHardness, guide: steelHardnessGuide },
} satisfies Record<string, Tool>;

export const calculators: readonly Calculator[] = Object.values(tools).map(
  ({ calculator }) => calculator,
);
