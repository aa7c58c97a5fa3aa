import type { Entry, Part } from './entry';

/** The pages that search engines may keep, under the part of the site they belong to. */
export function byPart(entries: readonly Entry[]): readonly { part: Part; entries: Entry[] }[] {
  const parts = new Map<string, { part: Part; entries: Entry[] }>();
  for (const entry of entries.filter(({ noindex }) => !noindex)) {
    const known = parts.get(entry.part.slug);
    if (known) known.entries.push(entry);
    else parts.set(entry.part.slug, { part: entry.part, entries: [entry] });
  }
  return [...parts.values()];
}
