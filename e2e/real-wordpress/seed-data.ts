import { createHash } from 'node:crypto';
import { media, menu, records } from '@/lib/cms/sample/records';
import { manyGrades } from '../fake-cms/many-grades';

/** The sample, as the seeder reads it. */
export function seedData(grades: number) {
  return { records: [...records, ...manyGrades(grades)], media, menu };
}

/** A name for the content of a text, to see whether it has changed. */
export function fingerprint(...texts: readonly (string | Uint8Array)[]) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}
