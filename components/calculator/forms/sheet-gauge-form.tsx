'use client';

import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import * as routes from '@/lib/routing/routes';
import { AnswerTable } from '../answer-table';
import { CalculatorForm } from '../calculator-form';

const weigh = routes.tool({ slug: 'metal-weight-conversion' });

export const SheetGaugeForm = () => (
  <CalculatorForm calculator={sheetGauge}>
    {(answer) => (
      <>
        {/* Before the table, which is four screens long on a phone. */}
        <p className="no-print">
          Next: <a href={`${weigh}?shape=sheet`}>weigh a sheet</a>, or{' '}
          <a href={`${routes.search()}?q=sheet`}>see the sheet we stock</a>. From 0.1875 in up it is
          usually sold as plate: <a href={`${weigh}?shape=plate`}>weigh a plate</a>.
        </p>
        <AnswerTable {...answer} />
      </>
    )}
  </CalculatorForm>
);
