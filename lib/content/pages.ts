import { pageFilled, pageSchema, type Page } from '@/content-schemas/page';
import { carriesFields, postFields } from '@/content-schemas/post';
import { memoize } from '@/lib/runtime/memoize';
import { privacyPage } from '@/lib/site/privacy';
import { findRedirect } from '@/lib/routing/redirects';
import * as routes from '@/lib/routing/routes';
import { ownAddresses } from './directory/own-pages';
import { findPost, listPosts } from './read';

export const pages = {
  name: 'pages',
  schema: pageSchema,
  fields: postFields,
  filled: pageFilled,
  carriesFields,
};

/** Addresses that no page of WordPress may have. */
const ownPageAddresses = new Set<string>([
  ...ownAddresses,
  routes.offline(),
  routes.unavailable(),
  routes.notFound(),
]);
export const frontPageSlug = 'home';

export const getPages = async () => [...bySlug(await listPosts(pages)).values()].filter(isGeneric);

/** The page at an address of one segment (spec §2: `/:pageSlug`, exact), or `null`. */
export async function getPage(slug: string): Promise<Page | null> {
  const found = await findPost(pages, slug);
  const listed = bySlug(await listPosts(pages)).get(slug);
  const page = (listed === privacyPage ? null : listed) ?? found ?? listed;
  if (!page || !isGeneric(page)) return null;
  return page;
}

/** The addresses that WordPress gives to pages below others: the slugs of all of them, from the top. */
export const getChildPaths = async (): Promise<readonly (readonly [string, ...string[]])[]> =>
  [...byPath(await listPosts(pages)).keys()].map((path) => {
    const [top = '', ...below] = path.split('/');
    return [top, ...below];
  });

export const getChildPage = async (path: readonly string[]): Promise<Page | null> =>
  byPath(await listPosts(pages)).get(path.join('/')) ?? null;

/** Pages below others that have an address here, by the slugs of those above them and their own. */
const byPath = memoize((listed: readonly Page[]) => {
  const byId = new Map(listed.map((page) => [page.id, page]));
  const pathOf = (page: Page, above: readonly Page[] = []): string | null => {
    if (above.includes(page)) return null; // pages that stand below each other have no address
    if (page.parent === 0) return page.slug;
    const parent = byId.get(page.parent);
    const path = parent && pathOf(parent, [...above, page]);
    return path ? `${path}/${page.slug}` : null;
  };
  const isShown = (page: Page) => isGeneric(page) && bySlug(listed).get(page.slug) === page;
  return new Map(
    listed
      .filter((page) => page.parent !== 0 && isShown(page))
      .flatMap((page) => {
        const path = pathOf(page);
        return path ? [[path, page] as const] : [];
      }),
  );
});

/** WordPress's page of the contact page's slug: its sections follow the form. `null` where there is none. */
export const getContactPage = (): Promise<Page | null> => findPost(pages, 'contact');

export const getFrontPage = (): Promise<Page | null> => findPost(pages, frontPageSlug);

/** Whether a page has an address of its own, which neither the site nor an old address takes. */
export function isGeneric(page: { slug: string }) {
  const address = routes.page(page);
  return (
    page.slug !== frontPageSlug && !ownPageAddresses.has(address) && findRedirect(address) === null
  );
}

/** Of pages with one slug the one at the top, and an editor's before the site's own. */
const bySlug = memoize((known: readonly Page[]) => {
  const topLast = known.toSorted((a, b) => Number(a.parent === 0) - Number(b.parent === 0));
  return new Map([privacyPage, ...topLast].map((page) => [page.slug, page]));
});
