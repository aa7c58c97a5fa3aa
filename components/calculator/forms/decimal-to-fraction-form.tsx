'use client';

import { decimalToFraction } from '@/lib/calculators/decimal-to-fraction';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const DecimalToFractionForm = () => (
  <CalculatorForm calculator={decimalToFraction}>{AnswerTable}</CalculatorForm>
);
