import { fieldTable } from '@/content-schemas/section-fields';
import { findMissingContent, type MissingContent } from '@/lib/content/missing-content';
import { findAll } from './checks';
import { readContent } from './content';
import type { Found } from './finding';

/** What an editor should look at, and of how many posts; `null` where a collection cannot be read, and so no link be judged. */
export async function makeReport(): Promise<{ posts: number | null; found: readonly Found[] }> {
  const missing = await findMissingContent();
  const summary = { title: 'What WordPress lacks', findings: missing.map(toFinding) };
  if (missing.some(({ severity }) => severity === 'collection'))
    return { posts: null, found: [summary] };
  const content = await readContent();
  return { posts: content.entries.length, found: [summary, ...findAll(content)] };
}

const toFinding = ({ severity, message }: MissingContent) => ({
  severity: severity === 'warning' ? ('warning' as const) : ('broken' as const),
  where: 'WordPress',
  field: null,
  message,
  editUrl: null,
});

/** The fields that sections are read from, a line each: "media: images (or image, gallery): pictures". */
export const fieldLines = (): readonly string[] =>
  fieldTable.map(
    ({ of, field, or, kind }) =>
      `${of}: ${field}${or.length > 0 ? ` (or ${or.join(', ')})` : ''}: ${kind}`,
  );
