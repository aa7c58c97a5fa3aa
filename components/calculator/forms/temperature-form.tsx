'use client';

import { temperature } from '@/lib/calculators/temperature';
import { CalculatorForm } from '../calculator-form';
import { UnitTables } from '../unit-tables';

export const TemperatureForm = () => (
  <CalculatorForm calculator={temperature}>{UnitTables}</CalculatorForm>
);
