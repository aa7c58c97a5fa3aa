import type { z } from 'zod';
import { editUrlOf } from './transport';
import type { Problem } from './problems';

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

interface Salvaged {
  omissions?: readonly { field: string; message: string }[];
}

/** Reads records one by one: a malformed one becomes a problem, and the others are kept. `withFields` counts those that carry custom fields. */
export function parseAll<T>(
  { name, schema, carriesFields = () => false }: Collection<T>,
  records: readonly unknown[],
): { items: T[]; problems: Problem[]; withFields: number } {
  const items: T[] = [];
  const problems: Problem[] = [];
  for (const record of records) {
    const { success, data, error } = schema.safeParse(record);
    if (success) items.push(data);
    const faults = success ? ((data as Salvaged).omissions ?? []) : [faultOf(error)];
    problems.push(
      ...faults.map(({ field, message }) => ({
        ...postOf(name, record),
        field,
        message,
      })),
    );
  }
  return { items, problems, withFields: records.filter(carriesFields).length };
}

/** Keeps the first post of each slug and parent by id, and names the others: translations, or doubled imports. */
export function withoutTwins<T>(
  collection: string,
  items: readonly T[],
): { items: T[]; problems: Problem[] } {
  const first = new Map<string, T>();
  const problems: Problem[] = [];
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

const faultOf = ({ issues: [issue] }: z.ZodError) => ({
  field: issue?.path.join('.') || 'the record',
  message: issue?.message ?? 'not readable',
});

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
