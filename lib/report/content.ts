import type { Section } from '@/content-schemas/section';
import type { MenuItem } from '@/content-schemas/menu';
import type { Image } from '@/content-schemas/image';
import type { Post } from '@/content-schemas/post';
import type { Page } from '@/content-schemas/page';
import { isCmsError } from '@/lib/cms/cms-error';
import { editUrlOf } from '@/lib/cms/edit-url';
import { problems, type Problem } from '@/lib/cms/problems';
import { snapshot } from '@/lib/cms/snapshot';
import { collections } from '@/lib/content/collections';
import { getGlossary, type Term } from '@/lib/content/glossary';
import { getForms, getStock } from '@/lib/content/inventory';
import { readMenu } from '@/lib/content/menu';
import { getPages } from '@/lib/content/pages';
import type { Stock } from '@/lib/content/stock';
import { metals, type Metal } from '@/lib/catalog/metals';
import { redirects } from '@/lib/routing/redirects';
import { knownAddresses, leadsToPage } from './known-addresses';
import { hrefsOf, pathOf } from './links-in';
import { trailOf } from './trail-of';

/** A post of any collection, and what editors wrote in it. */
export interface Entry {
  collection: string;
  post: Post;
  /** All its HTML, the sections' too. */
  html: readonly string[];
  /** Where its buttons lead. */
  links: readonly string[];
  images: readonly Image[];
  editUrl: string;
}

/** Everything the site shows of WordPress, read once. */
export interface Content {
  entries: readonly Entry[];
  /** Pages that have an address of their own. */
  pages: readonly Page[];
  glossary: readonly Term[];
  stock: readonly { metal: Metal; stock: Stock; forms: readonly Post[] }[];
  menu: readonly MenuItem[];
  malformed: readonly Problem[];
  /** The way that an address takes which no page answers: itself, and each redirect in turn. */
  trails: ReadonlyMap<string, readonly string[]>;
}

/** Reads everything. Throws a `CmsError` when WordPress does not answer. */
export async function readContent(): Promise<Content> {
  const read = [...collections.values()].map(async (collection) =>
    (await snapshot(collection)).map((post) => toEntry(collection.name, post)),
  );
  const entries = (await Promise.all(read)).flat();
  const [pages, glossary, menu, stock] = await Promise.all([
    getPages(),
    getGlossary(),
    menuOrNone(),
    Promise.all(
      metals.map(async (metal) => ({
        metal,
        stock: await getStock(metal),
        forms: await getForms(metal),
      })),
    ),
  ]);
  const content = { entries, pages, glossary, stock, menu, malformed: problems() };
  return { ...content, trails: await followed(content) };
}

/** A menu that cannot be read is named beside the report (`findMissingContent`). */
async function menuOrNone(): Promise<readonly MenuItem[]> {
  try {
    return await readMenu();
  } catch (error) {
    if (isCmsError(error)) return [];
    throw error;
  }
}

/** Follows our old addresses, and what editors link to, wherever no page answers. */
async function followed(content: Omit<Content, 'trails'>): Promise<Content['trails']> {
  const known = knownAddresses(content);
  const hrefs = [...content.entries.flatMap(hrefsOf), ...menuHrefs(content.menu)];
  const paths = [...redirects.map(([from]) => from), ...hrefs.map(pathOf)];
  const trails = new Map<string, readonly string[]>();
  // One after the other: each that no page of ours has is a request to WordPress.
  for (const path of new Set(paths))
    if (path && !leadsToPage(path, known)) trails.set(path, await trailOf(path, known));
  return trails;
}

/** Where a menu leads, whatever the depth. */
const menuHrefs = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href, children }) => [...(href ? [href] : []), ...menuHrefs(children)]);

function toEntry(collection: string, post: Post & { sections?: readonly Section[] }): Entry {
  const sections = post.sections ?? [];
  return {
    collection,
    post,
    html: [post.html, ...sections.flatMap(htmlOf)].filter(Boolean),
    links: sections.flatMap(buttonsOf),
    images: [post.image ?? [], sections.flatMap(imagesOf)].flat(),
    editUrl: editUrlOf(post.id),
  };
}

const htmlOf = (section: Section): string[] => [
  section.html,
  ...('cards' in section ? section.cards.map(({ html }) => html) : []),
  ...('icons' in section ? section.icons.map(({ html }) => html) : []),
];

const buttonsOf = (section: Section): string[] =>
  [
    'button' in section ? section.button : null,
    ...('cards' in section ? section.cards.map(({ button }) => button) : []),
  ].flatMap((button) => button?.href ?? []);

/** Pictures that carry information; a background and an icon beside words are decoration. */
const imagesOf = (section: Section): Image[] => [
  ...('images' in section ? section.images : []),
  ...('cards' in section ? section.cards.flatMap(({ image }) => image ?? []) : []),
];
