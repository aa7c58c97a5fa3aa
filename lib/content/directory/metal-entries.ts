import type { Grade, GradeUnderSpec } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Post } from '@/content-schemas/post';
import { memoize } from '@/lib/runtime/memoize';
import { getForms, getStock, getSpecs } from '@/lib/content/inventory';
import { formNote, formSummary, gradeSummary, specSummary } from '@/lib/content/inventory-words';
import type { Stock } from '@/lib/content/stock';
import { formerNumber } from '@/lib/catalog/spec-number';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { latest, toEntry, type Entry } from './entry';

export async function getMetalEntries(metal: Metal): Promise<readonly Entry[]> {
  const [stock, specs, forms] = await Promise.all([
    getStock(metal),
    getSpecs(metal),
    getForms(metal),
  ]);
  return toEntries(metal, stock, specs, forms);
}

/** Made once for each state of the content: search and sitemap use them. */
const toEntries = memoize(
  (
    metal: Metal,
    { grades, underSpec, inForm }: Stock,
    specs: readonly Spec[],
    forms: readonly Post[],
  ): readonly Entry[] => {
    return [
      toEntry({
        path: routes.inventory(metal),
        part: { slug: metal.slug, title: metal.name },
        kind: 'Metal',
        title: metal.name,
        modified: latest([...grades, ...specs, ...forms]),
        metal,
        summary: () => `${site.brand} ${metal.description}`,
      }),
      // Search shows equals in this order: the grades that are asked for most come first.
      ...grades.map((grade) => gradeEntry(metal, grade)),
      ...specs.map((spec) => specEntry(metal, spec, () => underSpec(spec.slug))),
      // The forms that most grades come in first.
      ...forms
        .map((form) => ({ form, grades: inForm(form.slug) }))
        .toSorted((a, b) => b.grades.length - a.grades.length)
        .map(({ form, grades }) => formEntry(metal, form, grades)),
    ];
  },
);

const gradeEntry = (metal: Metal, grade: Grade): Entry =>
  toEntry({
    ...common(metal, grade),
    path: routes.grade(metal, grade),
    kind: 'Grade',
    note: grade.uns ? `UNS ${grade.uns}` : '',
    names: [...(grade.uns ? [grade.uns] : []), ...grade.aliases],
    searchNames: [
      ...new Set([
        ...grade.variants.flatMap(({ name, uns }) => [name, ...(uns ? [uns] : [])]),
        ...grade.equivalents.flatMap(({ designation, name }) => [designation, name]),
        // A condition that is named by the number of its spec is found by the spec.
        ...grade.heatTreatments
          .filter(({ condition }) => !/^(?:AMS|ASTM) /.test(condition))
          .map(({ condition, hardness }) => [condition, hardness].filter(Boolean).join(': ')),
      ]),
    ].filter((name) => name !== null),
    summary: () => gradeSummary(metal, grade),
  });

/** A spec of very many grades is found by its own number. */
const maxSearchNames = 12;
/** A row of search results names so many grades of a spec, and so many conditions. */
const maxNoted = 2;

/** It changes when its grades do. */
function specEntry(metal: Metal, spec: Spec, meet: () => readonly GradeUnderSpec[]): Entry {
  const gradesUnderSpec = meet();
  return toEntry({
    ...common(metal, spec),
    path: routes.spec(metal, spec),
    kind: 'Spec',
    // "Inconel 718 AMS 5663" finds the spec, "718" finds the specs of the grade after the grade.
    searchNames: [
      ...gradesUnderSpec.slice(0, maxSearchNames).map(({ grade }) => grade.title),
      formerNumber(spec.title) ?? [],
    ].flat(),
    note: [
      gradesUnderSpec
        .slice(0, maxNoted)
        .map(({ grade }) => grade.title)
        .join(', ') + (gradesUnderSpec.length > maxNoted ? ' and others' : ''),
      ...(spec.supersededBy.length > 0
        ? [`succeeded by ${spec.supersededBy.join(', ')}`]
        : [conditionsOf(gradesUnderSpec), spec.productForms]),
    ]
      .filter(Boolean)
      .join(' · '),
    modified: latest([spec, ...gradesUnderSpec.map(({ grade }) => grade)]),
    summary: () => specSummary(metal, spec, meet()),
  });
}

/** Conditions, with a solution temperature that begins a note: by these AMS 5662, 5663 and 5664 differ. Empty for many. */
function conditionsOf(gradesUnderSpec: readonly GradeUnderSpec[]): string {
  const conditions = new Set(
    gradesUnderSpec.flatMap(({ coverages }) =>
      coverages.flatMap(({ condition, note }) =>
        condition ? [condition, ...(/^\d+(?: to \d+)? °F/.exec(note ?? '') ?? [])].join(', ') : [],
      ),
    ),
  );
  return conditions.size > maxNoted ? '' : [...conditions].join('; ');
}

/** It changes when its grades do. */
function formEntry(metal: Metal, form: Post, grades: readonly Grade[]): Entry {
  const { length } = grades;
  return toEntry({
    ...common(metal, form),
    path: routes.form(metal, form),
    kind: 'Form',
    title: `${metal.name} ${form.title}`,
    note: formNote(form, grades),
    modified: latest([form, ...grades]),
    summary: () => formSummary(metal, form, length),
  });
}

const common = (metal: Metal, { title, modified, seo }: Post) => ({
  part: { slug: metal.slug, title: metal.name },
  metal,
  title,
  modified,
  noindex: seo.noindex,
});
