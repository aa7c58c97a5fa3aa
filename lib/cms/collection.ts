import type { z } from 'zod';
import { editUrlOf } from './transport';
import type { RecordProblem } from './problems';

export interface Collection<T = unknown> {
  /** Its name in the address: `titanium_grades`. */
  name: string;
  schema: z.ZodType<T>;
  /** The `_fields` of the request, so that an answer has only what is read. */
  fields: string;
  /** Fields that count as lost when nearly all records miss them at once; `null` where a record may not have one. */
  filled?: Readonly<Record<string, (item: T) => boolean | null>>;
  /** Whether a raw record has custom fields, filled or not: where none has, their plugin is off. */
  carriesFields?: (record: unknown) => boolean;
}

type Omission = Pick<RecordProblem, 'field' | 'message'>;

/** One record by its schema, and the malformed parts that were left out; `null` where the record itself is malformed. */
export function readRecord<T>(
  { schema }: Pick<Collection<T>, 'schema'>,
  record: unknown,
): { data: T | null; omissions: readonly Omission[] } {
  const { success, data, error } = schema.safeParse(record);
  if (success) {
    const { omissions = [] } = data as { omissions?: readonly Omission[] };
    return { data, omissions };
  }
  const [{ path, message } = { path: [], message: 'not readable' }] = error.issues;
  return { data: null, omissions: [{ field: path.join('.'), message }] };
}

/** Reads each record; what is malformed becomes problems. `withFields` counts records that carry custom fields. */
export function parseAll<T>(
  collection: Collection<T>,
  records: readonly unknown[],
): { items: T[]; problems: RecordProblem[]; withFields: number } {
  const items: T[] = [];
  const problems: RecordProblem[] = [];
  const { name, carriesFields = () => false } = collection;
  for (const record of records) {
    const { data, omissions } = readRecord(collection, record);
    if (data !== null) items.push(data);
    for (const { field, message } of omissions)
      problems.push({ ...postOf(name, record), field: field || 'the record', message });
  }
  return { items, problems, withFields: records.filter(carriesFields).length };
}

/** Keeps the first post of each slug and parent by id, and names the others: translations, or doubled imports. */
export function withoutTwins<T>(
  collection: string,
  items: readonly T[],
): { items: T[]; problems: RecordProblem[] } {
  const first = new Map<string, T>();
  const problems: RecordProblem[] = [];
  for (const item of items) {
    const { slug, parent = 0 } = item as { slug?: string; parent?: number };
    const key = `${parent} ${slug}`;
    const twin = first.get(key);
    if (twin)
      problems.push({
        ...postOf(collection, item),
        field: 'slug',
        message: `post ${(twin as { id?: number }).id} has the same one, and is shown`,
      });
    else first.set(key, item);
  }
  return { items: [...first.values()], problems };
}

function postOf(collection: string, record: unknown) {
  const { id, slug } = (record ?? {}) as { id?: unknown; slug?: unknown };
  const known = typeof id === 'number' ? id : null;
  return {
    collection,
    id: known,
    slug: typeof slug === 'string' ? slug : null,
    editUrl: known === null ? null : editUrlOf(known),
  };
}
