import {
  gradeSchema,
  type Grade,
  type GradeRecord,
  type Reference,
  type Relation,
} from '@/content-schemas/grade';
import { postFields, postSchema, type Post } from '@/content-schemas/post';
import type { Metal } from '@/lib/metals';
import { all, byTitle, one } from './read';

const gradesOf = ({ collections, fields }: Metal) => ({
  name: collections.grades,
  schema: gradeSchema(fields),
  fields: postFields,
});
const specsOf = ({ collections }: Metal) => ({
  name: collections.specs,
  schema: postSchema,
  fields: postFields,
});
const forms = { name: 'forms', schema: postSchema, fields: postFields };

/** The grades of a metal, by title. */
export async function getGrades(metal: Metal): Promise<Grade[]> {
  return Promise.all((await all(gradesOf(metal))).map((grade) => resolved(metal, grade)));
}

/** One grade, or `null`. */
export async function getGrade(metal: Metal, slug: string): Promise<Grade | null> {
  const grade = await one(gradesOf(metal), slug);
  return grade && resolved(metal, grade);
}

/** The specs of a metal, by title. */
export const getSpecs = (metal: Metal): Promise<Post[]> => all(specsOf(metal));

/** A spec with the grades that are stocked to it and the forms they come in; `null` when there is no such spec. */
export async function getSpec(metal: Metal, slug: string) {
  const spec = await one(specsOf(metal), slug);
  if (!spec) return null;
  const rows = (await getGrades(metal)).map((grade) => ({ grade, forms: formsTo(grade, slug) }));
  const meeting = rows.filter(({ grade }) =>
    grade.specs.some((reference) => reference.slug === slug),
  );
  return { ...spec, grades: meeting };
}

/** The forms that a metal is stocked in, by title. */
export async function getForms(metal: Metal): Promise<Post[]> {
  const [known, grades] = await Promise.all([all(forms), getGrades(metal)]);
  const stocked = new Set(grades.flatMap((grade) => grade.forms.map(({ slug }) => slug)));
  return known.filter(({ slug }) => stocked.has(slug));
}

/** A form with the grades of this metal that come in it; `null` when there is no such form. */
export async function getForm(metal: Metal, slug: string) {
  const form = await one(forms, slug);
  if (!form) return null;
  const grades = (await getGrades(metal)).filter((grade) =>
    grade.forms.some((known) => known.slug === slug),
  );
  return { ...form, grades };
}

/** The forms in which a grade is stocked to one spec. */
const formsTo = (grade: Grade, spec: string): Reference[] =>
  unique(
    grade.rows
      .filter(({ specs }) => specs.some(({ slug }) => slug === spec))
      .flatMap(({ forms }) => forms),
  );

/** A grade whose relations are all named: where ACF answers ids, they are looked up; a deleted post is dropped. */
async function resolved(metal: Metal, grade: GradeRecord): Promise<Grade> {
  const rows = await Promise.all(
    grade.rows.map(async (row) => ({
      specs: await allNamed(row.specs, () => getSpecs(metal)),
      forms: await allNamed(row.forms, () => all(forms)),
    })),
  );
  return {
    ...grade,
    rows,
    specs: unique(rows.flatMap(({ specs }) => specs)).toSorted(byTitle),
    forms: unique(rows.flatMap(({ forms }) => forms)),
  };
}

const allNamed = async (
  relations: readonly Relation[],
  from: () => Promise<readonly Post[]>,
): Promise<readonly Reference[]> => {
  if (relations.every((relation) => typeof relation === 'object')) return relations;
  const posts = await from();
  return relations.flatMap((relation) => named(relation, posts));
};

function named(relation: Relation, posts: readonly Post[]): Reference[] {
  if (typeof relation === 'object') return [relation];
  const post = posts.find(({ id }) => id === relation);
  return post ? [{ title: post.title, slug: post.slug }] : [];
}

const unique = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [reference.slug, reference])).values(),
];
