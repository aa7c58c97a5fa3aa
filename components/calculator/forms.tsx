'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { decimalToFraction } from '@/lib/calculators/decimal-to-fraction';
import { length } from '@/lib/calculators/length';
import { temperature } from '@/lib/calculators/temperature';
import { weight } from '@/lib/calculators/weight';
import { CalculatorForm } from './calculator-form';
import { AnswerTable } from './number-table';

/** The larger calculators are chunks of their own, because all tools are one route. */
export const LengthForm = () => <CalculatorForm calculator={length}>{AnswerTable}</CalculatorForm>;

export const DecimalToFractionForm = () => (
  <CalculatorForm calculator={decimalToFraction}>{AnswerTable}</CalculatorForm>
);

export const TemperatureForm = () => (
  <CalculatorForm calculator={temperature}>{AnswerTable}</CalculatorForm>
);

export const WeightForm = () => <CalculatorForm calculator={weight}>{AnswerTable}</CalculatorForm>;

export const SteelHardnessForm = dynamic(() =>
  import('@/lib/calculators/steel-hardness').then(({ steelHardness }) => () => (
    <CalculatorForm calculator={steelHardness}>{AnswerTable}</CalculatorForm>
  )),
);

/** The next step is before the table, which is four screens long on a phone. */
export const SheetGaugeForm = dynamic(() =>
  import('@/lib/calculators/sheet-gauge').then(
    ({ sheetGauge }) =>
      ({ next }: { next: ReactNode }) => (
        <CalculatorForm calculator={sheetGauge}>
          {(answer) => (
            <>
              {next}
              <AnswerTable {...answer} />
            </>
          )}
        </CalculatorForm>
      ),
  ),
);

export const RoundToSquareForm = dynamic(() =>
  import('./drawn-forms').then((forms) => forms.RoundToSquareForm),
);
export const MetalWeightForm = dynamic(() =>
  import('./drawn-forms').then((forms) => forms.MetalWeightForm),
);
