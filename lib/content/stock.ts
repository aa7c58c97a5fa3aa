import type { Grade, GradeRecord, GradeUnderSpec, Reference } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import type { Relation } from '@/content-schemas/relation';
import { memoize } from '@/lib/runtime/memoize';
import { byTitle } from './read';

/** The grades of one metal, also by their specs and forms. */
export interface Stock {
  grades: readonly Grade[];
  /** The grades that meet a spec, by its slug. Worked out at each call: kept for all specs it takes as much as the grades. */
  underSpec: (slug: string) => readonly GradeUnderSpec[];
  /** The grades that come in a form, by its slug, each with the specs that cover this form alone. */
  inForm: (slug: string) => readonly Grade[];
  forms: ReadonlySet<string>;
}

/** A metal's stock. `posts` returns specs and forms by id; it is called only where a grade has ids. */
export async function toStock(records: readonly GradeRecord[], posts: Posts): Promise<Stock> {
  const grades: Grade[] = [];
  // One after the other: the promises of 20,000 grades at once take several times the memory of the grades.
  for (const record of records) grades.push(await toGrade(record, posts));
  const bySpec = new Map<string, Grade[]>();
  const byForm = new Map<string, Grade[]>();
  for (const grade of grades) {
    for (const { slug } of grade.specs) push(bySpec, slug, grade);
    for (const { slug } of grade.forms) push(byForm, slug, grade);
  }
  return {
    grades,
    underSpec: (slug) => (bySpec.get(slug) ?? []).map((grade) => gradeUnderSpec(grade, slug)),
    inForm: (slug) => (byForm.get(slug) ?? []).map((grade) => gradeInForm(grade, slug)),
    forms: new Set(byForm.keys()),
  };
}

export interface Posts {
  specs: () => Promise<readonly Post[]>;
  forms: () => Promise<readonly Post[]>;
}

/** A grade whose relations are all named: an id is looked up, a deleted post dropped. */
export async function toGrade(grade: GradeRecord, posts: Posts): Promise<Grade> {
  const rows = await Promise.all(grade.rows.map((row) => resolveRow(row, posts)));
  return {
    ...grade,
    rows,
    specs: unique(rows.flatMap(({ specs }) => specs)).toSorted(byTitle),
    forms: unique(rows.flatMap(({ forms }) => forms)),
  };
}

type GradeRow = Grade['rows'][number];

/** The row itself where it has no ids: thousands of grades have their rows once in memory, and not twice. */
async function resolveRow(row: GradeRecord['rows'][number], posts: Posts): Promise<GradeRow> {
  const specs = await resolveRelations(row.specs, posts.specs);
  const forms = await resolveRelations(row.forms, posts.forms);
  return specs === row.specs && forms === row.forms ? (row as GradeRow) : { ...row, specs, forms };
}

async function resolveRelations(
  relations: readonly Relation[],
  from: () => Promise<readonly Post[]>,
): Promise<readonly Reference[]> {
  if (relations.every(hasTitle)) return relations;
  const { byId, bySlug } = indexPosts(await from());
  return relations.flatMap((relation) => {
    if (hasTitle(relation)) return relation;
    const post = typeof relation === 'number' ? byId.get(relation) : bySlug.get(relation.slug);
    return post ? referenceTo(post) : [];
  });
}

/** A grade as its form's page shows it: a spec that does not cover the form could put the wrong metal on an aircraft. */
const gradeInForm = (grade: Grade, form: string): Grade => ({
  ...grade,
  specs: unique(
    grade.rows.flatMap(({ specs, forms }) =>
      forms.some(({ slug }) => slug === form) ? specs : [],
    ),
  ).toSorted(byTitle),
});

function gradeUnderSpec(grade: Grade, spec: string): GradeUnderSpec {
  const coverages = grade.rows.filter(({ specs }) => specs.some(({ slug }) => slug === spec));
  return { grade, coverages, forms: unique(coverages.flatMap(({ forms }) => forms)) };
}

/** The posts of a snapshot by what a relation may name: id or slug. Computed once per snapshot. */
const indexPosts = memoize((posts: readonly Post[]) => ({
  byId: new Map(posts.map((post) => [post.id, post])),
  bySlug: new Map(posts.map((post) => [post.slug, post])),
}));

const hasTitle = (relation: Relation): relation is Reference =>
  typeof relation === 'object' && relation.title !== null;

/** One object for each post of a snapshot, shared by all grades that name it. */
const referenceTo = memoize(({ title, slug }: Post): Reference => ({ title, slug }));

const unique = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [reference.slug, reference])).values(),
];

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
