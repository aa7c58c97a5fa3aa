import type { Solution } from '@/lib/calculators/calculator';
import { NumberTable } from './number-table';

/** The table of an answer, where it has one. */
export const AnswerTable = ({ table }: Solution) => table && <NumberTable table={table} />;
