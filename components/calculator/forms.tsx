'use client';

import dynamic from 'next/dynamic';
import type { Calculator } from '@/lib/calculators/calculator';
import { decimalToFraction } from '@/lib/calculators/decimal-to-fraction';
import { length } from '@/lib/calculators/length';
import { temperature } from '@/lib/calculators/temperature';
import { weight } from '@/lib/calculators/weight';
import * as routes from '@/lib/routing/routes';
import { CalculatorForm } from './calculator-form';
import { AnswerTable } from './number-table';

/** The larger calculators are chunks of their own, because all tools are one route. */
const withTable = (calculator: Calculator) => () => (
  <CalculatorForm calculator={calculator}>{AnswerTable}</CalculatorForm>
);

export const LengthForm = withTable(length);
export const DecimalToFractionForm = withTable(decimalToFraction);
export const TemperatureForm = withTable(temperature);
export const WeightForm = withTable(weight);
export const SteelHardnessForm = dynamic(() =>
  import('@/lib/calculators/steel-hardness').then(({ steelHardness }) => withTable(steelHardness)),
);

/** The next step is before the table, which is four screens long on a phone. */
export const SheetGaugeForm = dynamic(() =>
  import('@/lib/calculators/sheet-gauge').then(({ sheetGauge }) => () => (
    <CalculatorForm calculator={sheetGauge}>
      {(answer, { thickness, thicknessUnit = 'in' }) => {
        // Of a gauge the thickness is that of its first sheet.
        const inches = answer.results[0]?.figures[0]?.value;
        const size = new URLSearchParams(
          thickness
            ? { thickness, thicknessUnit }
            : { thickness: inches ?? '', thicknessUnit: 'in' },
        );
        // Its first sheet is weighed as 304.
        const weigh = `${routes.tool({ slug: 'metal-weight-conversion' })}?alloy=S30400`;
        return (
          <>
            <p className="no-print needs-script">
              Next: <a href={`${weigh}&shape=sheet&${size}`}>weigh this stainless sheet</a>, or{' '}
              <a href={routes.search('sheet')}>see the sheet we stock</a>. From 0.1875 in up it is
              usually sold as plate:{' '}
              <a className="whole" href={`${weigh}&shape=plate`}>
                weigh a plate
              </a>
              .
            </p>
            <AnswerTable {...answer} />
          </>
        );
      }}
    </CalculatorForm>
  )),
);

export const RoundToSquareForm = dynamic(() =>
  import('./drawn-forms').then((forms) => forms.RoundToSquareForm),
);
export const MetalWeightForm = dynamic(() =>
  import('./drawn-forms').then((forms) => forms.MetalWeightForm),
);
