'use client';

import type { ReactNode } from 'react';
import { roundToSquare } from '@/lib/calculators/round-to-square';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';
import { LiveDrawing } from '../live-drawing';

export const RoundToSquareForm = ({ example }: { example: ReactNode }) => (
  <CalculatorForm
    calculator={roundToSquare}
    renderDrawing={({ drawing }) => (
      <LiveDrawing calculator={roundToSquare} drawing={drawing} example={example} />
    )}
  >
    {AnswerTable}
  </CalculatorForm>
);
