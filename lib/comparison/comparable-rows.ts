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

type Compared = Pick<ComparedProperties, 'forms' | 'condition' | 'tensile'>;

const familyOf = (condition: string) =>
  families.find(([, words]) => words.test(condition))?.[0] ?? condition;

const sharesForm = (a: Compared, b: Compared) =>
  splitForms(a.forms).some((form) => splitForms(b.forms).includes(form));

/** A row without strengths is not worth comparing; after that the form counts most, then the condition. */
function likeness(a: Compared, b: Compared): number {
  const [first, second] = [a.condition ?? '', b.condition ?? ''];
  const condition = first === second ? 2 : familyOf(first) === familyOf(second) ? 1 : 0;
  return (b.tensile ? 8 : 0) + (sharesForm(a, b) ? 4 : 0) + condition;
}

/**
 * For each grade the index of the properties to show first: those most like the first with strengths, of bar where there is
 * one, so that annealed bar stands beside annealed bar. 0 for a grade without properties.
 */
export function comparableRows(
  grades: readonly { properties: readonly Compared[] }[],
): readonly number[] {
  const rows = grades.flatMap(({ properties }) => properties);
  const strong = rows.filter(({ tensile }) => tensile);
  const reference = strong.find(({ forms }) => splitForms(forms).includes('bar')) ?? strong[0];
  return grades.map(({ properties }) => {
    const points = properties.map((row) => (reference ? likeness(reference, row) : 0));
    return Math.max(0, points.indexOf(Math.max(...points)));
  });
}
