import type { Grade } from '@/content-schemas/grade';
import { parseChemistry } from '@/lib/catalog/chemistry';
import { densityWords } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { holdsFor, strengthInWords } from '@/lib/catalog/property-words';
import type { ComparedGrade } from './comparison';

/** A grade as it is compared. Without a readable table of elements it has no chemistry. */
export const toCompared = (metal: Metal, grade: Grade): ComparedGrade => ({
  title: grade.title,
  path: routes.grade(metal, grade),
  metal: metal.name,
  uns: grade.uns,
  density: grade.density ? densityWords(grade.density) : null,
  aliases: grade.aliases,
  specs: grade.specs.map(({ title }) => title),
  forms: grade.forms.map(({ title }) => title),
  properties: grade.properties.map((row) => ({
    label: holdsFor(row) + (row.basis === 'seen' ? '' : ', †'),
    forms: row.forms,
    condition: row.condition,
    size: sizeRange(row) ? `${sizeRange(row)} in` : null,
    tensile: row.tensile && strengthInWords(row.tensile),
    yield: row.yield && strengthInWords(row.yield),
    elongation: row.elongation === null ? null : `${row.elongation} %`,
    hardness: row.hardness,
  })),
  chemistry: Object.fromEntries(
    (parseChemistry(grade.chemistry ?? '')?.rows ?? []).map(([element = '', ...limits]) => [
      element,
      limitsInWords(limits),
    ]),
  ),
});

/** A lower and an upper limit on one line: "5.50–6.75", "max 0.08". One figure stays as it is. */
function limitsInWords(limits: readonly string[]): string {
  if (limits.length !== 2) return limits.join(' ');
  const [min, max] = limits;
  if (min && max) return `${min}–${max}`;
  if (max) return `max ${max}`;
  return /^\d/.test(min ?? '') ? `min ${min}` : (min ?? '');
}
