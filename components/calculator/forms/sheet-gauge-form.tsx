'use client';

import type { ReactNode } from 'react';
import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';

/** The next step is before the table, which is four screens long on a phone. */
export const SheetGaugeForm = ({ next }: { next: ReactNode }) => (
  <CalculatorForm calculator={sheetGauge}>
    {(answer) => (
      <>
        {next}
        <AnswerTable {...answer} />
      </>
    )}
  </CalculatorForm>
);
