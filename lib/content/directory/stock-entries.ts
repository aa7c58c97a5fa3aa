import type { Grade, Meeting, Reference } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import { formSummary, gradeSummary, specSummary } from '@/lib/content/inventory-words';
import { densityWords } from '@/lib/density';
import type { Metal } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { latest, toEntry, type Entry } from './entry';

/** A grade in plain words: its numbers, composition, specs and forms. */
export const gradeEntry = (metal: Metal, grade: Grade): Entry =>
  toEntry({
    ...common(metal, grade),
    path: routes.grade(metal, grade),
    kind: 'Grade',
    summary: gradeSummary(metal, grade),
    names: [...(grade.uns ? [grade.uns] : []), ...grade.aliases],
    facts: [
      ...(grade.uns ? [{ name: 'UNS', value: grade.uns }] : []),
      ...(grade.density ? [{ name: 'Density', value: densityWords(grade.density) }] : []),
      ...(grade.aliases.length > 0
        ? [{ name: 'Also called', value: grade.aliases.join(', ') }]
        : []),
    ],
    html: grade.html + (grade.chemistry ? `<h2>Chemistry</h2>${grade.chemistry}` : ''),
    lists: () => [
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
  });

/** A spec in plain words: the grades that meet it. It changes when they do. */
export const specEntry = (metal: Metal, spec: Post, meetings: readonly Meeting[]): Entry =>
  toEntry({
    ...common(metal, spec),
    path: routes.spec(metal, spec),
    kind: 'Spec',
    summary: specSummary(metal, spec, meetings),
    modified: latest([spec, ...meetings.map(({ grade }) => grade)]),
    lists: () => [
      {
        title: `Grades to ${spec.title}`,
        links: meetings.map(({ grade, forms }) => ({
          title: grade.title,
          href: routes.grade(metal, grade),
          note: titles(forms),
        })),
      },
    ],
  });

/** A form of a metal in plain words: the grades that come in it. It changes when they do. */
export const formEntry = (metal: Metal, form: Post, grades: readonly Grade[]): Entry =>
  toEntry({
    ...common(metal, form),
    path: routes.form(metal, form),
    kind: 'Form',
    title: `${metal.name} ${form.title}`,
    summary: formSummary(metal, form, grades.length),
    modified: latest([form, ...grades]),
    lists: () => [
      {
        title: `${metal.name} grades in ${form.title}`,
        links: grades.map((grade) => ({ title: grade.title, href: routes.grade(metal, grade) })),
      },
    ],
  });

const common = (metal: Metal, { title, html, modified, seo }: Post) => ({
  part: { slug: metal.slug, title: metal.name },
  metal,
  title,
  html,
  modified,
  noindex: seo.noindex,
});

const titles = (references: readonly Reference[]) =>
  references.map(({ title }) => title).join(', ');
