import type { z } from 'zod';
import { origin } from './transport';
import type { Problem } from './problems';

/** A REST collection and how its records are read. */
export interface Collection<T = unknown> {
  /** Its name in the address: `titanium_grades`. */
  name: string;
  schema: z.ZodType<T>;
  /** The `_fields` asked for, so that an answer carries only what is read. */
  fields: string;
}

/** Reads records one by one: a malformed one becomes a problem and its neighbours stand. */
export function parseAll<T>(
  { name, schema }: Collection<T>,
  records: readonly unknown[],
): { items: T[]; problems: Problem[] } {
  const items: T[] = [];
  const problems: Problem[] = [];
  for (const record of records) {
    const result = schema.safeParse(record);
    if (result.success) items.push(result.data);
    else problems.push(problemOf(name, record, result.error));
  }
  return { items, problems };
}

function problemOf(collection: string, record: unknown, error: z.ZodError): Problem {
  const { id, slug } = (record ?? {}) as { id?: unknown; slug?: unknown };
  const known = typeof id === 'number' ? id : null;
  const [issue] = error.issues;
  return {
    collection,
    id: known,
    slug: typeof slug === 'string' ? slug : null,
    field: issue?.path.join('.') || 'the record',
    message: issue?.message ?? 'not readable',
    editUrl: known === null ? null : `${origin}/wp-admin/post.php?post=${known}&action=edit`,
  };
}
