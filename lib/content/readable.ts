import { omissionsOf, type Omission } from '@/content-schemas/salvage';
import type { Collection } from '@/lib/cms/collection';

/** What can be read of one record, and the parts of it that make no sense; `null` where nothing can. */
export async function readable<T>(
  { schema, complete }: Pick<Collection<T>, 'schema' | 'complete'>,
  record: unknown,
): Promise<{ data: T | null; omissions: readonly Omission[] }> {
  const [whole] = complete ? await complete([record]) : [record];
  const { success, data, error } = schema.safeParse(whole);
  if (success) return { data, omissions: omissionsOf(data) };
  const [{ path, message } = { path: [], message: 'not readable' }] = error.issues;
  return { data: null, omissions: [{ field: path.join('.'), message }] };
}
