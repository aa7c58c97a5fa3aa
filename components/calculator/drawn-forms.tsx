'use client';

import { useMemo } from 'react';
import { AddToQuote } from '@/components/quote/add-to-quote';
import type { Densities } from '@/lib/calculators/material';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import type { NamedSizes } from '@/lib/calculators/named-sizes';
import { roundToSquare } from '@/lib/calculators/round-to-square';
import * as routes from '@/lib/routing/routes';
import { CalculatorForm } from './calculator-form';
import { Drawing } from './drawing';

export function MetalWeightForm({
  densities,
  namedSizes,
}: {
  densities: Densities;
  namedSizes: NamedSizes;
}) {
  const metalWeight = useMemo(() => metalWeightOf(densities, namedSizes), [densities, namedSizes]);
  return <CalculatorForm calculator={metalWeight} Drawing={Drawing} QuoteButton={AddToQuote} />;
}

export const RoundToSquareForm = () => (
  <CalculatorForm calculator={roundToSquare} Drawing={Drawing}>
    {(answer) => {
      const [decimal, fraction] = answer.results[1]?.figures ?? [];
      return (
        <p className="no-print">
          Next:{' '}
          <a
            href={`${routes.tool({ slug: 'metal-weight-conversion' })}?diameter=${decimal?.value ?? ''}`}
          >
            weigh round bar{fraction && ` of ${fraction.value} in`}
          </a>
          .
        </p>
      );
    }}
  </CalculatorForm>
);
