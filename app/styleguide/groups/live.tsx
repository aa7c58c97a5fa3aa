'use client';

import { FieldRow } from '@/components/calculator/field-row';
import { Results } from '@/components/calculator/results';
import { ComparisonTable } from '@/components/compare/comparison-table';
import type { Problem } from '@/lib/calculators/calculator';
import type { ComparedGrade } from '@/lib/comparison/comparison';

const nothing = () => {};
const unit = {
  name: 'sizeUnit',
  label: 'Size unit',
  initial: 'in',
  options: [{ value: 'in', label: 'in' }],
};
const field = { name: 'size', label: 'Size', initial: '1', unit };

const refused: Problem = {
  message: 'Invalid input given: abc',
  hint: 'Format like this: 2.5',
};

/** A question as typed, as understood, and with what is wrong of it. */
export const Fields = () =>
  [{ size: '1' }, { size: '2-1/2', understood: '2.5 in' }, { size: 'abc', problem: refused }].map(
    ({ size, problem, understood }) => (
      <FieldRow
        key={size}
        field={field}
        values={{ size, sizeUnit: 'in' }}
        problems={problem ? { size: problem } : {}}
        understood={understood}
        onType={nothing}
      />
    ),
  );

/** No result, where a question has no good answer. */
export const NoResults = () => <Results answer={{ results: [], problems: {} }} isOutdated />;

export const Compared = ({ grades }: { grades: readonly ComparedGrade[] }) => (
  <ComparisonTable grades={grades} onRemove={nothing} />
);
