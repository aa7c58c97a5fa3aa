import { findMissingContent, type MissingContent } from '@/lib/content/missing-content';
import { findAll } from './checks';
import { readContent } from './content';
import type { CheckResult } from './finding';

/** What an editor should look at, and of how many posts; `null` where a collection cannot be read, and so no link be judged. */
export async function makeReport(): Promise<{
  posts: number | null;
  found: readonly CheckResult[];
}> {
  const missing = await findMissingContent();
  const summary = { title: 'What WordPress lacks', findings: missing.map(toFinding) };
  if (missing.some(({ severity }) => severity === 'collection'))
    return { posts: null, found: [summary] };
  const content = await readContent();
  return {
    posts: content.entries.filter(({ editUrl }) => editUrl).length,
    found: [summary, ...findAll(content)],
  };
}

const toFinding = ({ severity, message }: MissingContent) => ({
  severity: severity === 'warning' ? ('warning' as const) : ('broken' as const),
  where: 'WordPress',
  field: null,
  message,
  editUrl: null,
});
