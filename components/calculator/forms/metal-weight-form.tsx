'use client';

import { type ReactNode, useMemo } from 'react';
import type { Densities } from '@/lib/calculators/material';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { CalculatorForm } from '../calculator-form';
import { LiveDrawing } from '../live-drawing';

export function MetalWeightForm({
  densities,
  example,
}: {
  densities: Densities;
  /** The drawing of the worked example, drawn by the page. */
  example: ReactNode;
}) {
  const metalWeight = useMemo(() => metalWeightOf(densities), [densities]);
  return (
    <CalculatorForm calculator={metalWeight}>
      {({ figure }) => <LiveDrawing calculator={metalWeight} figure={figure} example={example} />}
    </CalculatorForm>
  );
}
