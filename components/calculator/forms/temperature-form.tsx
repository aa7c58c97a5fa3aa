'use client';

import { temperature } from '@/lib/calculators/temperature';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const TemperatureForm = () => (
  <CalculatorForm calculator={temperature}>{AnswerTable}</CalculatorForm>
);
