import { z } from 'zod';
import type { Change } from '@/content-schemas/webhook';
import { readBaseline, writeBaseline } from '@/lib/cms/baseline';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { parseJson } from '@/lib/runtime/value-shapes';

/** The baseline that keeps them for the next start: the new slug by type and former slug. */
const baseline = 'renames.json';
const entries = z.array(z.tuple([z.string(), z.string()])).catch([]);

/** More than editors rename between two builds. The first ones go: WordPress remembers those too. */
const maxKept = 1000;

const shared = oncePerProcess<{ renames?: Promise<Map<string, string>> }>('renames', () => ({}));

const renames = () =>
  (shared.renames ??= readBaseline(baseline).then(
    (json) => new Map(entries.parse(parseJson(json ?? '[]'))),
  ));

const keyOf = (type: string, slug: string) => `${type} ${slug}`;

/** Remembers the former slugs that a signed webhook names, so that their redirects need no question to WordPress. */
export async function rememberRenames(changes: readonly Change[]): Promise<void> {
  const known = await renames();
  const renamed = changes.filter(({ before, slug }) => before && before !== slug);
  for (const { type, slug, before } of renamed) {
    for (const [from, to] of known)
      if (to === before && from.startsWith(`${type} `)) known.set(from, slug);
    known.delete(keyOf(type, slug));
    known.delete(keyOf(type, before!));
    known.set(keyOf(type, before!), slug);
  }
  for (const [oldest] of [...known].slice(0, Math.max(0, known.size - maxKept)))
    known.delete(oldest);
  if (renamed.length > 0) await writeBaseline(baseline, JSON.stringify([...known]));
}

/** The slug that a post of this type has now by one it had before, as far as webhooks named it; else `null`. */
export const renamedTo = async (type: string, slug: string): Promise<string | null> =>
  (await renames()).get(keyOf(type, slug)) ?? null;
