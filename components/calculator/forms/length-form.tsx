'use client';

import { length } from '@/lib/calculators/length';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const LengthForm = () => <CalculatorForm calculator={length}>{AnswerTable}</CalculatorForm>;
