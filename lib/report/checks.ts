import type { MenuItem } from '@/content-schemas/menu';
import { findRedirect } from '@/lib/routing/redirects';
import * as routes from '@/lib/routing/routes';
import type { Content, Entry } from './content';
import type { Finding, Found } from './finding';
import { knownAddresses, leadsToPage } from './known-addresses';
import { hrefsOf, linksIn, pathOf } from './links-in';
import { isCircle, endsAtPage } from './trail-of';

type Check = (content: Content) => readonly Finding[];

const about = (
  severity: Finding['severity'],
  { collection, post, editUrl }: Entry,
  message: string,
  field: string | null = null,
): Finding => ({ severity, where: `${collection} "${post.slug}"`, field, message, editUrl });

const malformed: Check = ({ malformed: left }) =>
  left.map(({ collection, slug, field, message, editUrl }) => ({
    severity: 'broken',
    where: `${collection} "${slug ?? 'no slug'}"`,
    field,
    message: `${message}. Left out.`,
    editUrl,
  }));

/** What is wrong with a link within the site: it "leads nowhere", or in a circle; `null` where it leads to a page. */
function deadEnds(content: Content): (href: string) => string | null {
  const known = knownAddresses(content);
  return (href) => {
    const path = pathOf(href);
    const trail = (path && content.trails.get(path)) || [];
    if (!path || leadsToPage(path, known) || endsAtPage(trail, known)) return null;
    return isCircle(trail) ? `leads in a circle: ${trail.join(' → ')}` : 'leads nowhere';
  };
}

const deadLinks: Check = (content) => {
  const deadEnd = deadEnds(content);
  return content.entries.flatMap((entry) =>
    hrefsOf(entry).flatMap((href) => {
      const end = deadEnd(href);
      return end ? about('broken', entry, `The link ${href} ${end}.`) : [];
    }),
  );
};

const deadMenu: Check = (content) => {
  const deadEnd = deadEnds(content);
  const all = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => [item, ...all(item.children)]);
  return all(content.menu).flatMap(({ label, href }) => {
    const end = href && deadEnd(href);
    const where = `menu "${label}"`;
    return end
      ? { severity: 'broken', where, field: null, message: `${href} ${end}.`, editUrl: null }
      : [];
  });
};

const sharedAddresses: Check = ({ entries }) =>
  entries.flatMap((entry, i) => {
    const twin = entries.find(
      ({ collection, post }, j) =>
        j < i &&
        collection === entry.collection &&
        post.slug === entry.post.slug &&
        // A term is known by what it is filed under too; of pages only the one at the top is shown.
        collection !== 'glossary',
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

const circles: Check = ({ trails }) =>
  [...trails.values()].filter(isCircle).map((trail) => ({
    severity: 'broken',
    where: `redirect ${trail[0]}`,
    field: null,
    message: `It leads in a circle: ${trail.join(' → ')}.`,
    editUrl: null,
  }));

const unnamed: Check = ({ entries, stock }) =>
  entries.flatMap((entry) => {
    const { collection, post } = entry;
    const specOf = stock.find(({ metal }) => metal.collections.specs === collection);
    if (specOf && specOf.stock.underSpec(post.slug).length === 0)
      return about('warning', entry, 'No grade names this spec: its page is empty.');
    if (collection === 'forms' && !stock.some((each) => each.stock.forms.has(post.slug)))
      return about('warning', entry, 'No grade names this form: it is shown nowhere.');
    return [];
  });

const wordless: Check = ({ entries }) =>
  entries.flatMap((entry) => [
    ...entry.html
      .flatMap((html) => linksIn(html).picturesWithoutAlt)
      .map((src) =>
        about('warning', entry, `The picture ${src} has no alternative text.`, 'content'),
      ),
    ...entry.images
      .filter(({ alt }) => alt === '')
      .map(({ src }) => about('warning', entry, `The picture ${src} has no alternative text.`)),
    ...(entry.post.seo.description || entry.post.excerpt || entry.collection === 'glossary'
      ? []
      : [about('warning', entry, 'No description for search engines, and no excerpt.')]),
  ]);

/** What visitors see otherwise than its editor does. */
const replaced: Check = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.html
      .map(linksIn)
      .flatMap(({ embeds, picturesWithoutAddress, blocks, isCut }) => [
        ...(isCut
          ? [
              about(
                'broken',
                entry,
                'It is longer or nested deeper than the site shows, and is cut there: are elements never closed?',
                'content',
              ),
            ]
          : []),
        ...blocks.map((name) =>
          about(
            'warning',
            entry,
            `The block "${name}" is none that the site knows: its words are shown, its design is left out.`,
            'content',
          ),
        ),
        ...embeds.map(({ what, href }) =>
          about('warning', entry, `A ${what} is shown as a link to ${href}.`, 'content'),
        ),
        ...picturesWithoutAddress.map((alt) =>
          about(
            'broken',
            entry,
            `A picture${alt && ` "${alt}"`} has no address: left out.`,
            'content',
          ),
        ),
      ]),
  );

/** Every check there is, in the order an editor reads them. */
export const checks: readonly { title: string; find: Check }[] = [
  { title: 'Records and sections that make no sense', find: malformed },
  { title: 'Links that lead nowhere', find: deadLinks },
  { title: 'Menu entries that lead nowhere', find: deadMenu },
  { title: 'Two posts at one address', find: sharedAddresses },
  { title: 'Pages behind an old address', find: shadowed },
  { title: 'Redirects in a circle', find: circles },
  { title: 'Specs and forms that no grade names', find: unnamed },
  { title: 'Videos, frames and forms that are shown as links, and unknown blocks', find: replaced },
  { title: 'Missing alternative texts and descriptions', find: wordless },
];

/** All that an editor should look at. */
export const findAll = (content: Content): readonly Found[] =>
  checks.map(({ title, find }) => ({ title, findings: find(content) }));
