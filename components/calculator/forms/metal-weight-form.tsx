'use client';

import { useMemo } from 'react';
import { AddToQuote } from '@/components/quote/add-to-quote';
import type { Densities } from '@/lib/calculators/material';
import type { NamedSizes } from '@/lib/calculators/named-sizes';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { CalculatorForm } from '../calculator-form';
import { type Example, LiveDrawing } from '../live-drawing';

export function MetalWeightForm({
  densities,
  namedSizes,
  example,
}: {
  densities: Densities;
  namedSizes: NamedSizes;
  example: Example;
}) {
  const metalWeight = useMemo(() => metalWeightOf(densities, namedSizes), [densities, namedSizes]);
  return (
    <CalculatorForm
      calculator={metalWeight}
      renderDrawing={({ drawing }, isOutdated) => (
        <LiveDrawing drawing={drawing} isOutdated={isOutdated} example={example} />
      )}
      quoteButton={AddToQuote}
    />
  );
}
