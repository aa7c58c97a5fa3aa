'use client';

import { weight } from '@/lib/calculators/weight';
import { CalculatorForm } from '../calculator-form';

export const WeightForm = () => <CalculatorForm calculator={weight} />;
