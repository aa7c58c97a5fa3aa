import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { isSpecInDoubt } from '@/lib/catalog/basis';
import { parseChemistry } from '@/lib/catalog/chemistry';
import { densityWords } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { availability, holdsFor, strengthInWords } from '@/lib/catalog/property-words';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { gradeKey } from './chosen-grades';
import type { ComparedGrade, ComparedProperties } from './comparison';

/** A grade as the comparison gets it. Where its table of elements cannot be read, it has no chemistry. */
export const toCompared = (metal: Metal, grade: Grade): ComparedGrade => ({
  key: gradeKey(metal, grade),
  title: grade.title,
  path: routes.grade(metal, grade),
  metal: metal.name,
  uns: grade.uns,
  density: grade.density === null ? null : densityWords(grade.density),
  availability: availability(grade.stock),
  aliases: namesOf(grade.aliases),
  specs: namesOf(grade.specs.map(({ title }) => title)),
  forms: namesOf(grade.forms.map(({ title }) => title)),
  properties: grade.properties.map((row) => toProperties(grade, row)),
  chemistrySpec: grade.chemistrySource.spec && markedSpec(grade, grade.chemistrySource.spec),
  chemistry: Object.fromEntries(
    (parseChemistry(grade.chemistry ?? '')?.rows ?? []).map(([element = '', ...limits]) => [
      element,
      limitsInWords(limits),
    ]),
  ),
});

const toProperties = (grade: Grade, row: PropertyRow): ComparedProperties => ({
  label: holdsFor(row),
  spec: markedSpec(grade, row.spec),
  forms: row.forms,
  condition: row.condition,
  // A capability is what samples reach after a treatment that the product is delivered without.
  delivered: row.kind === 'capability' ? 'in another condition' : 'in this condition',
  size: sizeRange(row) ? `${sizeRange(row)} in` : null,
  tensile: row.tensile && strengthInWords(row.tensile),
  yield: row.yield && strengthInWords(row.yield),
  elongation: percent(row.elongation),
  reductionOfArea: percent(row.reductionOfArea),
  hardness: row.hardness,
});

const namesOf = (names: readonly string[]) => names.toSorted().join(', ') || null;

/** "AMS 5662†" where the grade's page marks this spec too. */
const markedSpec = (grade: Grade, spec: string) => (isSpecInDoubt(grade, spec) ? `${spec}†` : spec);

const percent = (figure: number | null) => (figure === null ? null : `${figure} %`);

/** A lower and an upper limit on one line: "5.50–6.75", "5 × C to 0.45", "max 0.08". One figure stays as it is. */
function limitsInWords(limits: readonly string[]): string {
  if (limits.length !== 2) return limits.join(' ');
  const [min, max] = limits;
  if (min && max) return min.includes('×') ? `${min} to ${max}` : `${min}–${max}`;
  if (max) return `max ${max}`;
  return /^\d/.test(min ?? '') ? `min ${min}` : (min ?? '');
}
