import type { Grade, GradeUnderSpec, Reference } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Post } from '@/content-schemas/post';
import { formSummary, gradeSummary, specSummary } from '@/lib/content/inventory-words';
import { densityWords } from '@/lib/catalog/density';
import { formerNumber } from '@/lib/catalog/spec-number';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { latest, toEntry, type Entry } from './entry';

/** A grade in plain words: its numbers, composition, specs and forms. */
export const gradeEntry = (metal: Metal, grade: Grade): Entry =>
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
          .map(({ condition }) => condition)
          .filter((condition) => !/^(?:AMS|ASTM) /.test(condition)),
      ]),
    ].filter((name) => name !== null),
    details: () => ({
      summary: gradeSummary(metal, grade),
      facts: [
        ...(grade.uns ? [{ name: 'UNS', value: grade.uns }] : []),
        ...(grade.density ? [{ name: 'Density', value: densityWords(grade.density) }] : []),
        ...(grade.aliases.length > 0
          ? [{ name: 'Also called', value: grade.aliases.join(', ') }]
          : []),
      ],
      html: grade.html + (grade.chemistry ? `<h2>Chemistry</h2>${grade.chemistry}` : ''),
      lists: [
        {
          title: 'Specifications',
          links: grade.rows.flatMap(({ specs, forms }) =>
            specs.map((spec) => ({
              title: spec.title,
              href: routes.spec(metal, spec),
              note: titles(forms),
            })),
          ),
        },
        {
          title: 'Forms',
          links: grade.forms.map((form) => ({ title: form.title, href: routes.form(metal, form) })),
        },
      ],
    }),
  });

/** A spec of very many grades is found by its own number. */
const maxSearchNames = 12;
/** A row of search results names so many grades of a spec, and so many conditions. */
const maxNoted = 2;

/** A spec in plain words: the grades that meet it. It changes when they do. */
export function specEntry(metal: Metal, spec: Spec, meet: () => readonly GradeUnderSpec[]): Entry {
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
    details: () => ({
      summary: specSummary(metal, spec, meet()),
      html: spec.html,
      lists: [
        {
          title: `Grades to ${spec.title}`,
          links: meet().map(({ grade, forms }) => ({
            title: grade.title,
            href: routes.grade(metal, grade),
            note: titles(forms),
          })),
        },
      ],
    }),
  });
}

/**
 * In what condition a spec has its grades, and at what temperature they were solution treated where its note begins with
 * that: by these AMS 5662, 5663 and 5664 differ. Nothing where there are many.
 */
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

/** A form of a metal in plain words: the grades that come in it. It changes when they do. */
export const formEntry = (metal: Metal, form: Post, comeIn: () => readonly Grade[]): Entry =>
  toEntry({
    ...common(metal, form),
    path: routes.form(metal, form),
    kind: 'Form',
    title: `${metal.name} ${form.title}`,
    modified: latest([form, ...comeIn()]),
    details: () => ({
      summary: formSummary(metal, form, comeIn().length),
      html: form.html,
      lists: [
        {
          title: `${metal.name} grades in ${form.title}`,
          links: comeIn().map((grade) => ({
            title: grade.title,
            href: routes.grade(metal, grade),
          })),
        },
      ],
    }),
  });

const common = (metal: Metal, { title, modified, seo }: Post) => ({
  part: { slug: metal.slug, title: metal.name },
  metal,
  title,
  modified,
  noindex: seo.noindex,
});

const titles = (references: readonly Reference[]) =>
  references.map(({ title }) => title).join(', ');
