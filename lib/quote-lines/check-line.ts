import {
  gradesUnder,
  isOfOneAlloy,
  namedIn,
  type CatalogGrade,
  type CatalogSpec,
  type LineCatalog,
} from './catalog';
import type { LineFields } from './line';

/**
 * Sentences on the spec of a line, which the buyer should check before sending it: it is superseded, or we do not list it
 * for this grade, condition, form or size. No line is refused for it.
 */
export function checkLine(line: LineFields, catalog: LineCatalog): readonly string[] {
  const { spec, grade } = namedIn(catalog, line);
  if (!spec) return [];
  return [
    ...superseded(spec),
    ...otherGrade(spec, grade, catalog),
    ...otherCondition(spec, grade, line, catalog),
    ...otherForm(spec, grade, line, catalog),
    ...tooLarge(spec, grade, line, catalog),
  ];
}

const superseded = ({ title, supersededBy }: CatalogSpec): readonly string[] =>
  supersededBy.length === 0
    ? []
    : [`${title} is succeeded by ${listed(supersededBy)}: check the notice.`];

function otherGrade(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  catalog: LineCatalog,
): readonly string[] {
  const covered = gradesUnder(catalog, spec.slug);
  if (!grade || covered.length === 0 || covered.includes(grade)) return [];
  const titles = listed(covered.map(({ title }) => title));
  return covered.length === 1 && isOfOneAlloy(spec)
    ? [`${spec.title} is ${titles}, not ${grade.title}.`]
    : [`We list no ${spec.title} ${grade.title}. We list it for ${titles}.`];
}

/** The rows of the catalog for this spec: those of the grade, or of all grades where the line names none. */
function coverageOf(spec: CatalogSpec, grade: CatalogGrade | null, { grades }: LineCatalog) {
  const of = (among: readonly CatalogGrade[]) =>
    among.flatMap(({ coverage }) => coverage.filter((each) => each.spec === spec.slug));
  return grade ? of([grade]) : of(grades);
}

/**
 * What a condition does to a metal, as far as two of a spec contradict each other; `null` for one that leaves it open, such
 * as "as ordered" and "annealed or hot worked".
 */
function treatmentOf(
  condition: string,
): 'temper' | 'aged' | 'soft' | 'normalized' | 'hardened' | null {
  if (isTemper(condition)) return 'temper';
  if (/\bor\b|^as\b|\bheat treat|hardenable/.test(condition)) return null;
  if (/\baged\b|precipitation/.test(condition)) return 'aged';
  if (/tempered/.test(condition)) return 'hardened';
  if (condition === 'normalized') return 'normalized';
  return /solution (?:treated|annealed)$|annealed$|^condition a$/.test(condition) ? 'soft' : null;
}

const isTemper = (condition: string) => /^[trc]?h\d/.test(condition);

/** A condition that contradicts the one of the spec: AMS 4928 is annealed, and not solution treated and aged. */
function otherCondition(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  { condition, form }: LineFields,
  catalog: LineCatalog,
): readonly string[] {
  const wanted = condition && treatmentOf(condition);
  const covered = coverageOf(spec, grade, catalog).map((each) => each.condition?.toLowerCase());
  const conditions = covered.filter((each) => each !== undefined);
  if (!wanted || conditions.length === 0 || conditions.length < covered.length) return [];
  // Bar of 17-4 PH is bought solution treated, and ordered in the temper that it is to have.
  const grades = grade ? [grade] : gradesUnder(catalog, spec.slug);
  const isOfTempers = grades.some((each) => each.conditions.some(isTemper));
  if ((wanted === 'temper' || wanted === 'aged') && isOfTempers) return [];
  if (conditions.some((each) => [wanted, null].includes(treatmentOf(each)))) return [];
  const instead = (grade?.coverage ?? []).filter((each) => {
    const other = each.condition?.toLowerCase() ?? '';
    const treatment = treatmentOf(other);
    return (
      (form === null || each.forms.includes(form)) &&
      (treatment === wanted || (treatment === null && other.includes(condition)))
    );
  });
  const titles = catalog.specs
    .filter(({ slug }) => instead.some((each) => each.spec === slug))
    .map(({ title }) => title);
  const asOrdered = isTemper(condition) ? condition.toUpperCase() : condition;
  const is = `${spec.title} is ${listed([...new Set(conditions)], 'or')}`;
  return titles.length > 0
    ? [`${is}. For ${asOrdered} see ${titles.join(', ')}.`]
    : [`${is}, not ${asOrdered}.`];
}

function otherForm(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  { form }: LineFields,
  catalog: LineCatalog,
): readonly string[] {
  const covered = new Set(coverageOf(spec, grade, catalog).flatMap(({ forms }) => forms));
  if (form === null || covered.size === 0 || covered.has(form)) return [];
  const word = (slug: string) =>
    catalog.forms.find((each) => each.slug === slug)?.title.toLowerCase() ?? slug;
  const others = (grade?.coverage ?? []).filter(({ forms }) => forms.includes(form));
  const titles = catalog.specs.filter(({ slug }) => others.some((each) => each.spec === slug));
  const instead =
    grade && titles.length > 0
      ? ` For ${word(form)} of ${grade.title} there is ${listed(
          titles.map(({ title }) => title),
          'or',
        )}.`
      : '';
  const forms = listed([...covered].map(word));
  return [`We list no ${spec.title} ${word(form)}. We list it as ${forms}.${instead}`];
}

function tooLarge(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  { size, form }: LineFields,
  catalog: LineCatalog,
): readonly string[] {
  // Beside other forms the limit is theirs: AMS 4928 covers billet, as forging stock, of any size.
  const limits = coverageOf(spec, grade, catalog).map(({ maxSizeIn, forms }) =>
    form === 'billet' && forms.some((each) => each !== form) ? null : maxSizeIn,
  );
  const known = limits.filter((limit) => limit !== null);
  // Where a row has no limit, the size may be within the spec.
  if (known.length === 0 || known.length < limits.length) return [];
  const largest = Math.max(...known);
  const section = size?.diameter ?? size?.acrossFlats ?? size?.side ?? size?.thickness ?? 0;
  if (section <= largest) return [];
  const inches = Math.round(section * 1000) / 1000;
  return [`We list ${spec.title} up to ${largest} in, and this is ${inches} in.`];
}

const listed = (words: readonly string[], conjunction = 'and') =>
  words.length > 1
    ? `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
    : (words[0] ?? '');
