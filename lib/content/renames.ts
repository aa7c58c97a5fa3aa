import { createHash } from 'node:crypto';
import type { Change } from '@/content-schemas/webhook';
import { readBaseline, writeBaseline } from '@/lib/cms/baseline';

/**
 * One file for each former slug, with the new one, which every process of this machine reads and writes: no webhook can
 * lose what another one stores at the same time. The name is a hash, because a slug may be too long for one.
 */
const fileOf = (type: string, slug: string) =>
  `rename-${createHash('sha256').update(`${type} ${slug}`).digest('hex')}`;

/** Stores the former slugs that a signed webhook names, so that their redirects need no question to WordPress. */
export async function rememberRenames(changes: readonly Change[]): Promise<void> {
  for (const { type, slug, before } of changes) {
    if (!before || before === slug) continue;
    // A slug in use leads nowhere, so that no chain is a circle.
    if (await readBaseline(fileOf(type, slug))) await writeBaseline(fileOf(type, slug), '');
    await writeBaseline(fileOf(type, before), slug);
  }
}

/** The slug that a post of this type has now by one it had before, as far as webhooks named it; else `null`. */
export async function renamedTo(type: string, slug: string): Promise<string | null> {
  const passed = [slug];
  for (let present = slug; ; passed.push(present)) {
    const next = await readBaseline(fileOf(type, present));
    if (!next) return present === slug ? null : present;
    if (passed.includes(next)) return null; // two opposite renames were stored at the same time
    present = next;
  }
}
