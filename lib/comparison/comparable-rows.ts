import { splitForms } from '@/lib/catalog/split-forms';
import type { ComparedProperties } from './comparison';

/**
 * Groups of conditions that are compared with each other: H900, "aged 900 F" and "solution and precipitation treated"
 * are aged.
 */
const families: readonly (readonly [family: string, words: RegExp])[] = [
  ['aged', /aged|precipitation|^(?:[A-Z]{1,2}\d{3,4}|condition T$)/],
  ['hardened', /hardened/],
  ['worked', /worked|forged/],
  ['soft', /anneal|solution|normali/],
];
function familyOf(marked: string) {
  const condition = marked.replace('‡', '');
  return families.find(([, named]) => named.test(condition))?.[0] ?? condition;
}

/** Points for a row that has strengths. They exceed all others: a row without strengths is not worth comparing. */
const strengthPoints = ({ tensile }: ComparedProperties) => (tensile ? 8 : 0);

/** Points for how alike row `b` is to row `a`: by its form first, then by its condition; an AMS number before another. */
function likeness(a: ComparedProperties, b: ComparedProperties): number {
  const form = splitForms(a.forms).some((word) => splitForms(b.forms).includes(word)) ? 4 : 0;
  const [first, second] = [a.condition ?? '', b.condition ?? ''];
  const condition = first === second ? 3 : familyOf(first) === familyOf(second) ? 2 : 0;
  return strengthPoints(b) + form + condition + (b.label.startsWith('AMS ') ? 1 : 0);
}

/** Points for annealed bar, as which most grades are stocked: it decides between rows that are equal otherwise. */
const stockPoints = ({ forms, condition }: ComparedProperties) =>
  (splitForms(forms).includes('bar') ? 0.5 : 0) + (familyOf(condition ?? '') === 'soft' ? 0.25 : 0);

/**
 * For each grade the index of the row of its properties to show first. For the first grade it is the row that is stocked
 * most; for each other grade the row most like that one, so that annealed bar stands beside annealed bar. 0 for a grade
 * without rows.
 */
export function comparableRows(
  grades: readonly { properties: readonly ComparedProperties[] }[],
): readonly number[] {
  const first = grades.find(({ properties }) => properties.length > 0);
  const place = best(first?.properties ?? [], (row) => strengthPoints(row) + stockPoints(row));
  const reference = first?.properties[place];
  return grades.map((grade) =>
    grade === first || !reference
      ? place
      : best(grade.properties, (row) => likeness(reference, row)),
  );
}

/** The index of the row with the most points, the first of equals; 0 where there is no row. */
function best(rows: readonly ComparedProperties[], pointsOf: (row: ComparedProperties) => number) {
  let found = { at: 0, points: 0 };
  rows.forEach((row, at) => {
    const points = pointsOf(row);
    if (points > found.points) found = { at, points };
  });
  return found.at;
}
