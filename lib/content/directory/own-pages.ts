import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';

/** The pages of the company's part that the site writes itself. */
export const ownPages: readonly {
  path: string;
  title: string;
  summary: string;
}[] = [
  {
    path: routes.contact(),
    title: 'Contact Us',
    summary: `How to reach ${site.brand}.`,
  },
  {
    path: routes.lineCard(),
    title: 'Product Line Card',
    summary: 'The metals, grades, forms, services and processes, to print or save as a PDF.',
  },
  {
    path: routes.crossReference(),
    title: 'Cross-Reference',
    summary:
      'Every specification with its grades and forms, every UNS number and equivalent name with its grade.',
  },
  {
    path: routes.findByProperty(),
    title: 'Find by Property',
    summary: 'Grades by form and minimum yield strength, tensile strength and elongation.',
  },
  {
    path: routes.quoteList(),
    title: 'Quote List',
    summary:
      'Paste a list from an email or a spreadsheet: checked line by line and sent as a quote request.',
  },
  {
    path: routes.compare(),
    title: 'Compare Grades',
    summary: 'Two to four grades side by side: chemistry, specifications, forms, density.',
  },
  { path: routes.sitemap(), title: 'Sitemap', summary: 'Every part of the website.' },
];

/** Addresses of the site's own pages: no page of an editor is shown there. */
export const ownAddresses: readonly string[] = [
  routes.allInventory(),
  routes.services(),
  routes.allGlossary(),
  routes.search(),
  ...ownPages.map(({ path }) => path),
];
