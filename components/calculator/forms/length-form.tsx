'use client';

import { length } from '@/lib/calculators/length';
import { CalculatorForm } from '../calculator-form';

export const LengthForm = () => <CalculatorForm calculator={length} />;
