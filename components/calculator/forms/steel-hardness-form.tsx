'use client';

import { steelHardness } from '@/lib/calculators/steel-hardness';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const SteelHardnessForm = () => (
  <CalculatorForm calculator={steelHardness}>{AnswerTable}</CalculatorForm>
);
