import type { Change } from '@/content-schemas/webhook';
import { metals } from '@/lib/catalog/metals';
import { snapshot } from '@/lib/cms/snapshot';
import { addressOf, collectionOf } from '@/lib/routing/post-addresses';
import * as routes from '@/lib/routing/routes';
import { termAddress } from '@/lib/site/glossary';
import { collections } from './collections';
import { getGlossary, glossary } from './glossary';
import { forms } from './inventory';
import { readMenu } from './menu';
import { pages } from './pages';

export const isKnownType = (type: string) => type === 'menu' || collections.has(collectionOf(type));

/** The collections (or `menu`) whose pages may show a post: its own, those that name it, and pages with sections. */
export function collectionsShowing({ type }: Change): string[] {
  if (type === 'menu') return ['menu'];
  const name = collectionOf(type);
  const naming = metals.filter(
    ({ specsEndPoint }) => specsEndPoint === name || forms.name === name,
  );
  return [...new Set([name, pages.name, ...naming.map((metal) => metal.apiEndPoint)])];
}

/** Reads what a webhook names from WordPress. Throws a `CmsError` when WordPress does not answer. */
export async function readChanged({ type }: Change): Promise<void> {
  if (type === 'menu') await readMenu();
  else await snapshot(collections.get(collectionOf(type))!);
}

export async function addressesToWarm({ type, slug, before, event }: Change): Promise<string[]> {
  if (type === 'menu') return [routes.home()];
  const former = before && before !== slug ? await addressesOf(type, before) : [];
  const own = await addressesOf(type, slug);
  // A post that is gone is no longer in its collection, and its page still is in the cache.
  const gone = event === 'gone' ? [addressOf({ type, slug }) ?? []].flat() : [];
  return [...own, ...former, ...gone, ...listsOf(collectionOf(type))];
}

async function addressesOf(type: string, slug: string): Promise<string[]> {
  if (type === glossary.name)
    return (await getGlossary()).filter((term) => term.slug === slug).map(termAddress);
  if (type === forms.name) return metals.map((metal) => routes.form(metal, { slug }));
  return [addressOf({ type, slug }) ?? []].flat();
}

function listsOf(name: string): string[] {
  const metal = metals.find(
    ({ apiEndPoint, specsEndPoint }) => apiEndPoint === name || specsEndPoint === name,
  );
  if (metal) return [routes.home(), routes.inventory(metal), routes.sitemap()];
  if (name === forms.name) return metals.map((each) => routes.inventory(each));
  if (name === glossary.name) return [routes.allGlossary()];
  return [routes.home(), routes.services(), routes.sitemap()];
}
