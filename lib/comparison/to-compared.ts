import type { Grade } from '@/content-schemas/grade';
import type { Basis, PropertyRow } from '@/content-schemas/grade-facts';
import { parseChemistry } from '@/lib/catalog/chemistry';
import { densityWords } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { strengthInWords } from '@/lib/catalog/property-words';
import type { ComparedGrade } from './comparison';

/** A grade as the comparison gets it. Where its table of elements cannot be read, it has no chemistry. */
export const toCompared = (metal: Metal, grade: Grade): ComparedGrade => ({
  title: grade.title,
  path: routes.grade(metal, grade),
  metal: metal.name,
  uns: grade.uns,
  density: grade.density ? densityWords(grade.density) : null,
  aliases: grade.aliases,
  specs: grade.specs.map(({ title }) => title),
  // Sorted, so that all columns have the same order.
  forms: grade.forms.map(({ title }) => title).toSorted(),
  properties: grade.properties.map((row) => ({
    label: labelOf(row, grade.properties) + capabilityMark(row),
    forms: row.forms,
    condition: row.condition && row.condition + capabilityMark(row),
    size: sizeRange(row) ? `${sizeRange(row)} in` : null,
    tensile: row.tensile && strengthInWords(row.tensile),
    yield: row.yield && strengthInWords(row.yield),
    elongation: percent(row.elongation),
    reductionOfArea: percent(row.reductionOfArea),
    hardness: row.hardness,
  })),
  chemistrySpec:
    grade.chemistrySource.spec &&
    markedSpec(grade.chemistrySource.spec, grade.chemistrySource.basis),
  chemistry: Object.fromEntries(
    (parseChemistry(grade.chemistry ?? '')?.rows ?? []).map(([element = '', ...limits]) => [
      element,
      limitsInWords(limits),
    ]),
  ),
});

/** "AMS 5662†" where what stands under it was not read in a source (`components/grade/basis.tsx`). */
const markedSpec = (spec: string, basis: Basis) => (basis === 'seen' ? spec : `${spec}†`);

const percent = (figure: number | null) => (figure === null ? null : `${figure} %`);

/** Of figures that hold for samples treated after delivery (`components/grade/capability.tsx`). */
const capabilityMark = ({ kind }: PropertyRow) => (kind === 'capability' ? '‡' : '');

/** Characters that fit into a column where four grades are compared. */
const maxLabel = 26;

/** The shortest label that no other row of the grade has: "AMS 5662†, aged". The lines of the table show the rest. */
function labelOf(row: PropertyRow, rows: readonly PropertyRow[]): string {
  const specOf = ({ spec, basis }: PropertyRow) => markedSpec(spec, basis);
  // Only the last step of a treatment: "solution treated, then aged" becomes "aged".
  const last = (condition: string | null) =>
    condition?.replace(/^(?:solution treated|hardened)(?:,? then| and) /, '');
  const size = (each: PropertyRow) => sizeRange(each) && `${sizeRange(each)} in`;
  const sizeLimit = (each: PropertyRow) => (each.toIn === null ? size(each) : `to ${each.toIn} in`);
  const joined = (...parts: readonly unknown[]) => parts.filter(Boolean).join(', ');
  const labels: readonly ((each: PropertyRow) => string)[] = [
    (each) => joined(specOf(each), last(each.condition)),
    specOf,
    (each) => joined(specOf(each), sizeLimit(each)),
    (each) => joined(specOf(each), last(each.condition), sizeLimit(each)),
    (each) => joined(specOf(each), each.condition, size(each)),
    (each) => joined(specOf(each), each.condition, size(each), each.forms),
  ];
  const isAlone = (label: (each: PropertyRow) => string) =>
    rows.filter((each) => label(each) === label(row)).length === 1;
  const fit = labels.filter(isAlone);
  return (fit.find((label) => label(row).length <= maxLabel) ?? fit[0] ?? labels.at(-1)!)(row);
}

/** A lower and an upper limit on one line: "5.50–6.75", "5 × C to 0.45", "max 0.08". One figure stays as it is. */
function limitsInWords(limits: readonly string[]): string {
  if (limits.length !== 2) return limits.join(' ');
  const [min, max] = limits;
  if (min && max) return min.includes('×') ? `${min} to ${max}` : `${min}–${max}`;
  if (max) return `max ${max}`;
  return /^\d/.test(min ?? '') ? `min ${min}` : (min ?? '');
}
