'use client';

import { length } from '@/lib/calculators/length';
import { CalculatorForm } from '../calculator-form';
import { UnitTables } from '../unit-tables';

export const LengthForm = () => <CalculatorForm calculator={length}>{UnitTables}</CalculatorForm>;
