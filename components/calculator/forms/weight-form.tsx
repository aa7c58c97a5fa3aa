'use client';

import { weight } from '@/lib/calculators/weight';
import { CalculatorForm } from '../calculator-form';
import { UnitTables } from '../unit-tables';

export const WeightForm = () => <CalculatorForm calculator={weight}>{UnitTables}</CalculatorForm>;
