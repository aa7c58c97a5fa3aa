import {
  gradeFilled,
  gradeSchema,
  type Grade,
  type GradeRecord,
  type GradeUnderSpec,
} from '@/content-schemas/grade';
import { postFields, postFilled, postSchema, type Post } from '@/content-schemas/post';
import { specSchema, type Spec } from '@/content-schemas/metal-spec';
import { memoize } from '@/lib/cms/memoize';
import { env } from '@/lib/runtime/env';
import { metals, type Metal } from '@/lib/catalog/metals';
import { tagPage } from './tag-page';
import { byTitle, listTagged, listUntagged, findTagged } from './read';
import { toGrade, toStock, type Posts, type Stock } from './stock';
import { tags } from './tags';

/** Three quarters of a grade. Lists show names, specs and forms. */
const deferred = [
  'html',
  'excerpt',
  'chemistry',
  'chemistrySource',
  'variants',
  'properties',
  'heatTreatments',
  'equivalents',
  'stock',
  'physical',
] as const satisfies readonly (keyof GradeRecord)[];

export const grades = byMetal(({ collections, fields }) => ({
  name: collections.grades,
  schema: gradeSchema(fields).transform((grade) => ({
    ...grade,
    properties: grade.properties.toSorted((a, b) => byTitle({ title: a.spec }, { title: b.spec })),
  })),
  fields: postFields,
  filled: gradeFilled(fields),
  deferred,
}));
export const specs = byMetal(({ collections }) => ({
  name: collections.specs,
  schema: specSchema,
  fields: postFields,
  filled: postFilled,
}));
export const forms = {
  name: 'forms',
  schema: postSchema,
  fields: postFields,
  filled: postFilled,
};

const posts = (metal: Metal): Posts => ({
  specs: () => listUntagged(specs(metal)),
  forms: () => listUntagged(forms),
});
const stockOf = memoize((metal: Metal, records: readonly GradeRecord[]): Promise<Stock> =>
  toStock(records, posts(metal)),
);

/** A metal's grades by their specs and forms. Made once for each reading, so the tags are added here. */
export async function getStock(metal: Metal): Promise<Stock> {
  await tagPage(tags.list(metal.collections.specs), tags.list(forms.name));
  return stockOf(metal, await listUntagged(grades(metal)));
}

/** A metal's stock for a page about all of it. */
export async function getMetalStock(metal: Metal): Promise<Stock> {
  await tagPage(tags.list(metal.collections.grades));
  return getStock(metal);
}

/** The grades of a metal, by title, for a page that lists them. */
export async function getGrades(metal: Metal): Promise<readonly Grade[]> {
  await tagPage(tags.list(metal.collections.grades));
  return (await getStock(metal)).grades;
}

/**
 * The grades of a metal whose pages a build makes: all, or the first `GRADES_BUILT` of those that changed
 * last. Any other page is generated at its first request, and stored.
 */
export async function getBuiltGrades(metal: Metal): Promise<readonly Grade[]> {
  const all = await getGrades(metal);
  const maxBuilt = env.GRADES_BUILT;
  return maxBuilt === undefined || maxBuilt >= all.length
    ? all
    : all.toSorted(newestFirst).slice(0, maxBuilt);
}

/** ISO 8601 in UTC sorts as text. Those of one import have equal dates and stay in their order. */
const newestFirst = ({ modified: a }: Grade, { modified: b }: Grade) =>
  a === b ? 0 : (a ?? '') < (b ?? '') ? 1 : -1;

/** How many grades a metal has. */
export async function countGrades(metal: Metal): Promise<number> {
  await tagPage(tags.count(metal.collections.grades));
  return (await getStock(metal)).grades.length;
}

/** One grade, or `null`. */
export async function getGrade(metal: Metal, slug: string): Promise<Grade | null> {
  const record = await findTagged(grades(metal), slug);
  const grade = record && (await toGrade(record, posts(metal)));
  if (grade) await tagPage(...referenceTags(metal, grade));
  return grade;
}

/** The specs of a metal, by title. */
export const getSpecs = (metal: Metal): Promise<readonly Spec[]> => listTagged(specs(metal));

/** A spec with the grades that meet it and the forms they come in, or `null`. */
export async function getSpec(
  metal: Metal,
  slug: string,
): Promise<
  (Spec & { gradesUnderSpec: readonly GradeUnderSpec[]; related: readonly Spec[] }) | null
> {
  const spec = await findTagged(specs(metal), slug);
  if (!spec) return null;
  const gradesUnderSpec = (await getStock(metal)).underSpec(slug);
  await tagPage(
    tags.listedUnder(metal.collections.grades, tags.post(metal.collections.specs, slug)),
    ...gradeTags(
      metal,
      gradesUnderSpec.map(({ grade }) => grade),
    ),
    // Each once: thousands of grades name the same few specs, too many arguments for one call.
    ...new Set(gradesUnderSpec.flatMap(({ grade }) => referenceTags(metal, grade))),
  );
  const related = await relatedTo(metal, spec);
  await tagPage(...related.map((each) => tags.post(metal.collections.specs, each.slug)));
  return { ...spec, gradesUnderSpec, related };
}

/** The specs of this metal that a spec names as its successors or as similar. */
async function relatedTo(metal: Metal, { supersededBy, similar }: Spec): Promise<readonly Spec[]> {
  const codes = new Set([...supersededBy, ...similar]);
  return codes.size === 0
    ? []
    : (await listUntagged(specs(metal))).filter(({ title }) => codes.has(title));
}

/** The forms that a metal is stocked in, by title. */
export async function getForms(metal: Metal): Promise<readonly Post[]> {
  const [posted, stock] = await Promise.all([listUntagged(forms), getStock(metal)]);
  const listed = stockedForms(posted, stock);
  await tagPage(
    tags.list(metal.collections.grades),
    ...listed.map(({ slug }) => tags.post(forms.name, slug)),
  );
  return listed;
}

const stockedForms = memoize((posted: readonly Post[], stock: Stock): readonly Post[] =>
  posted.filter(({ slug }) => stock.forms.has(slug)),
);

/** A form with the grades of this metal that come in it, or `null`. */
export async function getForm(
  metal: Metal,
  slug: string,
): Promise<(Post & { grades: readonly Grade[] }) | null> {
  const form = await findTagged(forms, slug);
  if (!form) return null;
  const stocked = (await getStock(metal)).inForm(slug);
  await tagPage(
    tags.listedUnder(metal.collections.grades, tags.post(forms.name, slug)),
    ...gradeTags(metal, stocked),
    ...new Set(stocked.flatMap((grade) => referenceTags(metal, grade))),
  );
  return { ...form, grades: stocked };
}

/** The tags of the grades on a page: one each; of very many that of their list, which every change of one invalidates. */
const gradeTags = (metal: Metal, of: readonly Grade[]) =>
  of.length > maxTags
    ? [tags.list(metal.collections.grades)]
    : of.map(({ slug }) => tags.post(metal.collections.grades, slug));
const maxTags = 200;

/** The tags of the specs and forms that a grade names: where one is renamed, each page that shows the grade changes. */
export const referenceTags = (metal: Metal, grade: Grade) => [
  ...grade.specs.map(({ slug }) => tags.post(metal.collections.specs, slug)),
  ...grade.forms.map(({ slug }) => tags.post(forms.name, slug)),
];

/** One of something for each metal, made once. */
function byMetal<T>(make: (metal: Metal) => T): (metal: Metal) => T {
  const made = new Map(metals.map((metal) => [metal.slug, make(metal)]));
  return ({ slug }) => {
    const one = made.get(slug);
    if (one === undefined) throw new RangeError(`${slug} is no metal of lib/catalog/metals.ts.`);
    return one;
  };
}
