import type { Grade, GradeUnderSpec, Reference } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Post } from '@/content-schemas/post';
import { gradeName } from '@/lib/catalog/grade-name';
import { shortList } from '@/lib/routing/pagination';
import type { Metal } from '@/lib/catalog/metals';
import { counted } from '@/lib/site/counted';

type Words = Pick<Post, 'title' | 'excerpt'>;

const maxNamed = 40;

function titles(references: readonly Reference[]) {
  const { items, more } = shortList(references, maxNamed);
  return items.map(({ title }) => title).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** "Titanium 6Al-4V": a grade under the name of its metal, where its own does not have that. */
export const gradeHeading = ({ name }: Metal, { title }: Words) =>
  title.toLowerCase().includes(name.toLowerCase()) ? title : `${name} ${title}`;

/** "AMS 4928 · Titanium 6Al-4V bar": a spec with its grade, or with its metal where it has several, and its main forms. */
export function specHeading(
  metal: Metal,
  { title, productForms }: Pick<Spec, 'title' | 'productForms'>,
  grades: readonly Reference[],
): string {
  const [grade, ...others] = grades;
  const name = grade && others.length === 0 ? gradeName(metal, grade.title) : metal.name;
  const forms = productForms?.split(/, */) ?? [];
  // Of a longer list the first: the page's facts have all.
  const main = forms.length > 3 ? forms.slice(0, 1) : forms;
  return [`${title} · ${name}`, main.join(', ')].filter(Boolean).join(' ');
}

export const gradeSummary = (metal: Metal, { title, excerpt, specs }: Grade) =>
  excerpt ||
  `${metal.name} ${title}${specs.length > 0 ? ` to ${titles(specs)}` : ''}. View inventory and ask for a quote.`;

export const specSummary = (
  metal: Metal,
  spec: Words,
  gradesUnderSpec: readonly GradeUnderSpec[],
) =>
  spec.excerpt ||
  `${metal.name} to ${spec.title}${gradesUnderSpec.length > 0 ? `: ${titles(gradesUnderSpec.map(({ grade }) => grade))}` : ''}. View inventory and ask for a quote.`;

export const formSummary = (metal: Metal, form: Words, grades: number) =>
  `${metal.name} ${form.title} in ${counted(grades, 'grade')}. ${form.excerpt}`.trim();

/** "14 grades, 0.25 to 8 in": the grades that come in a form, and its smallest and largest stocked diameter or thickness. */
export function formNote({ slug }: Pick<Post, 'slug'>, grades: readonly Grade[]): string {
  const sizes = grades
    .flatMap(({ stock }) => stock.flatMap((row) => (row.form === slug ? row.sizes : [])))
    .map((size) => Number(size.split('×')[0]))
    .filter((inches) => inches > 0)
    .toSorted((a, b) => a - b);
  const range = sizes.length > 1 && `${sizes[0]} to ${sizes.at(-1)} in`;
  return [grades.length > 0 && counted(grades.length, 'grade'), range].filter(Boolean).join(', ');
}

/** A form's post is shown for every metal, so the editor's text is completed with the metal's name. */
export const formSeo = ({ name }: Metal, { title, description, noindex }: Post['seo']) => ({
  title: title && `${name} ${title}`,
  description: description && `${name}: ${description}`,
  noindex,
});
