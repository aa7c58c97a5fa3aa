import type { Route } from 'next';

// Addresses of pages, by `import * as routes`. One export each, so that a bundle has only those of its page.

type Slugged = { slug: string };
/** An address of the site that is not spelled here: a link's, or one that WordPress gives. */
export const asRoute = (path: string) => path as Route;
const at = (...segments: string[]) =>
  asRoute(`/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`);

const pageNumberSegment = (number: number) => (number > 1 ? [String(number)] : []);

export const home = () => at();
export const allInventory = () => at('inventory');
export const inventory = (metal: Slugged, number = 1) =>
  at('inventory', metal.slug, ...pageNumberSegment(number));
export const grade = (metal: Slugged, grade: Slugged) =>
  at('inventory', metal.slug, 'grade', grade.slug);
export const form = (metal: Slugged, form: Slugged, number = 1) =>
  at('inventory', metal.slug, 'form', form.slug, ...pageNumberSegment(number));
export const spec = (metal: Slugged, spec: Slugged, number = 1) =>
  at('inventory', metal.slug, 'specs', spec.slug, ...pageNumberSegment(number));
export const services = () => at('services');
export const service = (service: Slugged) => at('services', service.slug);
export const process = (process: Slugged) => at('services', 'value-added-processes', process.slug);
export const allGlossary = () => at('glossary');
export const glossary = (entry: Slugged, item?: Slugged) =>
  item ? at('glossary', entry.slug, item.slug) : at('glossary', entry.slug);
/** Bare /tools/ redirects to its first tool: this leads there without a redirect. */
export const allTools = () => tool({ slug: 'conversion' });
export const tool = (tool: Slugged) => at('tools', tool.slug);
export const contact = () => at('contact');
/** What became of a stored request: its token is known to the visitor who sent it alone. */
export const quoteStatus = (reference: string, token: string) => at('quote-sent', reference, token);
export const page = (page: Slugged) => at(page.slug);
export const privacy = () => at('privacy');
export const lineCard = () => at('product-line-card');
export const sitemap = () => at('sitemap');
/** What is shown without a network, in place of a page that was never visited. */
export const offline = () => at('offline');
/** What is shown, with status 500, in place of a page that cannot be made. */
export const unavailable = () => at('unavailable');
export const search = (asked = '') => at('search') + (asked && `?q=${encodeURIComponent(asked)}`);
export const searchList = (list: string) => `/search/${list}.json`;
export const crossReference = () => at('cross-reference');
export const findByProperty = () => at('find-by-property');
export const quoteList = () => at('quote-list');
export const quoteLine = (line: string) => `${quoteList()}?line=${encodeURIComponent(line.trim())}`;
/** A list that was checked without a script, packed into the address; `from` is the page on which a size was pressed. */
export const checkedList = (packed: string, unit: 'in' | 'mm' = 'in', from = '') =>
  `${at('quote-list', 'checked')}?list=${packed}${unit === 'mm' ? '&unit=mm' : ''}${from && `&from=${from}`}`;
export const compare = () => at('compare');
/** Grades side by side, by their keys. `/compare/?grades=titanium/6al-4v,nickel/inconel-718` */
export const comparison = (keys: readonly string[]) => `${compare()}?grades=${keys.join(',')}`;
export const comparedGrade = (key: string) =>
  `/compare/${key.split('/').map(encodeURIComponent).join('/')}.json`;
/** The same page as text, in Markdown. `/services/` → `/services.md` */
export const text = (path: string) => (path === '/' ? '/index.md' : path.replace(/\/$/, '.md'));
export const sitemapXml = () => '/sitemap.xml';
/** A post by its number in WordPress, which leads to its page. */
export const post = (id: number) => at('post', String(id));
export const notFound = (slug?: string) => (slug ? at('404', slug) : at('404'));

/** The page of a text: `['services.md']` → `/services/`; `null` for another file. */
export function pageOf(segments: readonly string[]): string | null {
  const extension = '.md';
  const file = segments.join('/');
  if (!file.endsWith(extension)) return null;
  const page = file.slice(0, -extension.length);
  return page === 'index' ? home() : at(...page.split('/').map(fromAddress));
}

/** The slug of WordPress from a segment of an address; a malformed percent-encoding stays as it is. */
export function fromAddress(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
