import type { Route } from 'next';

type Slugged = { slug: string };
const at = (...segments: string[]) =>
  `/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}` as Route;

/** The first page of a list has the address of the list. */
const after = (number: number) => (number > 1 ? [String(number)] : []);

/** Every address on the site is spelled here and nowhere else. All end in a slash. */
export const routes = {
  home: () => at(),
  allInventory: () => at('inventory'),
  /** A metal's grades. Of a long list this is the first page; the others have their number behind it. */
  inventory: (metal: Slugged, number = 1) => at('inventory', metal.slug, ...after(number)),
  grade: (metal: Slugged, grade: Slugged) => at('inventory', metal.slug, 'grade', grade.slug),
  form: (metal: Slugged, form: Slugged, number = 1) =>
    at('inventory', metal.slug, 'form', form.slug, ...after(number)),
  spec: (metal: Slugged, spec: Slugged, number = 1) =>
    at('inventory', metal.slug, 'specs', spec.slug, ...after(number)),
  services: () => at('services'),
  service: (service: Slugged) => at('services', service.slug),
  process: (process: Slugged) => at('services', 'value-added-processes', process.slug),
  allGlossary: () => at('glossary'),
  glossary: (entry: Slugged, item?: Slugged) =>
    item ? at('glossary', entry.slug, item.slug) : at('glossary', entry.slug),
  tools: () => at('tools'),
  tool: (tool: Slugged) => at('tools', tool.slug),
  contact: () => at('contact'),
  quoteSent: (reference: string) => at('quote-sent', reference),
  page: (page: Slugged) => at(page.slug),
  lineCard: () => at('product-line-card'),
  sitemap: () => at('sitemap'),
  /** What is shown without a network, in place of a page that was never visited. */
  offline: () => at('offline'),
  styleguide: () => at('styleguide'),
  /** A picture of the mark, by its file (`lib/icons.ts`). */
  icon: (file: string) => `/icons/${file}`,
  search: () => at('search'),
  /** A list of what can be searched, as the browser fetches it. */
  searchList: (list: string) => `/search/${list}.json`,
  crossReference: () => at('cross-reference'),
  compare: () => at('compare'),
  /** A grade as the browser compares it. `titanium/6al-4v` */
  comparedGrade: (key: string) =>
    `/compare/${key.split('/').map(encodeURIComponent).join('/')}.json`,
  /** The same page as text, in Markdown. `/services/` → `/services.md` */
  text: (path: string) => (path === '/' ? '/index.md' : path.replace(/\/$/, '.md')),
  /** The picture of a page, for where it is shared. `/services/` → `/og/services.png` */
  picture: (path: string) => `/og${path === '/' ? '/index.png' : path.replace(/\/$/, '.png')}`,
  /** The sitemap that names the others, and one of them. */
  sitemapIndex: () => '/sitemap.xml',
  sitemapShard: (name: string) => `/sitemaps/${name}.xml`,
  notFound: (slug?: string) => (slug ? at('404', slug) : at('404')),
};

/** The page that a text or a picture stands for: `['services.md']` → `/services/`; `null` for another file. */
export function pageOf(segments: readonly string[], extension: '.md' | '.png'): string | null {
  const file = segments.join('/');
  if (!file.endsWith(extension)) return null;
  const page = file.slice(0, -extension.length);
  return page === 'index' ? routes.home() : at(...page.split('/').map(fromAddress));
}

/** A slug as WordPress knows it, from a segment of an address; what is no encoding stays as it is. */
export function fromAddress(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
