import type { MenuItem } from '@/content-schemas/menu';
import { localHref } from '@/lib/links';
import { findRedirect, redirects } from '@/lib/redirects';
import { routes } from '@/lib/routes';
import type { Content, Entry } from './content';
import type { Finding, Found } from './finding';
import { knownAddresses, leadsSomewhere } from './known-addresses';
import { linksIn } from './links-in';

type Check = (content: Content) => readonly Finding[];

const about = (
  weight: Finding['weight'],
  { collection, post, editUrl }: Entry,
  says: string,
  field: string | null = null,
): Finding => ({ weight, where: `${collection} "${post.slug}"`, field, says, editUrl });

/** A path on this site, or `null` for another host, a file and a place on the same page. */
function pathOf(href: string): string | null {
  const local = localHref(href);
  return local.startsWith('/') && !/^\/wp-|\.\w+$/.test(local.replace(/[?#].*$/, ''))
    ? local
    : null;
}

const malformed: Check = ({ malformed: left }) =>
  left.map(({ collection, slug, field, message, editUrl }) => ({
    weight: 'broken',
    where: `${collection} "${slug ?? 'no slug'}"`,
    field,
    says: `${message}. Left out.`,
    editUrl,
  }));

const deadLinks: Check = (content) => {
  const known = knownAddresses(content);
  return content.entries.flatMap((entry) =>
    [...entry.html.flatMap((html) => linksIn(html).hrefs), ...entry.links]
      .filter((href) => !leadsSomewhere(pathOf(href) ?? '', known))
      .map((href) => about('broken', entry, `The link ${href} leads nowhere.`)),
  );
};

const deadMenu: Check = (content) => {
  const known = knownAddresses(content);
  const all = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => [item, ...all(item.children)]);
  return all(content.menu)
    .filter(({ href }) => href && !leadsSomewhere(pathOf(href) ?? '', known))
    .map(({ label, href }) => ({
      weight: 'broken',
      where: `menu "${label}"`,
      field: null,
      says: `${href} leads nowhere.`,
      editUrl: null,
    }));
};

const sharedAddresses: Check = ({ entries }) =>
  entries.flatMap((entry, i) => {
    const twin = entries.find(
      ({ collection, post }, j) =>
        j < i &&
        collection === entry.collection &&
        post.slug === entry.post.slug &&
        // A term is known by what it is filed under too; of pages only the one at the top is shown.
        (collection !== 'glossary' || post.parent === entry.post.parent),
    );
    return twin
      ? about('broken', entry, `Post ${twin.post.id} has the same slug: one of them is not shown.`)
      : [];
  });

const shadowed: Check = ({ entries, pages }) =>
  pages.flatMap((page) => {
    const target = findRedirect(routes.page(page));
    const entry = entries.find(({ post }) => post.id === page.id);
    return target && entry
      ? about('broken', entry, `Its address is an old one that leads to ${target}: nobody sees it.`)
      : [];
  });

/** More hops than this is a loop, or as good as one. */
const mostHops = 5;
const loops: Check = () =>
  redirects.flatMap(([from, to]) => {
    let target: string | null = to;
    for (let hops = 0; target && hops < mostHops; hops += 1) target = findRedirect(target);
    const says = `It leads in a circle, by way of ${to}.`;
    return target
      ? { weight: 'broken', where: `redirect ${from}`, field: null, says, editUrl: null }
      : [];
  });

const unnamed: Check = ({ entries, stock }) =>
  entries.flatMap((entry) => {
    const { collection, post } = entry;
    const specOf = stock.find(({ metal }) => metal.collections.specs === collection);
    if (specOf && !specOf.stock.bySpec.has(post.slug))
      return about('weak', entry, 'No grade names this spec: its page is empty.');
    if (collection === 'forms' && !stock.some((each) => each.stock.byForm.has(post.slug)))
      return about('weak', entry, 'No grade names this form: it is shown nowhere.');
    return [];
  });

const wordless: Check = ({ entries }) =>
  entries.flatMap((entry) => [
    ...entry.html
      .flatMap((html) => linksIn(html).picturesWithoutAlt)
      .map((src) => about('weak', entry, `The picture ${src} has no alternative text.`, 'content')),
    ...entry.images
      .filter(({ alt }) => alt === '')
      .map(({ src }) => about('weak', entry, `The picture ${src} has no alternative text.`)),
    ...(entry.post.seo.description || entry.post.excerpt || entry.collection === 'glossary'
      ? []
      : [about('weak', entry, 'No description for search engines, and no excerpt.')]),
  ]);

/** Every check there is, in the order an editor reads them. */
export const checks: readonly { title: string; find: Check }[] = [
  { title: 'Records and sections that make no sense', find: malformed },
  { title: 'Links that lead nowhere', find: deadLinks },
  { title: 'Menu entries that lead nowhere', find: deadMenu },
  { title: 'Two posts at one address', find: sharedAddresses },
  { title: 'Pages behind an old address', find: shadowed },
  { title: 'Redirects in a circle', find: loops },
  { title: 'Specs and forms that no grade names', find: unnamed },
  { title: 'Missing alternative texts and descriptions', find: wordless },
];

/** All that an editor should look at. */
export const findAll = (content: Content): readonly Found[] =>
  checks.map(({ title, find }) => ({ title, findings: find(content) }));
