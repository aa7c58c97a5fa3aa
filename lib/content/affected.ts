import type { Change } from '@/content-schemas/webhook';
import { addressOf, collectionOf } from '@/lib/routing/post-addresses';
import { invalidateReading } from '@/lib/cms/reading-cache';
import { announceChange } from '@/lib/cms/size';
import { refreshPosts, snapshot } from '@/lib/cms/snapshot';
import { termAddress } from '@/lib/site/glossary';
import { metals } from '@/lib/catalog/metals';
import { collections } from './collections';
import { getTermsOf, glossary } from './glossary';
import { forms } from './inventory';
import { readMenu } from './menu';
import { pages } from './pages';
import { tags, type Tag } from './tags';
import * as routes from '@/lib/routing/routes';

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
    return { tags: [tags.menu()], addresses: [routes.home()] };
  }
  const name = collectionOf(change.type);
  await snapshot(collections.get(name)!);
  const { before, event, slug, type } = change;
  const own = event === 'gone' ? [] : await addressesOf({ type, slug });
  const former = before && before !== slug ? await addressesOf({ type, slug: before }) : [];
  const gone = event === 'gone' ? [addressOf({ type, slug }) ?? []].flat() : [];
  return { tags: [tags.list(name)], addresses: [...own, ...former, ...gone, ...listsOf(name)] };
}

async function addressesOf({ type, slug }: { type: string; slug: string }): Promise<string[]> {
  if (type === glossary.name) return (await getTermsOf(slug)).map(termAddress);
  if (type === forms.name) return metals.map((metal) => routes.form(metal, { slug }));
  return [addressOf({ type, slug }) ?? []].flat();
}

/** The pages that list a collection. */
function listsOf(name: string): string[] {
  const metal = metals.find(({ collections: own }) => own.grades === name || own.specs === name);
  if (metal) return [routes.home(), routes.inventory(metal), routes.sitemap()];
  if (name === forms.name) return metals.map((each) => routes.inventory(each));
  if (name === glossary.name) return [routes.allGlossary()];
  return [routes.home(), routes.services(), routes.sitemap()];
}
