'use client';

import { metalWeight } from '@/lib/calculators/metal-weight';
import { CalculatorForm } from '../calculator-form';

export const MetalWeightForm = () => <CalculatorForm calculator={metalWeight} />;
