import type { Change } from '@/content-schemas/webhook';
import { addressOf, collectionOf } from '@/lib/routing/post-addresses';
import { invalidateReading } from '@/lib/cms/reading-cache';
import { announceChange } from '@/lib/cms/size';
import { refreshPosts, snapshot } from '@/lib/cms/snapshot';
import { termAddress } from '@/lib/site/glossary';
import { metals, type Metal } from '@/lib/catalog/metals';
import { collections } from './collections';
import { getTermsOf, glossary } from './glossary';
import { forms, getStock, referenceTags } from './inventory';
import { readMenu } from './menu';
import { getPagesNaming, pages } from './pages';
import { tags, type Tag } from './tags';

/** Whether webhooks may name this type: a post of a collection, or the navigation. */
export const isKnownType = (type: string) => type === 'menu' || collections.has(collectionOf(type));

/** What a webhook changes: the tags of the pages that show it, before or now, and the addresses that may be new. */
export type Affected = Awaited<ReturnType<typeof effectOf>>;

/**
 * What each of these webhooks changes. What they name is read once for all of them. A webhook fails with a `CmsError`
 * when WordPress does not answer: then nothing may be revalidated for it.
 */
export async function effectsOfWebhooks(
  webhooks: readonly (readonly Change[])[],
): Promise<PromiseSettledResult<Affected>[]> {
  for (const { type, slug, event } of webhooks.flat())
    if (type !== 'menu') announceChange(collectionOf(type), slug, event);
  for (const name of new Set(webhooks.flat().flatMap(affectedCollections)))
    invalidate(name, webhooks.flat());
  return Promise.allSettled(webhooks.map(effectOf));
}

/** Has a collection read again: of its own posts those that changed, where no other change concerns it. */
function invalidate(name: string, changes: readonly Change[]) {
  const concerning = changes.filter((change) => affectedCollections(change).includes(name));
  const collection = collections.get(name);
  if (collection && concerning.every(({ type }) => collectionOf(type) === name))
    refreshPosts(collection, [
      ...new Set(concerning.flatMap(({ slug, before }) => [slug, before ?? slug])),
    ]);
  else invalidateReading(name);
}

async function effectOf(changes: readonly Change[]) {
  const found = await Promise.all(changes.map(effectOfChange));
  return {
    tags: [...new Set(found.flatMap((each) => each.tags))],
    addresses: [...new Set(found.flatMap((each) => each.addresses))],
  };
}

/** The collections whose records carry a post's title and slug: its own, and those that name it. */
function affectedCollections({ type }: Change): string[] {
  if (type === 'menu') return ['menu'];
  const name = collectionOf(type);
  return [name, pages.name, ...metalsNaming(name).map((metal) => metal.collections.grades)];
}

/** The metals whose grades name the posts of a collection: a spec's own metal, and every one for a form. */
const metalsNaming = (name: string) =>
  metals.filter(({ collections: own }) => own.specs === name || forms.name === name);

async function effectOfChange(change: Change): Promise<{ tags: Tag[]; addresses: string[] }> {
  if (change.type === 'menu') {
    await readMenu();
    return { tags: [tags.menu()], addresses: [] };
  }
  const name = collectionOf(change.type);
  await snapshot(collections.get(name)!);
  const moved = change.event !== 'changed' || (change.before ?? change.slug) !== change.slug;
  return {
    tags: [
      tags.list(name),
      ...[change.slug, change.before ?? change.slug].map((slug) => tags.post(name, slug)),
      ...(change.event === 'changed' ? [] : [tags.count(name)]),
      ...(await tagsOfLists(name, change.slug)),
      ...(moved ? await tagsOfReferrers(name, change.slug) : []),
    ],
    addresses: change.event === 'gone' ? [] : await addressesOf(change),
  };
}

/** Tags of the lists that show the post from now on: those of its specs and forms, or of its letter. */
async function tagsOfLists(name: string, slug: string): Promise<Tag[]> {
  if (name === glossary.name)
    return (await getTermsOf(slug)).flatMap(({ under }) =>
      under ? tags.listedUnder(name, tags.post(name, under.slug)) : [],
    );
  const metal = metals.find(({ collections: own }) => own.grades === name);
  const grade = metal && (await getStock(metal)).grades.find((each) => each.slug === slug);
  return grade
    ? referenceTags(metal, grade).map((reference) => tags.listedUnder(name, reference))
    : [];
}

/** Posts that name this one now and could not while it was a draft, or had another slug. */
async function tagsOfReferrers(name: string, slug: string): Promise<Tag[]> {
  const post = tags.post(name, slug);
  const naming = await Promise.all(
    metalsNaming(name).map((metal) => tagsOfGradesNaming(metal, post)),
  );
  const sections = await getPagesNaming(post);
  return [...naming.flat(), ...sections.map((page) => tags.post(pages.name, page.slug))];
}

async function tagsOfGradesNaming(metal: Metal, post: Tag): Promise<Tag[]> {
  const { grades } = metal.collections;
  const naming = (await getStock(metal)).grades.filter((grade) =>
    referenceTags(metal, grade).includes(post),
  );
  return naming.length === 0
    ? []
    : [tags.list(grades), ...naming.map(({ slug }) => tags.post(grades, slug))];
}

async function addressesOf({ type, slug }: Change): Promise<string[]> {
  if (type === glossary.name) return (await getTermsOf(slug)).map(termAddress);
  return [addressOf({ type, slug }) ?? []].flat();
}
