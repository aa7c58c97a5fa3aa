import type { SeedRecord } from '../../lib/cms/sample/record';
import { gradeRecords } from '../../lib/cms/sample/grade-records';

/** As many grades as asked for, with the fields of real ones of that collection and names of their own. */
export function manyGrades(n: number, collection = 'titanium_grades'): SeedRecord[] {
  const models = gradeRecords.filter((grade) => grade.collection === collection);
  if (models.length === 0) throw new Error(`No grades in "${collection}" to model others on.`);
  return Array.from({ length: n }, (_, i) => ({
    ...models[i % models.length]!,
    slug: `many-${i + 1}`,
    title: `Many ${i + 1}`,
  }));
}
