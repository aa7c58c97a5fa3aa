import { z } from 'zod';
import { buildFolder, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { parseJson } from '@/lib/json/value-shapes';
import { CmsError } from './cms-error';
import { readBaseline, writeBaseline } from './baseline';

/** No editor deletes more than this share of a collection between two readings, which are minutes apart. */
const maxLostShare = 1 / 3;
/** This many records or fields may always vanish, so that a small collection does not fail for one. */
const maxLostAlways = 2;
/** A field has vanished where at least 50 % of the records had it, and now at most 10 % as many have it. */
const [majorityShare, remnantShare] = [1 / 2, 1 / 10];

/** In how many of those records that may have a field it is filled. */
const sizeSchema = z.object({
  records: z.int(),
  fields: z.record(z.string(), z.object({ of: z.int(), filled: z.int() })),
});
type Size = Readonly<z.output<typeof sizeSchema>>;
export type FieldCounts = Size['fields'];

/** A change that a webhook announced; kept until a reading that started after it is accepted. */
interface Announcement {
  slug: string;
  event: string;
}

const sizes = oncePerProcess('cms sizes', () => new Map<string, Size>());
const announcements = oncePerProcess('cms announcements', () => new Map<string, Announcement[]>());

/** The count of records that carry the group of custom fields at all, filled or not. */
export const customFields = 'custom fields';

/**
 * Accepts a collection's size, or throws a `CmsError` where records, fields or all custom fields vanished at once and no
 * webhook announced it. The accepted size is the baseline of the next build and start. `announced` is `countAnnounced()`
 * at the start of the reading.
 */
export async function checkSize(
  name: string,
  records: number,
  fields: FieldCounts = {},
  announced = countAnnounced(name),
): Promise<void> {
  // A server would accept whatever an outage leaves.
  const mayShrink = buildFolder !== null && isAllowed(env.ALLOW_SHRUNKEN_COLLECTIONS, name);
  const before = await sizeBefore(name, records);
  const { gone, changed } = announcedPosts(name);
  const meant = `If that is meant, build the site with ALLOW_SHRUNKEN_COLLECTIONS=${name}.`;
  // A collection may stay empty where this process read it empty or webhooks removed its records, not because a build allowed it once.
  const emptied = sizes.get(name)?.records === 0 || (before && before.records <= gone && gone > 0);
  if (records === 0 && !emptied && !isAllowed(env.ALLOW_EMPTY_COLLECTIONS, name))
    throw new CmsError(
      `${name} is empty. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS, and build.`,
    );
  if (before && !mayShrink) {
    if (hasShrunk(before.records - gone, records))
      throw new CmsError(
        `${name} shrank from ${before.records} to ${records} readable records at once. ${meant}`,
      );
    if (records > 0 && isFilled(before.fields) && !isFilled(fields))
      throw new CmsError(
        `ACF is off: no record of ${name} has custom fields any more. Is the plugin active, and its field groups with "Show in REST API"? ${meant}`,
      );
    const vanished = vanishedFields(name, before.fields, fields, gone + changed);
    if (vanished.length > 0)
      throw new CmsError(
        `${name} lost ${vanished.join(', ')} at once: is the plugin of its fields active, and "Show in REST API" on? ${meant}`,
      );
  }
  const size = { records, fields };
  sizes.set(name, size);
  announcements.get(name)?.splice(0, announced);
  const json = JSON.stringify(size);
  if (json !== JSON.stringify(before)) await writeBaseline(name, json);
}

const isFilled = (fields: FieldCounts) => (fields[customFields]?.filled ?? 0) > 0;

export function announceChange(name: string, slug: string, event: string): void {
  const announced = announcements.get(name) ?? [];
  announcements.set(name, announced);
  announced.push({ slug, event });
}

/** How many changes are announced that no accepted reading has included. */
export const countAnnounced = (name: string): number => announcements.get(name)?.length ?? 0;

/** How many posts are announced as deleted, and as changed, by the last announcement of each. */
function announcedPosts(name: string) {
  const events = [
    ...new Map(announcements.get(name)?.map(({ slug, event }) => [slug, event])).values(),
  ];
  return {
    gone: events.filter((event) => event === 'gone').length,
    changed: events.filter((event) => event === 'changed').length,
  };
}

export const hasShrunk = (before: number, now: number) =>
  before - now > maxLostAlways && before - now > before * maxLostShare;

/** "acf.chemistry (in 14 records, now in 0)" */
function vanishedFields(
  name: string,
  before: FieldCounts,
  now: FieldCounts,
  announced: number,
): string[] {
  return Object.entries(before).flatMap(([field, { of, filled }]) => {
    if (field === customFields) return [];
    const filledNow = now[field]?.filled ?? 0;
    const vanished =
      filled >= of * majorityShare &&
      filledNow <= filled * remnantShare &&
      filled - filledNow - announced > maxLostAlways;
    return vanished ? `${field} (in ${filled} records, now in ${filledNow})` : [];
  });
}

const isAllowed = (allowed: readonly string[], name: string) =>
  allowed.includes(name) || allowed.includes('*');

/** Another process may have accepted a deletion: compare with the written baseline. */
async function sizeBefore(name: string, records: number): Promise<Size | null> {
  const own = sizes.get(name);
  if (own && records >= own.records) return own;
  const written = await sizeInBaseline(name);
  return own && (!written || written.records > own.records) ? own : written;
}

const sizeInBaseline = async (name: string): Promise<Size | null> =>
  sizeSchema.safeParse(parseJson((await readBaseline(name)) ?? '')).data ?? null;
