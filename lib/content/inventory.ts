import { gradeSchema, type Grade, type GradeRecord, type Meeting } from '@/content-schemas/grade';
import { postFields, postSchema, type Post } from '@/content-schemas/post';
import { oncePer } from '@/lib/cms/once-per';
import { metals, type Metal } from '@/lib/metals';
import { all, one } from './read';
import { toGrade, toStock, type Posts, type Stock } from './stock';

const grades = byMetal(({ collections, fields }) => ({
  name: collections.grades,
  schema: gradeSchema(fields),
  fields: postFields,
}));
const specs = byMetal(({ collections }) => ({
  name: collections.specs,
  schema: postSchema,
  fields: postFields,
}));
const forms = { name: 'forms', schema: postSchema, fields: postFields };

const posts = (metal: Metal): Posts => ({ specs: () => getSpecs(metal), forms: () => all(forms) });
const stocks = byMetal((metal) =>
  oncePer((records: readonly GradeRecord[]): Promise<Stock> => toStock(records, posts(metal))),
);

/** The grades of a metal, and which of them answer to each spec and form. */
export const getMetalStock = async (metal: Metal) => stocks(metal)(await all(grades(metal)));

/** The grades of a metal, by title. */
export const getGrades = async (metal: Metal) => (await getMetalStock(metal)).grades;

/** One grade, or `null`. */
export async function getGrade(metal: Metal, slug: string): Promise<Grade | null> {
  const grade = await one(grades(metal), slug);
  return grade && toGrade(grade, posts(metal));
}

/** The specs of a metal, by title. */
export const getSpecs = (metal: Metal): Promise<readonly Post[]> => all(specs(metal));

/** A spec with the grades that meet it and the forms they come in, or `null`. */
export async function getSpec(
  metal: Metal,
  slug: string,
): Promise<(Post & { meetings: readonly Meeting[] }) | null> {
  const spec = await one(specs(metal), slug);
  return spec && { ...spec, meetings: (await getMetalStock(metal)).bySpec.get(slug) ?? [] };
}

/** The forms that a metal is stocked in, by title. */
export async function getForms(metal: Metal): Promise<readonly Post[]> {
  const [known, { byForm }] = await Promise.all([all(forms), getMetalStock(metal)]);
  return known.filter(({ slug }) => byForm.has(slug));
}

/** A form with the grades of this metal that come in it, or `null`. */
export async function getForm(
  metal: Metal,
  slug: string,
): Promise<(Post & { grades: readonly Grade[] }) | null> {
  const form = await one(forms, slug);
  return form && { ...form, grades: (await getMetalStock(metal)).byForm.get(slug) ?? [] };
}

/** One of something for each metal, made once. */
function byMetal<T>(make: (metal: Metal) => T): (metal: Metal) => T {
  const made = new Map(metals.map((metal) => [metal.slug, make(metal)]));
  return ({ slug }) => made.get(slug)!;
}
