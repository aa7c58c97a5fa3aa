'use client';

import { steelHardness } from '@/lib/calculators/steel-hardness';
import { CalculatorForm } from '../calculator-form';

export const SteelHardnessForm = () => <CalculatorForm calculator={steelHardness} />;
