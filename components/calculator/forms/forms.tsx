'use client';

import dynamic from 'next/dynamic';
import { decimalToFraction } from '@/lib/calculators/decimal-to-fraction';
import { length } from '@/lib/calculators/length';
import { temperature } from '@/lib/calculators/temperature';
import { weight } from '@/lib/calculators/weight';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';

/*
 * The form of each tool. All tools are one route: the larger calculators are chunks of their own, of which a browser loads
 * that of the tool it shows, with the page.
 */
export const LengthForm = () => <CalculatorForm calculator={length}>{AnswerTable}</CalculatorForm>;
export const DecimalToFractionForm = () => (
  <CalculatorForm calculator={decimalToFraction}>{AnswerTable}</CalculatorForm>
);
export const TemperatureForm = () => (
  <CalculatorForm calculator={temperature}>{AnswerTable}</CalculatorForm>
);
export const WeightForm = () => <CalculatorForm calculator={weight}>{AnswerTable}</CalculatorForm>;
export const RoundToSquareForm = dynamic(() =>
  import('./round-to-square-form').then((form) => form.RoundToSquareForm),
);
export const SheetGaugeForm = dynamic(() =>
  import('./sheet-gauge-form').then((form) => form.SheetGaugeForm),
);
export const SteelHardnessForm = dynamic(() =>
  import('./steel-hardness-form').then((form) => form.SteelHardnessForm),
);
export const MetalWeightForm = dynamic(() =>
  import('./metal-weight-form').then((form) => form.MetalWeightForm),
);
