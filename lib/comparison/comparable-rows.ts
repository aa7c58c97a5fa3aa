import type { ComparedProperties } from './comparison';

/** What a condition comes to: H900, "aged 900 F" and "solution and precipitation treated" are all aged. */
const families: readonly (readonly [family: string, words: RegExp])[] = [
  ['aged', /aged|precipitation|^(?:[A-Z]{1,2}\d{3,4}|condition T$)/],
  ['hardened', /hardened/],
  ['worked', /worked|forged/],
  ['soft', /anneal|solution|normali/],
];
const familyOf = (condition: string) =>
  families.find(([, named]) => named.test(condition))?.[0] ?? condition;

const wordsOf = (forms: string | null) => (forms ?? '').split(/[,;]\s*/).filter(Boolean);

/** A row without strengths has too little to compare, however like it is. */
const known = ({ tensile }: ComparedProperties) => (tensile ? 8 : 0);

/** How alike two rows of properties are: by form first, then by condition. */
function likeness(a: ComparedProperties, b: ComparedProperties): number {
  const form = wordsOf(a.forms).some((word) => wordsOf(b.forms).includes(word)) ? 4 : 0;
  const [first, second] = [a.condition ?? '', b.condition ?? ''];
  const condition = first === second ? 3 : familyOf(first) === familyOf(second) ? 2 : 0;
  return known(b) + form + condition;
}

/** Of equals the bar in its soft condition, which most grades are stocked as. */
const common = ({ forms, condition }: ComparedProperties) =>
  (wordsOf(forms).includes('bar') ? 0.5 : 0) + (familyOf(condition ?? '') === 'soft' ? 0.25 : 0);

/**
 * For each grade the row of its properties that is most like the first grade's, whose own is the commonest: annealed bar
 * beside annealed bar, however many are compared. The place in its list; 0 for a grade without any.
 */
export function comparableRows(
  grades: readonly { properties: readonly ComparedProperties[] }[],
): readonly number[] {
  const first = grades.find(({ properties }) => properties.length > 0);
  const place = best(first?.properties ?? [], (row) => known(row) + common(row));
  const reference = first?.properties[place];
  return grades.map((grade) =>
    grade === first || !reference
      ? place
      : best(grade.properties, (row) => likeness(reference, row)),
  );
}

/** The place of the first of the rows with most points; 0 where there is none. */
function best(rows: readonly ComparedProperties[], pointsOf: (row: ComparedProperties) => number) {
  let found = { at: 0, points: 0 };
  rows.forEach((row, at) => {
    const points = pointsOf(row);
    if (points > found.points) found = { at, points };
  });
  return found.at;
}
