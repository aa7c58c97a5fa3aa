'use client';

import { roundToSquare } from '@/lib/calculators/round-to-square';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';
import { type Example, LiveDrawing } from '../live-drawing';

export const RoundToSquareForm = ({ example }: { example: Example }) => (
  <CalculatorForm
    calculator={roundToSquare}
    renderDrawing={({ drawing }, isPast) => (
      <LiveDrawing drawing={drawing} isPast={isPast} example={example} />
    )}
  >
    {AnswerTable}
  </CalculatorForm>
);
