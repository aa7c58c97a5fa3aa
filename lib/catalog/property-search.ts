import type { PropertyRow } from '@/content-schemas/grade-facts';
import type { Strength } from '@/content-schemas/strength';
import { splitForms } from './split-forms';

export type Minimum = Pick<
  PropertyRow,
  'spec' | 'forms' | 'condition' | 'tensile' | 'yield' | 'elongation' | 'kind'
> & {
  /** "over 0.1875 to 4 in" beside ksi, in millimeters beside MPa. */
  size: Readonly<Record<keyof Strength, string>>;
  isInDoubt: boolean;
};

export interface GradeMinimums {
  key: string;
  title: string;
  path: string;
  metal: { slug: string; name: string };
  /** The forms it is sold in, in the words of `Minimum`'s forms: bar, plate. None where it is sourced to order. */
  soldAs: readonly string[];
  minimums: readonly Minimum[];
}

export const figureNames = ['yield', 'tensile', 'elongation'] as const;
type FigureName = (typeof figureNames)[number];

/** The requirements. Strengths are in `unit`; each figure is a minimum. */
interface Requirements extends Readonly<Record<FigureName, number | null>> {
  unit: keyof Strength;
  form: string | null;
}

/** Digits with a decimal point. A comma is refused: "1,034" can be read as 1034 and as 1.034. */
const decimal = /^(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/;

/**
 * The requirements in `?yield=120&unit=ksi&form=bar`, and the names of fields whose text is not a number. Strengths
 * without a unit are in ksi; where none is asked for, the unit is that of the site.
 */
export function parseRequirements(
  query: URLSearchParams,
  siteUnit: keyof Strength = 'ksi',
): { wanted: Requirements; problems: readonly FigureName[] } {
  const typed = (name: string) => query.get(name)?.trim() || null;
  const figure = (name: FigureName) => {
    const text = typed(name);
    return text && decimal.test(text) ? Number(text) : null;
  };
  const defaultUnit = typed('yield') || typed('tensile') ? 'ksi' : siteUnit;
  return {
    wanted: {
      yield: figure('yield'),
      tensile: figure('tensile'),
      elongation: figure('elongation'),
      unit: (query.get('unit') ?? defaultUnit) === 'mpa' ? 'mpa' : 'ksi',
      form: typed('form'),
    },
    problems: figureNames.filter((name) => typed(name) !== null && figure(name) === null),
  };
}

/** The strength that results are sorted by: yield where both are asked for. */
export const sortedBy = (wanted: Pick<Requirements, 'tensile' | 'yield'>) =>
  wanted.yield !== null ? 'yield' : wanted.tensile !== null ? 'tensile' : null;

/** A grade, its row nearest to what is asked for, and how many more of its rows meet that. */
export interface FoundGrade {
  grade: GradeMinimums;
  minimum: Minimum;
  more: number;
}

/** Grades whose minimums meet every requirement, and those sold in the form whose matching minimums are of another form. */
export function findByProperty(
  grades: readonly GradeMinimums[],
  wanted: Requirements,
): { listed: readonly FoundGrade[]; toConfirm: readonly FoundGrade[] } {
  const { unit, form } = wanted;
  const by = sortedBy(wanted);
  const meets = (minimum: Minimum) =>
    figureNames.every((name) => reaches(figureOf(minimum, name, unit), wanted[name]));
  // Where no strength is asked for, a row without strengths comes after those that have them.
  const rank = (minimum: Minimum) =>
    by ? (minimum[by]?.[unit] ?? 0) : Number(minimum.tensile === null);
  const find = (
    among: readonly GradeMinimums[],
    isWanted: (minimum: Minimum) => boolean,
  ): readonly FoundGrade[] => {
    const found = among.flatMap((grade) => {
      const [minimum, ...others] = grade.minimums
        .filter(isWanted)
        .toSorted((a, b) => rank(a) - rank(b) || doubt(a) - doubt(b));
      return minimum ? [{ grade, minimum, more: others.length }] : [];
    });
    return by ? found.toSorted((a, b) => rank(a.minimum) - rank(b.minimum)) : found;
  };
  const listed = find(grades, (minimum) => meets(minimum) && isOfForm(minimum, form));
  const sold = grades.filter(
    (grade) =>
      form !== null &&
      grade.soldAs.includes(form) &&
      !listed.some(({ grade: { key } }) => key === grade.key),
  );
  return { listed, toConfirm: find(sold, meets) };
}

/** The first figure asked for that no minimum of the form reaches, and the highest of these; `null` where none is known. */
export function highestBelow(
  grades: readonly GradeMinimums[],
  wanted: Requirements,
): { name: FigureName; highest: number } | null {
  const ofForm = grades.flatMap(({ minimums }) =>
    minimums.filter((minimum) => isOfForm(minimum, wanted.form)),
  );
  for (const name of figureNames) {
    const figures = ofForm.flatMap((minimum) => figureOf(minimum, name, wanted.unit) ?? []);
    const highest = Math.max(...figures);
    if (figures.length > 0 && !reaches(highest, wanted[name])) return { name, highest };
  }
  return null;
}

/** On equal figures the row that ships with them comes before one that is treated afterwards (‡), then before one in doubt (†). */
const doubt = ({ kind, isInDoubt }: Minimum) => (kind === 'capability' ? 2 : 0) + Number(isInDoubt);

const figureOf = (minimum: Minimum, name: FigureName, unit: keyof Strength) =>
  name === 'elongation' ? minimum.elongation : minimum[name]?.[unit];

const isOfForm = ({ forms }: Minimum, form: string | null) =>
  form === null || splitForms(forms).includes(form);

const reaches = (figure: number | null | undefined, least: number | null) =>
  least === null || (typeof figure === 'number' && figure >= least);
