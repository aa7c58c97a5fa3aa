import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { parseChemistry } from '@/lib/catalog/chemistry';
import { densityWords } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { strengthInWords } from '@/lib/catalog/property-words';
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
    label: labelOf(row, grade.properties),
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

/** "AMS 4928 · annealed · to 2 in · †": short, for a narrow list to choose from; with its form where another row reads alike. */
function labelOf(row: PropertyRow, rows: readonly PropertyRow[]): string {
  const short = (each: PropertyRow) =>
    [each.spec, each.condition, sizeRange(each) && `${sizeRange(each)} in`]
      .filter(Boolean)
      .join(' · ');
  const isAlone = rows.filter((each) => short(each) === short(row)).length === 1;
  return [short(row), !isAlone && row.forms, row.basis !== 'seen' && '†']
    .filter(Boolean)
    .join(' · ');
}

/** A lower and an upper limit on one line: "5.50–6.75", "max 0.08". One figure stays as it is. */
function limitsInWords(limits: readonly string[]): string {
  if (limits.length !== 2) return limits.join(' ');
  const [min, max] = limits;
  if (min && max) return `${min}–${max}`;
  if (max) return `max ${max}`;
  return /^\d/.test(min ?? '') ? `min ${min}` : (min ?? '');
}
