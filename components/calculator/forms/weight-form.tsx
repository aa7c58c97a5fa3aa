'use client';

import { weight } from '@/lib/calculators/weight';
import { CalculatorForm } from '../calculator-form';
import { AnswerTable } from '../answer-table';

export const WeightForm = () => <CalculatorForm calculator={weight}>{AnswerTable}</CalculatorForm>;
