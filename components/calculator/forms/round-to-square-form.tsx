'use client';

import { roundToSquare } from '@/lib/calculators/round-to-square';
import { CalculatorForm } from '../calculator-form';
import { Drawing } from '../drawing';

export const RoundToSquareForm = () => (
  <CalculatorForm calculator={roundToSquare} Drawing={Drawing} />
);
