import type { Basis, Strength } from '@/content-schemas/grade-facts';
import { isProblem, readSize } from '@/lib/calculators/dimension';
import { toNumber } from '@/lib/calculators/rational';
import { splitForms } from './split-forms';

/**
 * A row that the search by property goes through: the minimum properties of a grade by one spec, in one form, condition and
 * size. A grade without known minimums has one row, which is found by its metal and density alone.
 */
export interface PropertyFigures {
  title: string;
  path: string;
  /** The grade's key: `titanium/6al-4v`. */
  grade: string;
  metal: string;
  /** Whether no form of the grade is stocked: it is sourced to order (decision 50). */
  isToOrder: boolean;
  /** Pounds per cubic inch. */
  density: number | null;
  spec: string | null;
  /** "sheet, strip" */
  forms: string | null;
  condition: string | null;
  /** The range of thickness or diameter, inches: over `overIn`, up to and including `toIn`. */
  overIn: number | null;
  toIn: number | null;
  tensile: Strength | null;
  yield: Strength | null;
  /** Percent. */
  elongation: number | null;
  isCapability: boolean;
  basis: Basis;
}

/** The names of the figures in the address, in the order of the form. */
export const figureNames = ['tensile', 'yield', 'elongation', 'density', 'size'] as const;
type FigureName = (typeof figureNames)[number];

/** The requirements. Strengths are in `unit` and, like elongation, minimums; the density is a maximum. */
interface PropertyQuery extends Readonly<Record<FigureName, number | null>> {
  unit: keyof Strength;
  metal: string | null;
  form: string | null;
  /** A part of a spec's or a condition's name. */
  spec: string | null;
}

/** Digits with a decimal point. A comma is refused: "1,034" can be read as 1034 and as 1.034. */
const decimal = /^(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/;

/** A size as the calculators read it, in inches: 2.5, 2-1/2, 63.5 mm. */
function inches(size: string): number | null {
  const read = readSize({ name: 'size', label: 'Size', initial: '' }, { size });
  return read && !isProblem(read) ? toNumber(read.inches) : null;
}

/** The requirements in `?yield=120&unit=ksi&form=bar`, and the names of fields whose text is no figure. */
export function parsePropertyQuery(query: URLSearchParams): {
  wanted: PropertyQuery;
  problems: readonly FigureName[];
} {
  const typed = (name: string) => query.get(name)?.trim() || null;
  const figure = (name: FigureName) => {
    const text = typed(name);
    if (!text) return null;
    return name === 'size' ? inches(text) : decimal.test(text) ? Number(text) : null;
  };
  return {
    wanted: {
      tensile: figure('tensile'),
      yield: figure('yield'),
      elongation: figure('elongation'),
      density: figure('density'),
      size: figure('size'),
      unit: query.get('unit') === 'mpa' ? 'mpa' : 'ksi',
      metal: typed('metal'),
      form: typed('form'),
      spec: typed('spec'),
    },
    problems: figureNames.filter((name) => typed(name) !== null && figure(name) === null),
  };
}

/** The strength that the results are sorted by: tensile where both are given. */
export const askedStrength = ({
  tensile,
  yield: yielding,
}: Pick<PropertyQuery, 'tensile' | 'yield'>) =>
  tensile === null ? (yielding === null ? null : 'yield') : 'tensile';

/**
 * The rows that meet every requirement, sorted by the required strength, the nearest first. An unknown figure meets
 * none.
 */
export function findByProperty<R extends PropertyFigures>(
  rows: readonly R[],
  { unit, ...wanted }: PropertyQuery,
): readonly R[] {
  const by = askedStrength(wanted);
  const found = rows.filter(
    (row) =>
      reaches(row.tensile?.[unit], wanted.tensile) &&
      reaches(row.yield?.[unit], wanted.yield) &&
      reaches(row.elongation, wanted.elongation) &&
      (wanted.density === null || (row.density !== null && row.density <= wanted.density)) &&
      (wanted.size === null || coversSize(row, wanted.size)) &&
      (wanted.metal === null || row.metal === wanted.metal) &&
      (wanted.form === null || splitForms(row.forms).includes(wanted.form)) &&
      (wanted.spec === null || isIn(wanted.spec, row.spec) || isIn(wanted.spec, row.condition)),
  );
  return by ? found.toSorted((a, b) => (a[by]?.[unit] ?? 0) - (b[by]?.[unit] ?? 0)) : found;
}

/** The rows grouped by grade, in the order of each grade's first row; in a group, rows without figures come last. */
export function byGrade<R extends PropertyFigures>(rows: readonly R[]): readonly (readonly R[])[] {
  const grades = new Map<string, R[]>();
  for (const row of rows) grades.set(row.grade, [...(grades.get(row.grade) ?? []), row]);
  return [...grades.values()].map((ofGrade) =>
    ofGrade.toSorted((a, b) => Number(isBare(a)) - Number(isBare(b))),
  );
}

/** Whether a row has no figures: a spec may state no minimum for a condition. */
const isBare = ({ tensile, yield: yielding, elongation }: PropertyFigures) =>
  (tensile ?? yielding ?? elongation) === null;

const reaches = (figure: number | null | undefined, least: number | null) =>
  least === null || (typeof figure === 'number' && figure >= least);

/** A row without limits applies to all sizes of its spec; a row without a spec applies to none. */
const coversSize = ({ spec, overIn, toIn }: PropertyFigures, size: number) =>
  spec !== null && (overIn === null || size > overIn) && (toIn === null || size <= toIn);

const isIn = (part: string, text: string | null) =>
  text !== null && letters(text).includes(letters(part));

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
