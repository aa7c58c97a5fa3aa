import { omissionsOf, type Omission } from '@/content-schemas/salvage';
import type { Collection } from '@/lib/cms/collection';

/** One record by its schema, and the malformed parts that were left out; `null` where the record itself is malformed. */
export function readRecord<T>(
  { schema }: Pick<Collection<T>, 'schema'>,
  record: unknown,
): { data: T | null; omissions: readonly Omission[] } {
  const { success, data, error } = schema.safeParse(record);
  if (success) return { data, omissions: omissionsOf(data) };
  const [{ path, message } = { path: [], message: 'not readable' }] = error.issues;
  return { data: null, omissions: [{ field: path.join('.'), message }] };
}
