import type { Grade, GradeRecord, Meeting, Reference, Relation } from '@/content-schemas/grade';
import type { Post } from '@/content-schemas/post';
import { byTitle } from './read';

/** The grades of one metal, and who answers to which spec and form. */
export interface Stock {
  grades: readonly Grade[];
  bySpec: ReadonlyMap<string, readonly Meeting[]>;
  byForm: ReadonlyMap<string, readonly Grade[]>;
}

/** Works out a metal's stock. `posts` answers the specs and forms, asked only where a grade gives ids. */
export async function toStock(records: readonly GradeRecord[], posts: Posts): Promise<Stock> {
  const grades = await Promise.all(records.map((grade) => toGrade(grade, posts)));
  const bySpec = new Map<string, Meeting[]>();
  const byForm = new Map<string, Grade[]>();
  for (const grade of grades) {
    for (const { slug } of grade.specs) push(bySpec, slug, { grade, forms: formsTo(grade, slug) });
    for (const { slug } of grade.forms) push(byForm, slug, grade);
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
      specs: await named(row.specs, posts.specs),
      forms: await named(row.forms, posts.forms),
    })),
  );
  return {
    ...grade,
    rows,
    specs: unique(rows.flatMap(({ specs }) => specs)).toSorted(byTitle),
    forms: unique(rows.flatMap(({ forms }) => forms)),
  };
}

async function named(
  relations: readonly Relation[],
  from: () => Promise<readonly Post[]>,
): Promise<readonly Reference[]> {
  if (relations.every((relation) => typeof relation === 'object')) return relations;
  const byId = new Map((await from()).map(({ id, title, slug }) => [id, { title, slug }]));
  return relations.flatMap(
    (relation) => (typeof relation === 'object' ? relation : byId.get(relation)) ?? [],
  );
}

const formsTo = (grade: Grade, spec: string) =>
  unique(
    grade.rows
      .filter(({ specs }) => specs.some(({ slug }) => slug === spec))
      .flatMap(({ forms }) => forms),
  );

const unique = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [reference.slug, reference])).values(),
];

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
