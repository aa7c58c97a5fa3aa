import { omissionsOf, type Omission } from '@/content-schemas/salvage';
import type { Collection } from '@/lib/cms/collection';

/** One record by its schema, and the malformed parts that were left out; `null` where the record itself is malformed. */
export async function readRecord<T>(
  { schema, resolveReferences }: Pick<Collection<T>, 'schema' | 'resolveReferences'>,
  record: unknown,
): Promise<{ data: T | null; omissions: readonly Omission[] }> {
  const [whole] = resolveReferences ? await resolveReferences([record]) : [record];
  const { success, data, error } = schema.safeParse(whole);
  if (success) return { data, omissions: omissionsOf(data) };
  const [{ path, message } = { path: [], message: 'not readable' }] = error.issues;
  return { data: null, omissions: [{ field: path.join('.'), message }] };
}
