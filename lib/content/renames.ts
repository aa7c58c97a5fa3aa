import { z } from 'zod';
import type { Change } from '@/content-schemas/webhook';
import { readBaseline, writeBaseline } from '@/lib/cms/baseline';
import { parseJson } from '@/lib/runtime/value-shapes';

/** The file that every process of this machine reads and writes: the new slug by type and former slug. */
const baseline = 'renames.json';
const entries = z.array(z.tuple([z.string(), z.string()])).catch([]);

/** More than editors rename between two builds. The first ones go: WordPress remembers those too. */
const maxKept = 1000;

const readRenames = async () =>
  new Map(entries.parse(parseJson((await readBaseline(baseline)) ?? '[]')));

const keyOf = (type: string, slug: string) => `${type} ${slug}`;

/** Stores the former slugs that a signed webhook names, so that their redirects need no question to WordPress. */
export async function rememberRenames(changes: readonly Change[]): Promise<void> {
  const renamed = changes.filter(({ before, slug }) => before && before !== slug);
  if (renamed.length === 0) return;
  const renames = await readRenames();
  for (const { type, slug, before } of renamed) {
    renames.delete(keyOf(type, slug)); // a slug in use leads nowhere, so that no chain is a circle
    renames.delete(keyOf(type, before!)); // the last one set is the last one removed
    renames.set(keyOf(type, before!), slug);
  }
  await writeBaseline(baseline, JSON.stringify([...renames].slice(-maxKept)));
}

/** The slug that a post of this type has now by one it had before, as far as webhooks named it; else `null`. */
export async function renamedTo(type: string, slug: string): Promise<string | null> {
  const renames = await readRenames();
  let present: string | null = null;
  for (
    let next = renames.get(keyOf(type, slug));
    next !== undefined;
    next = renames.get(keyOf(type, next))
  )
    present = next;
  return present;
}
