import type { Page } from '@/content-schemas/page';
import type { Section } from '@/content-schemas/section';
import { getContactPage, getFrontPage, getPages } from '@/lib/content/pages';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';
import { escapeHtml } from '@/lib/markup/escape-html';
import { toEntry, type Entry } from './entry';
import { ownPages } from './own-pages';

const part = { slug: 'pages', title: 'Company' };

/** Home, the site's own pages, and those that editors wrote. */
export async function getPageEntries(): Promise<readonly Entry[]> {
  const [front, contact, pages] = await Promise.all([
    getFrontPage(),
    getContactPage(),
    getPages(),
  ]);
  return [
    toEntry({
      path: routes.home(),
      part,
      kind: 'Page',
      title: site.brand,
      noindex: front?.seo.noindex,
      details: () => ({
        summary: blurb(),
        html: front ? wordsOf(front) : '',
        lists: [
          {
            title: 'Metals',
            links: metals.map((metal) => ({ title: metal.name, href: routes.inventory(metal) })),
          },
        ],
      }),
    }),
    ...ownPages.map(({ path, title, ...details }) =>
      toEntry({
        path,
        title,
        part,
        kind: 'Page',
        details: () =>
          path === routes.contact() && contact ? { ...details, html: wordsOf(contact) } : details,
      }),
    ),
    ...pages.map((page) =>
      toEntry({
        path: routes.page(page),
        part,
        kind: 'Page',
        title: page.title,
        modified: page.modified,
        noindex: page.seo.noindex,
        details: () => ({ summary: page.excerpt, html: wordsOf(page) }),
      }),
    ),
  ];
}

/** The text of a page: its sections' where it is made of sections. Titles are text, and go in as such. */
const wordsOf = ({ html, sections }: Page) =>
  sections.length === 0
    ? html
    : sections
        .map(
          (section) =>
            (section.title ? `<h2>${escapeHtml(section.title)}</h2>` : '') +
            section.html +
            listOf(rowsOf(section)),
        )
        .join('');

/** What a section says in its rows, each a line. */
function rowsOf(section: Section): readonly string[] {
  if (section.layout === 'facts') return section.facts.map(({ name, value }) => `${name}: ${value}`);
  if (section.layout === 'people')
    return section.people.map(({ name, role, phone }) =>
      [name, role, phone].filter(Boolean).join(', '),
    );
  if (section.layout === 'certificates')
    return section.certificates.map(({ standard, scope, registrar, number, validTo }) =>
      [standard, scope, registrar, number, validTo && `valid to ${validTo}`]
        .filter(Boolean)
        .join(', '),
    );
  return [];
}

const listOf = (rows: readonly string[]) =>
  rows.length > 0 ? `<ul>${rows.map((row) => `<li>${escapeHtml(row)}</li>`).join('')}</ul>` : '';
