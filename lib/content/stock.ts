import type {
  Coverage,
  Grade,
  GradeRecord,
  GradeUnderSpec,
  Reference,
} from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import type { Relation } from '@/content-schemas/relation';
import { memoize } from '@/lib/cms/memoize';
import { byTitle } from './read';

/** The grades of one metal, also by their specs and forms. */
export interface Stock {
  grades: readonly Grade[];
  bySpec: ReadonlyMap<string, readonly GradeUnderSpec[]>;
  /** Each grade with the specs that cover this form alone. */
  byForm: ReadonlyMap<string, readonly Grade[]>;
}

/** Works out a metal's stock. `posts` answers the specs and forms, asked only where a grade gives ids. */
export async function toStock(records: readonly GradeRecord[], posts: Posts): Promise<Stock> {
  const grades = await Promise.all(records.map((grade) => toGrade(grade, posts)));
  const bySpec = new Map<string, GradeUnderSpec[]>();
  const byForm = new Map<string, Grade[]>();
  for (const grade of grades) {
    for (const { slug } of grade.specs) {
      const coverages = coveragesOf(grade, slug);
      push(bySpec, slug, {
        grade,
        coverages,
        forms: unique(coverages.flatMap(({ forms }) => forms)),
      });
    }
    for (const { slug } of grade.forms) push(byForm, slug, inForm(grade, slug));
  }
  return { grades, bySpec, byForm };
}

export interface Posts {
  specs: () => Promise<readonly Post[]>;
  forms: () => Promise<readonly Post[]>;
}

/** A grade whose relations are all named: an id is looked up, a deleted post dropped. */
export async function toGrade(grade: GradeRecord, posts: Posts): Promise<Grade> {
  const rows = await Promise.all(
    grade.rows.map(async (row) => ({
      ...row,
      specs: await named(row.specs, posts.specs),
      forms: await named(row.forms, posts.forms),
    })),
  );
  return {
    ...grade,
    rows,
    specs: unique(rows.flatMap(({ specs }) => specs)).toSorted(byTitle),
    forms: unique(rows.flatMap(({ forms }) => forms)),
    properties: grade.properties.toSorted((a, b) => byTitle({ title: a.spec }, { title: b.spec })),
  };
}

async function named(
  relations: readonly Relation[],
  from: () => Promise<readonly Post[]>,
): Promise<readonly Reference[]> {
  if (relations.every(isNamed)) return relations;
  const { byId, bySlug } = index(await from());
  return relations.flatMap((relation) => {
    if (isNamed(relation)) return relation;
    return (typeof relation === 'number' ? byId.get(relation) : bySlug.get(relation.slug)) ?? [];
  });
}

/** A grade as its form's page shows it: a spec that does not cover the form could put the wrong metal on an aircraft. */
const inForm = (grade: Grade, form: string): Grade => ({
  ...grade,
  specs: unique(
    grade.rows.flatMap(({ specs, forms }) =>
      forms.some(({ slug }) => slug === form) ? specs : [],
    ),
  ).toSorted(byTitle),
});

const coveragesOf = (grade: Grade, spec: string): readonly Coverage[] =>
  grade.rows.filter(({ specs }) => specs.some(({ slug }) => slug === spec));

const isNamed = (relation: Relation): relation is Reference =>
  typeof relation === 'object' && relation.title !== null;

/** Index of the posts in a snapshot by what a relation may name: id or slug. Computed once per snapshot. */
const index = memoize((posts: readonly Post[]) => {
  const references = posts.map(({ id, title, slug }) => ({ id, reference: { title, slug } }));
  return {
    byId: new Map(references.map(({ id, reference }) => [id, reference])),
    bySlug: new Map(references.map(({ reference }) => [reference.slug, reference])),
  };
});

const unique = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [reference.slug, reference])).values(),
];

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
