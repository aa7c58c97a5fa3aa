import { createHash } from 'node:crypto';
import { media, menu, records } from '@/lib/cms/sample/records';
import type { SeedRecord } from '@/lib/cms/sample/record';

/** More titanium grades for tests of size, each with the fields of a real one. */
export function generatedGrades(count: number): readonly SeedRecord[] {
  const real = records.filter(({ collection }) => collection === 'titanium_grades');
  return Array.from({ length: count }, (_, n) => ({
    ...real[n % real.length]!,
    slug: `generated-${n + 1}`,
    title: `Generated ${n + 1}`,
    seo: undefined,
  }));
}

/** The sample, as the seeder reads it. */
export function seedData(grades: number) {
  return { records: [...records, ...generatedGrades(grades)], media, menu };
}

/** A name for the content of a text, to see whether it has changed. */
export function fingerprint(...texts: readonly (string | Uint8Array)[]) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}
