import type { Grade } from '@/content-schemas/grade';
import type { Alternative } from '@/lib/catalog/alternatives';
import { BasisNote, isUnread } from './basis';
import { columnsOf } from './specification-table';

/** Explains † once on a grade's page: after its specifications where they have it, else after its minima. */
export function GradeBasisNote({
  grade: { rows, properties, heatTreatments, equivalents, variants, chemistry, chemistrySource },
  alternatives,
  after,
}: {
  grade: Grade;
  alternatives: readonly Alternative[];
  after: 'specifications' | 'minima';
}) {
  const specifications = columnsOf(rows).basis ? rows : [];
  const below = [
    ...properties,
    ...heatTreatments,
    ...(chemistry && chemistrySource.spec ? [chemistrySource] : []),
    ...variants.filter(({ from }) => from),
    ...equivalents,
    ...alternatives.flatMap(({ row, than }) => [row, than]),
  ];
  const place = specifications.some(isUnread) ? 'specifications' : 'minima';
  return place === after && <BasisNote facts={[...specifications, ...below]} />;
}
