import {
  gradesUnder,
  isOfOneAlloy,
  namedIn,
  type CatalogGrade,
  type CatalogSpec,
  type LineCatalog,
} from './catalog';
import type { LineFields } from './line';

interface Checked {
  line: LineFields;
  spec: CatalogSpec;
  grade: CatalogGrade | null;
  /** The rows of the catalog for this spec: those of the grade, or of all grades where the line names none. */
  coverage: CatalogGrade['coverage'];
  catalog: LineCatalog;
}

/**
 * Sentences for the buyer: the spec is superseded, or not listed for this grade, condition, form or size; the size is
 * beyond those in stock.
 */
export function checkLine(line: LineFields, catalog: LineCatalog): readonly string[] {
  const { spec, grade } = namedIn(catalog, line);
  const remarks = beyondStock(line, grade, catalog);
  if (!spec) return remarks;
  const coverage = (grade ? [grade] : catalog.grades).flatMap((each) =>
    each.coverage.filter((row) => row.spec === spec.slug),
  );
  const checks = [superseded, otherGrade, otherCondition, otherForm, tooLarge];
  return [
    ...checks.flatMap((check) => check({ line, spec, grade, coverage, catalog }) ?? []),
    ...remarks,
  ];
}

const all = new Intl.ListFormat('en-GB');
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const superseded = ({ spec: { title, supersededBy } }: Checked) =>
  supersededBy.length === 0
    ? null
    : `${title} is succeeded by ${all.format(supersededBy)}: check the notice.`;

function otherGrade({ spec, grade, catalog }: Checked): string | null {
  const covered = gradesUnder(catalog, spec.slug);
  if (!grade || covered.length === 0 || covered.includes(grade)) return null;
  const titles = all.format(covered.map(({ title }) => title));
  return covered.length === 1 && isOfOneAlloy(spec)
    ? `${spec.title} is ${titles}, not ${grade.title}.`
    : `We list no ${spec.title} ${grade.title}. We list it for ${titles}.`;
}

/** What a condition does to a metal, where two contradict; `null` for one that leaves it open, such as "as ordered". */
function treatmentOf(
  condition: string,
): 'temper' | 'aged' | 'soft' | 'normalized' | 'hardened' | null {
  if (isTemper(condition)) return 'temper';
  if (/\bor\b|^as\b|\bheat treat|hardenable/.test(condition)) return null;
  if (/\baged\b|precipitation/.test(condition)) return 'aged';
  if (condition.includes('tempered')) return 'hardened';
  if (condition === 'normalized') return 'normalized';
  return /solution (?:treated|annealed)$|annealed$|^condition a$/.test(condition) ? 'soft' : null;
}

const isTemper = (condition: string) => /^[trc]?h\d/.test(condition);

const titlesOf = (
  { grade, catalog }: Checked,
  isWanted: (row: CatalogGrade['coverage'][number]) => boolean,
) => {
  const slugs = grade?.coverage.filter(isWanted).map(({ spec }) => spec) ?? [];
  return catalog.specs.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title);
};

/** A condition that contradicts the one of the spec: AMS 4928 is annealed, and not solution treated and aged. */
function otherCondition(checked: Checked): string | null {
  const { line, spec, grade, coverage, catalog } = checked;
  const { condition, form } = line;
  const wanted = condition && treatmentOf(condition);
  const conditions = coverage.flatMap((row) => row.condition?.toLowerCase() ?? []);
  if (!wanted || conditions.length === 0 || conditions.length < coverage.length) return null;
  // Bar of 17-4 PH is bought solution treated, and ordered in the temper that it is to have.
  const grades = grade ? [grade] : gradesUnder(catalog, spec.slug);
  const isOfTempers = grades.some((each) => each.conditions.some(isTemper));
  if ((wanted === 'temper' || wanted === 'aged') && isOfTempers) return null;
  if (conditions.some((each) => [wanted, null].includes(treatmentOf(each)))) return null;
  const titles = titlesOf(checked, (row) => {
    const other = row.condition?.toLowerCase() ?? '';
    const treatment = treatmentOf(other);
    const isSame = treatment === wanted || (treatment === null && other.includes(condition));
    return isSame && (form === null || row.forms.includes(form));
  });
  const asOrdered = isTemper(condition) ? condition.toUpperCase() : condition;
  const is = `${spec.title} is ${any.format(new Set(conditions))}`;
  return titles.length > 0
    ? `${is}. For ${asOrdered} see ${titles.join(', ')}.`
    : `${is}, not ${asOrdered}.`;
}

function otherForm(checked: Checked): string | null {
  const { line, spec, grade, coverage, catalog } = checked;
  const { form } = line;
  const covered = [...new Set(coverage.flatMap(({ forms }) => forms))];
  if (form === null || covered.length === 0 || covered.includes(form)) return null;
  const word = (slug: string) => formWord(catalog, slug);
  const titles = titlesOf(checked, ({ forms }) => forms.includes(form));
  const listed = `We list no ${spec.title} ${word(form)}. We list it as ${all.format(covered.map(word))}.`;
  return grade && titles.length > 0
    ? `${listed} For ${word(form)} of ${grade.title} there is ${any.format(titles)}.`
    : listed;
}

function tooLarge({ line: { size, form }, spec, coverage }: Checked): string | null {
  // Beside other forms the limit is theirs: AMS 4928 covers billet, as forging stock, of any size.
  const limits = coverage.map(({ maxSizeIn, forms }) =>
    form === 'billet' && forms.some((each) => each !== form) ? null : maxSizeIn,
  );
  // Where a row has no limit, the size may be within the spec.
  if (limits.length === 0 || limits.includes(null)) return null;
  const largest = Math.max(...limits.map(Number));
  const inches = sectionOf(size);
  return inches > largest
    ? `We list ${spec.title} up to ${largest} in, and this is ${inches} in.`
    : null;
}

/** The size that a spec limits, inches: rounded, because 203.2 mm are 8 in. */
const sectionOf = (size: LineFields['size']) =>
  rounded(size?.diameter ?? size?.acrossFlats ?? size?.side ?? size?.thickness ?? 0);
const rounded = (inches: number) => Math.round(1000 * inches) / 1000;

const formWord = ({ forms }: LineCatalog, slug: string) =>
  forms.find((each) => each.slug === slug)?.title.toLowerCase() ?? slug;

/** A size above all that we stock in its form, or a length to which we do not cut it: of the grade, or of all grades where the line names none. */
function beyondStock(
  { size, form, length, unit }: LineFields,
  grade: CatalogGrade | null,
  catalog: LineCatalog,
): readonly string[] {
  const stock = (grade ? [grade] : catalog.grades).flatMap((each) =>
    each.stock.filter((row) => row.form === form),
  );
  const largest = Math.max(0, ...stock.map(({ largestIn }) => rounded(largestIn)));
  if (form === null || largest === 0) return [];
  const what = `Our ${[grade?.title, formWord(catalog, form)].filter(Boolean).join(' ')}`;
  const cutFrom = Math.min(...stock.map(({ cutFromIn }) => cutFromIn));
  const cutTo = Math.max(...stock.map(({ cutToIn }) => cutToIn));
  const isPiece = length !== null && (unit ?? 'pieces') === 'pieces';
  const cut = isPiece ? rounded(length) : cutFrom;
  return [
    ...((size?.outerDiameter ?? sectionOf(size)) > largest
      ? [`${what} ends at ${largest} in. For larger sizes we quote other forms or a mill order.`]
      : []),
    ...(cut < cutFrom ? [`${what} is cut to ${cutFrom} in or longer.`] : []),
    ...(cut > cutTo
      ? [`${what} is cut to ${cutTo} in at most. For longer pieces we quote a mill order.`]
      : []),
  ];
}
