import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { splitForms } from './split-forms';

/** A grade of the same metal with a higher minimum in a form that both have, and the rows that show it. */
export interface Alternative {
  by: 'yield' | 'elongation';
  grade: Grade;
  row: PropertyRow;
  /** The row of the grade that it is an alternative to. */
  than: PropertyRow;
}

const kinds = ['yield', 'elongation'] as const;

/**
 * For each grade of a metal the next ones to choose where more yield strength or more elongation is needed: of all
 * grades with a higher minimum, the one closest to it. Figures that a grade reaches after heat treatment count like those
 * of products as they are delivered: 15-5 PH is ordered solution treated, and reaches 170 ksi in H900.
 * Where several rows of a grade have its highest figure, the forms of all of them count. A stronger grade is one whose highest
 * yield is higher; for more elongation each condition of another grade counts, because what it gains it loses in yield. Too
 * low a yield is no alternative: see `leastYield`.
 */
export function alternativesAmong(grades: readonly Grade[]) {
  const others = new Map(kinds.map((by) => [by, rowsByForm(grades, by)]));
  return (grade: Grade): readonly Alternative[] =>
    kinds.flatMap((by) => {
      const highest = best(grade.properties, by);
      if (!highest) return [];
      const higher = grade.properties
        .filter((row) => figure(row, by) === figure(highest, by))
        .flatMap((than) =>
          splitForms(than.forms).flatMap((form) => {
            const found = others
              .get(by)!
              .get(form)
              ?.find(({ row }) => figure(row, by) > figure(than, by) && keepsYield(row, than));
            return found ? { by, than, ...found } : [];
          }),
        );
      const [closest] = higher.toSorted((a, b) => figure(a.row, by) - figure(b.row, by));
      return closest ?? [];
    });
}

/**
 * Of each form the rows that an alternative is chosen from, the lowest of them first; of rows with equal figures the one
 * with the highest yield alone.
 */
function rowsByForm(grades: readonly Grade[], by: Alternative['by']) {
  const found = new Map<string, Map<number, { grade: Grade; row: PropertyRow }>>();
  for (const grade of grades) {
    for (const form of new Set(grade.properties.flatMap(({ forms }) => splitForms(forms)))) {
      const ofForm = found.get(form) ?? new Map<number, { grade: Grade; row: PropertyRow }>();
      found.set(form, ofForm);
      const rows = grade.properties.filter(({ forms }) => splitForms(forms).includes(form));
      for (const row of by === 'elongation' ? rows : [best(rows, by)].flatMap((row) => row ?? [])) {
        const equal = ofForm.get(figure(row, by))?.row;
        if (!equal || figure(row, 'yield') > figure(equal, 'yield'))
          ofForm.set(figure(row, by), { grade, row });
      }
    }
  }
  return new Map(
    [...found].map(([form, ofForm]) => [
      form,
      [...ofForm.values()].toSorted((a, b) => figure(a.row, by) - figure(b.row, by)),
    ]),
  );
}

/**
 * The share of the yield that an alternative has at least. The rule is ours, from no source: it leaves out annealed CP
 * titanium (70 ksi) for 6AL-4V (120 ksi), and keeps Waspaloy (110 ksi) for 718 (150 ksi).
 */
const leastYield = 0.6;

/** A yield that is not known, of either row, is not enough. */
const keepsYield = (row: PropertyRow, than: PropertyRow) =>
  row.yield !== null && than.yield !== null && row.yield.ksi >= leastYield * than.yield.ksi;

/** In ksi or percent; a figure that is not known is below all others. */
const figure = (row: PropertyRow, by: Alternative['by']) =>
  (by === 'yield' ? row.yield?.ksi : row.elongation) ?? -1;

const best = (rows: readonly PropertyRow[], by: Alternative['by']) =>
  rows.reduce<PropertyRow | null>(
    (highest, row) => (figure(row, by) > (highest ? figure(highest, by) : -1) ? row : highest),
    null,
  );
