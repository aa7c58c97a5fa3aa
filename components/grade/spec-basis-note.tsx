import type { GradeUnderSpec } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { BasisNote } from './basis';
import { columnsOf } from './specification-table';

/** Explains †, once for what a spec covers, its grades and their minima. */
export function SpecBasisNote({
  spec,
  gradesUnderSpec,
}: {
  spec: Spec;
  gradesUnderSpec: readonly GradeUnderSpec[];
}) {
  const coverages = gradesUnderSpec.flatMap((under) => under.coverages);
  const facts = [
    ...(spec.scope ? [spec] : []),
    ...(columnsOf(coverages).basis ? coverages : []),
    ...gradesUnderSpec.flatMap(({ grade }) =>
      grade.properties.filter((row) => row.spec === spec.title),
    ),
  ];
  return <BasisNote facts={facts} />;
}
