'use client';

import { roundToSquare } from '@/lib/calculators/round-to-square';
import * as routes from '@/lib/routing/routes';
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
    {(answer) => {
      const [decimal, fraction] = answer.results[1]?.figures ?? [];
      return (
        <>
          <AnswerTable {...answer} />
          <p className="no-print">
            Next:{' '}
            <a
              href={`${routes.tool({ slug: 'metal-weight-conversion' })}?diameter=${decimal?.value ?? ''}`}
            >
              weigh round bar{fraction && ` of ${fraction.value} in`}
            </a>
            .
          </p>
        </>
      );
    }}
  </CalculatorForm>
);
