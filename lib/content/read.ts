import { collator } from '@/lib/catalog/collator';
import { readRecord, type Collection } from '@/lib/cms/collection';
import { findRecord, snapshot } from '@/lib/cms/snapshot';
import { memoize } from '@/lib/runtime/memoize';
import { requestedDraft } from '@/lib/preview/requested-draft';
import { tagPage } from './tag-page';

interface Listed {
  id: number;
  /** An editor's number. */
  order: number | null;
  slug: string;
  parent: number;
  title: string;
}

/** Numbers in order of size, letters in either case (`collator`). */
export const byTitle = (a: { title: string }, b: { title: string }) =>
  collator.compare(a.title, b.title);

const placeOf = ({ order }: Listed) => order ?? Number.MAX_SAFE_INTEGER;

/** Those with an editor's number first, the others by title. Sorted once per snapshot, whatever its records are. */
const sorted = memoize((items: readonly Listed[]) =>
  items.toSorted((a, b) => placeOf(a) - placeOf(b) || byTitle(a, b)),
) as unknown as <T extends Listed>(items: readonly T[]) => readonly T[];

/** Every record of a collection, by an editor's number and by title. Throws a `CmsError` when WordPress does not answer. */
export async function listPosts<T extends Listed>(
  collection: Collection<T>,
): Promise<readonly T[]> {
  await tagPage(collection.name);
  const items = await snapshot(collection);
  const draft = await previewed(collection);
  return sorted(draft ? [...items.filter((item) => !replaces(draft, item)), draft] : items);
}

/** As `findRecord`, or the draft that an editor previews. */
export async function findPost<T extends Listed>(
  collection: Collection<T>,
  slug: string,
): Promise<T | null> {
  await tagPage(collection.name);
  const draft = await previewed(collection);
  return draft?.slug === slug ? draft : findRecord(collection, slug);
}

/** What an editor previews with this request, if it is of this collection. */
async function previewed<T extends Listed>(collection: Collection<T>): Promise<T | null> {
  const draft = await requestedDraft();
  return draft?.name === collection.name ? readRecord(collection, draft.record).data : null;
}

/** The post itself as visitors see it, or another at its address. */
const replaces = (draft: Listed, { id, slug, parent }: Listed) =>
  id === draft.id || (slug === draft.slug && parent === draft.parent);
