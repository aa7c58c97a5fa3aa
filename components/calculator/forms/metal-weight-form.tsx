'use client';

import { useMemo } from 'react';
import type { Materials } from '@/lib/calculators/material';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { CalculatorForm } from '../calculator-form';
import { Drawing } from '../drawing';

export function MetalWeightForm({ materials }: { materials: Materials }) {
  const metalWeight = useMemo(() => metalWeightOf(materials), [materials]);
  return <CalculatorForm calculator={metalWeight} Drawing={Drawing} />;
}
