import type { MenuItem } from '@/content-schemas/menu';
import { editUrlOf } from '@/lib/cms/transport';
import { problems, type RecordProblem } from '@/lib/cms/problems';
import { snapshot } from '@/lib/cms/snapshot';
import { collections } from '@/lib/content/collections';
import { getDirectory } from '@/lib/content/directory';
import { ownAddresses } from '@/lib/content/directory/own-pages';
import { getMenu } from '@/lib/content/menu';
import { movedTo } from '@/lib/content/moved';
import { findRedirect } from '@/lib/routing/redirects';
import { linksIn, pathOf, type Links } from './links-in';

/** A post of any collection, or an entry of the menu, and where its links and pictures lead. */
export interface LinkSource extends Links {
  /** `titanium_grades "6al-4v"` */
  where: string;
  editUrl: string | null;
}

export interface Content {
  entries: readonly LinkSource[];
  /** The addresses that answer with a page. */
  known: ReadonlySet<string>;
  malformed: readonly RecordProblem[];
  /** Where editors redirect in WordPress what is linked to and no page answers; `null`: nowhere. */
  moved: ReadonlyMap<string, string | null>;
}

/** Throws a `CmsError` when WordPress does not answer. */
export async function readContent(): Promise<Content> {
  const posts = [...collections.values()].map(async (collection) =>
    (await snapshot(collection)).map((post) => ({
      where: `${collection.name} "${post.slug}"`,
      editUrl: editUrlOf(post.id),
      ...linksIn(post),
    })),
  );
  const entries = [...(await Promise.all(posts)).flat(), ...(await getMenu()).flatMap(menuEntries)];
  const directory = (await getDirectory()).map(({ path }) => path);
  const known = new Set([...directory, ...ownAddresses]);
  const moved = await lookUpMoved(entries, known);
  return { entries, known, malformed: problems(), moved };
}

const menuEntries = ({ label, href, children }: MenuItem): readonly LinkSource[] => [
  { where: `menu "${label}"`, editUrl: null, ...linksIn({ href }) },
  ...children.flatMap(menuEntries),
];

/** Whether a link within the site leads to a page, at once or by an old address. */
export const leadsToPage = (path: string, known: ReadonlySet<string>): boolean =>
  known.has(path) || known.has(findRedirect(path) ?? '');

/** A request goes to WordPress only for an address that its own pages could have: `/about/`. */
const ofPage = /^\/[^/]+\/?$/;

async function lookUpMoved(entries: readonly LinkSource[], known: ReadonlySet<string>) {
  const moved = new Map<string, string | null>();
  // One after the other: each that no page of ours has is a request to WordPress.
  for (const path of new Set(entries.flatMap(({ hrefs }) => hrefs.map(pathOf))))
    if (path && !leadsToPage(path, known))
      moved.set(path, ofPage.test(path) ? await movedTo(path) : null);
  return moved;
}
