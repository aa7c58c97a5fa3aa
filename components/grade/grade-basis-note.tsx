import type { Grade } from '@/content-schemas/grade';
import type { Alternative } from '@/lib/catalog/alternatives';
import { BasisNote } from './basis';
import { columnsOf } from './specification-table';

/** Explains †, once for all tables of a grade's page. */
export function GradeBasisNote({
  grade: { rows, properties, heatTreatments, equivalents, variants, chemistry, chemistrySource },
  alternatives,
}: {
  grade: Grade;
  alternatives: readonly Alternative[];
}) {
  const facts = [
    ...(columnsOf(rows).basis ? rows : []),
    ...properties,
    ...heatTreatments,
    ...(chemistry && chemistrySource.spec ? [chemistrySource] : []),
    ...variants.filter(({ from }) => from),
    ...equivalents,
    ...alternatives.flatMap(({ row, than }) => [row, than]),
  ];
  return <BasisNote facts={facts} />;
}
