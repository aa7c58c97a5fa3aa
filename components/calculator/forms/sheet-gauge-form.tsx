'use client';

import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const SheetGaugeForm = () => (
  <CalculatorForm calculator={sheetGauge}>{AnswerTable}</CalculatorForm>
);
