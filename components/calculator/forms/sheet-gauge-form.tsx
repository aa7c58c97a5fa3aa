'use client';

import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import { CalculatorForm } from '../calculator-form';

export const SheetGaugeForm = () => <CalculatorForm calculator={sheetGauge} />;
