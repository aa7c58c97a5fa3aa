import type { Coverage, Grade } from '@/content-schemas/grade';
import type { Basis } from '@/content-schemas/grade-facts';

/** Whether a fact was not read in a source (decision 26). */
export const isUnread = ({ basis }: { basis: Basis }) => basis !== 'seen';

/** Whether any of these coverages is marked †: one was read in a source, or known, and another is not confirmed. */
export const isInDoubt = (rows: readonly Coverage[]) =>
  rows.some(({ basis }) => basis) && rows.some(isUnread);

/** Whether a spec of a grade is marked †, by the spec's title. */
export const isSpecInDoubt = ({ rows }: Pick<Grade, 'rows'>, title: string) =>
  isInDoubt(rows) &&
  rows.some((row) => isUnread(row) && row.specs.some((spec) => spec.title === title));
