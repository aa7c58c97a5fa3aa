import { salvage, type Omission } from '@/content-schemas/salvage';
import type { Collection } from '@/lib/cms/collection';

/** What can be read of one record, and the parts of it that make no sense; `null` where nothing can. */
export function readable<T>(
  { schema }: Collection<T>,
  record: unknown,
): { data: T | null; omissions: readonly Omission[] } {
  const { data, omissions } = salvage(schema, record, '');
  // What a schema itself leaves out of a record that stands: sections of a page.
  const { omissions: within = [] } = (data ?? {}) as { omissions?: readonly Omission[] };
  return { data, omissions: [...omissions, ...within] };
}
