'use client';

import { roundToSquare } from '@/lib/calculators/round-to-square';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';
import { type Example, LiveDrawing } from '../live-drawing';

export const RoundToSquareForm = ({ example }: { example: Example }) => (
  <CalculatorForm
    calculator={roundToSquare}
    renderDrawing={({ drawing }, isOutdated) => (
      <LiveDrawing drawing={drawing} isOutdated={isOutdated} example={example} />
    )}
  >
    {AnswerTable}
  </CalculatorForm>
);
