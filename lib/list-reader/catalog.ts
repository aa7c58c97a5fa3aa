import type { Grade } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Metal } from '@/lib/catalog/metals';
import type { NamedContent, NamedGrade, NamedSpec } from '@/lib/catalog/names';
import { memoize } from '@/lib/runtime/memoize';

/** What the parser uses of the site's content. */
export interface LineCatalog extends NamedContent {
  metals: readonly { slug: string; name: string; names: readonly string[] }[];
  grades: readonly CatalogGrade[];
  specs: readonly CatalogSpec[];
}

export interface CatalogGrade extends NamedGrade {
  forms: readonly string[];
  /** Heat treatments and conditions by name, in lower case. */
  conditions: readonly string[];
  coverage: readonly {
    spec: string;
    forms: readonly string[];
    condition: string | null;
    maxSizeIn: number | null;
  }[];
  /** By form the largest section in stock, zero where none is a number, and the lengths that it is cut to. */
  stock: readonly { form: string; largestIn: number; cutFromIn: number; cutToIn: number }[];
}

export interface CatalogSpec extends NamedSpec {
  /** The forms that it covers, in its publisher's words: "bar", "forgings". */
  productForms: readonly string[];
  supersededBy: readonly string[];
}

export const toLineCatalog = (
  contents: readonly { metal: Metal; grades: readonly Grade[]; specs: readonly Spec[] }[],
  forms: readonly Post[],
): LineCatalog => ({
  metals: contents.map(({ metal: { slug, name, aliases, symbol } }) => ({
    slug,
    name,
    names: [
      ...new Set([
        name,
        ...aliases,
        ...(/^alloy/i.test(name) ? [] : name.split(' ', 1)),
        // "Co" is left out: in a list it mostly stands for company.
        ...(/^[A-Z][a-z]$/.test(symbol) && symbol !== 'Co' ? [symbol] : []),
      ]),
    ],
  })),
  grades: contents.flatMap(({ metal, grades }) =>
    grades.map((grade) => toCatalogGrade(metal, grade)),
  ),
  specs: contents.flatMap(({ metal, specs }) =>
    specs.map(({ slug, title, productForms, supersededBy }) => ({
      slug,
      metal: metal.slug,
      title,
      productForms: (productForms ?? '')
        .split(',')
        .map((form) => form.trim())
        .filter(Boolean),
      supersededBy,
    })),
  ),
  forms: forms.map(({ slug, title }) => ({ slug, title })),
});

/** Slugs are unique within a metal, so the line's metal is preferred; a line may name a spec of another (AMS 5662, 17-4). */
export function namedIn(
  { grades, specs, metals }: LineCatalog,
  line: { metal: string | null; grade: string | null; spec: string | null },
) {
  const find = <T extends { slug: string; metal: string }>(
    all: readonly T[],
    slug: string | null,
  ) =>
    all.find((each) => each.slug === slug && (line.metal === null || each.metal === line.metal)) ??
    all.find((each) => each.slug === slug) ??
    null;
  return {
    metal: metals.find(({ slug }) => slug === line.metal) ?? null,
    grade: find(grades, line.grade),
    spec: find(specs, line.spec),
  };
}

/** Whether a spec covers a single alloy, as AMS do. Other publishers' specs may cover alloys that the catalog lacks. */
export const isOfOneAlloy = (spec: CatalogSpec | undefined) =>
  /^AMS \d{4}$/.test(spec?.title ?? '');

/** The grades that a spec covers, by the spec's slug; none for an unknown one. */
export const gradesUnder = ({ grades }: LineCatalog, spec: string): readonly CatalogGrade[] =>
  grades.filter(({ coverage }) => coverage.some((each) => each.spec === spec));

/** The conditions in the catalog that have several words, the longest first. */
export const conditionsOf = memoize(({ grades }: LineCatalog) =>
  [...new Set(grades.flatMap(({ conditions }) => conditions))]
    .filter((condition) => /^[a-z]+[ ,][a-z ,]+$/.test(condition))
    .toSorted((a, b) => b.length - a.length),
);

function toCatalogGrade(metal: Metal, grade: Grade): CatalogGrade {
  const equivalents = (isNear: boolean) =>
    grade.equivalents
      .filter(({ near }) => near === isNear)
      .flatMap(({ designation, name }) => [designation, name])
      .filter((name) => name !== null);
  const conditions = [...grade.heatTreatments, ...grade.rows].flatMap(({ condition }) =>
    condition ? [condition.toLowerCase()] : [],
  );
  return {
    slug: grade.slug,
    metal: metal.slug,
    title: grade.title,
    names: [
      ...new Set([
        ...(grade.uns ? [grade.uns] : []),
        ...grade.aliases,
        ...grade.variants.flatMap(({ name, uns }) => [name, ...(uns ? [uns] : [])]),
        ...equivalents(false),
      ]),
    ],
    near: [...new Set(equivalents(true))],
    forms: grade.forms.map(({ slug }) => slug),
    conditions: [...new Set(conditions)],
    coverage: grade.rows.flatMap(({ specs, forms, condition, maxSizeIn }) =>
      specs.map((spec) => ({
        spec: spec.slug,
        forms: forms.map(({ slug }) => slug),
        condition,
        maxSizeIn,
      })),
    ),
    stock: grade.stock.map(({ form, sizes, cutFromIn, cutToIn }) => ({
      form,
      cutFromIn: cutFromIn ?? 0,
      cutToIn: cutToIn ?? Infinity,
      largestIn: Math.max(0, ...sizes.map((size) => Number(size.split('×')[0]) || 0)),
    })),
  };
}
