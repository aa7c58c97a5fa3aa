import {
  gradeFilled,
  gradeSchema,
  type Grade,
  type GradeRecord,
  type GradeUnderSpec,
} from '@/content-schemas/grade';
import {
  carriesFields,
  postCollection,
  postFields,
  postFilled,
  type Post,
} from '@/content-schemas/post';
import { specSchema, type Spec } from '@/content-schemas/metal-spec';
import { memoize } from '@/lib/runtime/memoize';
import { metals, type Metal } from '@/lib/catalog/metals';
import { byTitle, findPost, listPosts } from './read';
import { toGrade, toStock, type Posts, type Stock } from './stock';

export const grades = byMetal(({ apiEndPoint, fields }) => ({
  name: apiEndPoint,
  schema: gradeSchema(fields).transform((grade) => ({
    ...grade,
    properties: grade.properties.toSorted((a, b) => byTitle({ title: a.spec }, { title: b.spec })),
  })),
  fields: postFields,
  filled: gradeFilled(fields),
  carriesFields,
}));
export const specs = byMetal(({ specsEndPoint }) => ({
  name: specsEndPoint,
  schema: specSchema,
  fields: postFields,
  filled: postFilled,
  carriesFields,
}));
export const forms = postCollection('forms');

const posts = (metal: Metal): Posts => ({
  specs: () => listPosts(specs(metal)),
  forms: () => listPosts(forms),
});
const stockOf = memoize((metal: Metal, records: readonly GradeRecord[]): Promise<Stock> =>
  toStock(records, posts(metal)),
);

/** A metal's grades by their specs and forms. Made once for each reading. */
export async function getStock(metal: Metal): Promise<Stock> {
  return stockOf(metal, await listPosts(grades(metal)));
}

/** Each metal with its stock. */
export const getAllStock = () =>
  Promise.all(metals.map(async (metal) => ({ metal, ...(await getStock(metal)) })));

export async function getGrades(metal: Metal): Promise<readonly Grade[]> {
  return (await getStock(metal)).grades;
}

export async function getGrade(metal: Metal, slug: string): Promise<Grade | null> {
  const record = await findPost(grades(metal), slug);
  return record && toGrade(record, posts(metal));
}

export const getSpecs = (metal: Metal): Promise<readonly Spec[]> => listPosts(specs(metal));

/** A spec with the grades that meet it and the forms they come in, or `null`. */
export async function getSpec(
  metal: Metal,
  slug: string,
): Promise<
  (Spec & { gradesUnderSpec: readonly GradeUnderSpec[]; related: readonly Spec[] }) | null
> {
  const spec = await findPost(specs(metal), slug);
  if (!spec) return null;
  const gradesUnderSpec = (await getStock(metal)).underSpec(slug);
  const related = await relatedTo(metal, spec);
  return { ...spec, gradesUnderSpec, related };
}

async function relatedTo(metal: Metal, { supersededBy, similar }: Spec): Promise<readonly Spec[]> {
  const codes = new Set([...supersededBy, ...similar]);
  return codes.size === 0
    ? []
    : (await listPosts(specs(metal))).filter(({ title }) => codes.has(title));
}

export async function getForms(metal: Metal): Promise<readonly Post[]> {
  const [posted, stock] = await Promise.all([listPosts(forms), getStock(metal)]);
  return stockedForms(posted, stock);
}

const stockedForms = memoize((posted: readonly Post[], stock: Stock): readonly Post[] =>
  posted.filter(({ slug }) => stock.forms.has(slug)),
);

/** Each metal with its grades and the forms they come in. */
export const getGradesAndForms = () =>
  Promise.all(
    metals.map(async (metal) => ({
      metal,
      grades: await getGrades(metal),
      forms: await getForms(metal),
    })),
  );

export async function getForm(
  metal: Metal,
  slug: string,
): Promise<(Post & { grades: readonly Grade[] }) | null> {
  const form = await findPost(forms, slug);
  if (!form) return null;
  return { ...form, grades: (await getStock(metal)).inForm(slug) };
}

function byMetal<T>(make: (metal: Metal) => T): (metal: Metal) => T {
  const made = new Map(metals.map((metal) => [metal.slug, make(metal)]));
  return ({ slug }) => {
    const one = made.get(slug);
    if (one === undefined) throw new RangeError(`${slug} is no metal of lib/catalog/metals.ts.`);
    return one;
  };
}
