import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { physicalRows } from '@/content-schemas/physical-facts';
import { isSpecInDoubt } from '@/lib/catalog/basis';
import { limitsText, parseChemistry } from '@/lib/catalog/chemistry';
import { densityWords } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { availability, strengthInWords } from '@/lib/catalog/property-words';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { gradeKey } from './chosen-grades';
import { delivery, type ComparedGrade, type ComparedProperties } from './comparison';

/** A grade as the comparison gets it. Where its table of elements cannot be read, it has no chemistry. */
export function toCompared(metal: Metal, grade: Grade): ComparedGrade {
  const { rows, columns } = parseChemistry(grade.chemistry ?? '') ?? { rows: [], columns: [] };
  return {
    key: gradeKey(metal, grade),
    title: grade.title,
    path: routes.grade(metal, grade),
    metal: metal.name,
    uns: grade.uns,
    density: grade.density === null ? null : densityWords(grade.density),
    availability: availability(grade.stock),
    aliases: namesOf(grade.aliases),
    specs: Object.fromEntries(
      grade.specs.map((spec) => [routes.spec(metal, spec), spec.title]).toSorted(),
    ),
    forms: namesOf(grade.forms.map(({ title }) => title)),
    properties: grade.properties.map((row) => toProperties(grade, row)),
    physical: Object.fromEntries(
      physicalRows(grade.physical).map(([name = '', ...figures]) => [
        name.replace(/^Mean t/, 'T').replace(/(?:,| of| near) .*/, ''),
        figures.filter((figure) => figure !== '–').join(', '),
      ]),
    ),
    chemistrySpec: grade.chemistrySource.spec && markedSpec(grade, grade.chemistrySource.spec),
    chemistry: Object.fromEntries(
      rows.map(([element = '', ...limits]) => [element, limitsText(limits, columns)]),
    ),
  };
}

const toProperties = (grade: Grade, row: PropertyRow): ComparedProperties => ({
  spec: markedSpec(grade, row.spec),
  forms: row.forms,
  condition: row.condition,
  // A capability is what samples reach after a treatment that the product is delivered without.
  delivered:
    row.kind === 'capability' ? (conditionUnder(grade, row.spec) ?? delivery.other) : delivery.same,
  size: sizeRange(row) ? `${sizeRange(row)} in` : null,
  tensile: row.tensile && strengthInWords(row.tensile),
  yield: row.yield && strengthInWords(row.yield),
  elongation: percent(row.elongation),
  reductionOfArea: percent(row.reductionOfArea),
  hardness: row.hardness,
});

/** "solution treated": the condition that a spec covers the grade in. */
const conditionUnder = ({ rows }: Grade, spec: string) =>
  rows.find(({ specs }) => specs.some(({ title }) => title === spec))?.condition;

const namesOf = (names: readonly string[]) => names.toSorted().join(', ') || null;

/** "AMS 5662†" where the grade's page marks this spec too. */
const markedSpec = (grade: Grade, spec: string) => (isSpecInDoubt(grade, spec) ? `${spec}†` : spec);

const percent = (figure: number | null) => (figure === null ? null : `${figure} %`);
