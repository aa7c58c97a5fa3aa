import {
  gradesUnder,
  namedIn,
  type CatalogGrade,
  type CatalogSpec,
  type LineCatalog,
} from './catalog';
import type { LineFields } from './line';

/** A remark on a line that the buyer should check before sending it. No line is refused for it. */
interface LineRemark {
  kind: 'spec-form' | 'spec-grade' | 'spec-size' | 'spec-superseded';
  sentence: string;
}

/** Remarks on the spec of a line: it is superseded, or we do not list it for this grade, form or size. */
export function checkLine(line: LineFields, catalog: LineCatalog): readonly LineRemark[] {
  const { spec, grade } = namedIn(catalog, line);
  if (!spec) return [];
  return [
    ...superseded(spec),
    ...otherGrade(spec, grade, catalog),
    ...otherForm(spec, grade, line, catalog),
    ...tooLarge(spec, grade, line, catalog),
  ];
}

const superseded = ({ title, supersededBy }: CatalogSpec): readonly LineRemark[] =>
  supersededBy.length === 0
    ? []
    : [
        {
          kind: 'spec-superseded',
          sentence: `${title} is succeeded by ${listed(supersededBy)}: check the notice.`,
        },
      ];

function otherGrade(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  catalog: LineCatalog,
): readonly LineRemark[] {
  const covered = gradesUnder(catalog, spec.slug);
  if (!grade || covered.length === 0 || covered.includes(grade)) return [];
  const titles = listed(covered.map(({ title }) => title));
  return [
    {
      kind: 'spec-grade',
      sentence: `We list no ${spec.title} ${grade.title}. We list it for ${titles}.`,
    },
  ];
}

/** The rows of the catalog for this spec: those of the grade, or of all grades where the line names none. */
function coverageOf(spec: CatalogSpec, grade: CatalogGrade | null, { grades }: LineCatalog) {
  const of = (among: readonly CatalogGrade[]) =>
    among.flatMap(({ coverage }) => coverage.filter((each) => each.spec === spec.slug));
  return grade ? of([grade]) : of(grades);
}

function otherForm(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  { form }: LineFields,
  catalog: LineCatalog,
): readonly LineRemark[] {
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
  return [
    {
      kind: 'spec-form',
      sentence: `We list no ${spec.title} ${word(form)}. We list it as ${forms}.${instead}`,
    },
  ];
}

function tooLarge(
  spec: CatalogSpec,
  grade: CatalogGrade | null,
  { size }: LineFields,
  catalog: LineCatalog,
): readonly LineRemark[] {
  const limits = coverageOf(spec, grade, catalog).map(({ maxSizeIn }) => maxSizeIn);
  const known = limits.filter((limit) => limit !== null);
  // Where a row has no limit, the size may be within the spec.
  if (known.length === 0 || known.length < limits.length) return [];
  const largest = Math.max(...known);
  const section = size?.diameter ?? size?.acrossFlats ?? size?.side ?? size?.thickness ?? 0;
  if (section <= largest) return [];
  const inches = Math.round(section * 1000) / 1000;
  return [
    {
      kind: 'spec-size',
      sentence: `We list ${spec.title} up to ${largest} in, and this is ${inches} in.`,
    },
  ];
}

const listed = (words: readonly string[], conjunction = 'and') =>
  words.length > 1
    ? `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
    : (words[0] ?? '');
