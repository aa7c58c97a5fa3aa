import type { Page } from '@/content-schemas/page';
import { getFrontPage, getPages } from '@/lib/content/pages';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';
import { escapeHtml } from '@/lib/markup/escape-html';
import { toEntry, type Entry } from './entry';
import { ownPages } from './own-pages';

const part = { slug: 'pages', title: 'Company' };

/** Home, the site's own pages, and those that editors wrote. */
export async function getPageEntries(): Promise<readonly Entry[]> {
  const [front, pages] = await Promise.all([getFrontPage(), getPages()]);
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
      toEntry({ path, title, part, kind: 'Page', details: () => details }),
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
        .map(({ title, html: words }) => (title ? `<h2>${escapeHtml(title)}</h2>` : '') + words)
        .join('');
