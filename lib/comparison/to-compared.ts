import type { Grade } from '@/content-schemas/grade';
import { parseChemistry } from '@/lib/chemistry';
import { densityWords } from '@/lib/density';
import type { Metal } from '@/lib/metals';
import * as routes from '@/lib/routes';
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
  const [least, most] = limits;
  if (least && most) return `${least}–${most}`;
  if (most) return `max ${most}`;
  return /^\d/.test(least ?? '') ? `min ${least}` : (least ?? '');
}
