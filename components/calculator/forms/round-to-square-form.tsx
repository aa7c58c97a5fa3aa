'use client';

import { roundToSquare } from '@/lib/calculators/round-to-square';
import { CalculatorForm } from '../calculator-form';

export const RoundToSquareForm = () => <CalculatorForm calculator={roundToSquare} />;
