import { pageSchema, type Page } from '@/content-schemas/page';
import { postFields } from '@/content-schemas/post';
import { oncePer } from '@/lib/cms/once-per';
import { collectionOf } from '@/lib/addresses';
import { findRedirect } from '@/lib/redirects';
import * as routes from '@/lib/routes';
import { tieTo } from './cycle';
import { all, known, one } from './read';
import { tags, type Tag } from './tags';

export const pages = { name: 'pages', schema: pageSchema, fields: postFields };

/** Addresses that the site fills itself, as the old ones lead elsewhere: no page of WordPress stands there. */
const taken = new Set<string>([
  routes.allInventory(),
  routes.services(),
  routes.allGlossary(),
  routes.contact(),
  routes.lineCard(),
  routes.sitemap(),
  routes.search(),
  routes.crossReference(),
  routes.compare(),
  routes.offline(),
  routes.styleguide(),
  routes.notFound(),
]);
/** The slug of the page at the start of the site. */
export const front = 'home';

/** The pages with an address of their own, by title. */
export const getPages = async () => [...bySlug(await all(pages)).values()].filter(isGeneric);

/** The page at an address of one segment (spec §2: `/:pageSlug`, exact), or `null`. */
export async function getPage(slug: string): Promise<Page | null> {
  const found = await one(pages, slug);
  const page = bySlug(await known(pages)).get(slug) ?? found;
  if (!page || !isGeneric(page)) return null;
  await tieTo(...shownOn(page));
  return page;
}

/** The front page, or `null` where WordPress has none of that name. */
export async function getFrontPage(): Promise<Page | null> {
  const page = await one(pages, front);
  if (page) await tieTo(...shownOn(page));
  return page;
}

/** The pages whose sections name a post, whatever address they have. */
export const getPagesNaming = async (post: Tag) =>
  (await known(pages)).filter((page) => shownOn(page).includes(post));

/** The posts that a page's sections name. */
const shownOn = ({ sections }: Page): Tag[] =>
  sections.flatMap((section) =>
    section.layout === 'postCollection'
      ? section.posts.map(({ type, slug }) => tags.post(collectionOf(type), slug))
      : [],
  );

/** Whether a page has an address of its own, which neither the site nor an old address takes. */
export function isGeneric(page: { slug: string }) {
  const address = routes.page(page);
  return page.slug !== front && !taken.has(address) && findRedirect(address) === null;
}

/** Of pages that share a slug, children of different parents, the one at the top is the one meant. */
const bySlug = oncePer((known: readonly Page[]) => {
  const topLast = known.toSorted((a, b) => Number(a.parent === 0) - Number(b.parent === 0));
  return new Map(topLast.map((page) => [page.slug, page]));
});
