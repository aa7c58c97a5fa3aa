'use client';

import { temperature } from '@/lib/calculators/temperature';
import { CalculatorForm } from '../calculator-form';

export const TemperatureForm = () => <CalculatorForm calculator={temperature} />;
