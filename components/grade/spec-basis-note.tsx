import type { GradeUnderSpec } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { BasisNote, isUnread } from './basis';
import { columnsOf } from './specification-table';

/** Explains † once on a spec's page: after its grades where that is above it, else after its minima. */
export function SpecBasisNote({
  spec,
  gradesUnderSpec,
  after,
}: {
  spec: Spec;
  gradesUnderSpec: readonly GradeUnderSpec[];
  after: 'grades' | 'minima';
}) {
  const coverages = gradesUnderSpec.flatMap((under) => under.coverages);
  const above = [...(spec.scope ? [spec] : []), ...(columnsOf(coverages).basis ? coverages : [])];
  const minima = gradesUnderSpec.flatMap(({ grade }) =>
    grade.properties.filter((row) => row.spec === spec.title),
  );
  const place = above.some(isUnread) ? 'grades' : 'minima';
  return place === after && <BasisNote facts={[...above, ...minima]} />;
}
