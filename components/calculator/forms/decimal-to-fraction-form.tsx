'use client';

import { decimalToFraction } from '@/lib/calculators/decimal-to-fraction';
import { CalculatorForm } from '../calculator-form';

export const DecimalToFractionForm = () => <CalculatorForm calculator={decimalToFraction} />;
