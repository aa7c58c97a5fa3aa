/** A template of the site: what a page of it is called, and one of the sample. */
export interface Template {
  name: string;
  path: string;
  /** Decides how much script it may have: a page with a form of its own needs more, and a tool most. */
  kind: 'content' | 'home' | 'form' | 'tool';
}

/** The page that stands for most of the site. */
export const gradePath = '/inventory/titanium/grade/6al-4v/';

export const templates: readonly Template[] = [
  { name: 'home', path: '/', kind: 'home' },
  { name: 'inventory', path: '/inventory/titanium/', kind: 'form' },
  { name: 'grade', path: gradePath, kind: 'content' },
  { name: 'spec', path: '/inventory/titanium/specs/ams-4928/', kind: 'content' },
  { name: 'form', path: '/inventory/titanium/form/round-bar/', kind: 'content' },
  { name: 'services', path: '/services/', kind: 'content' },
  { name: 'service', path: '/services/stock-programs/', kind: 'content' },
  { name: 'process', path: '/services/value-added-processes/heat-treating/', kind: 'content' },
  { name: 'glossary', path: '/glossary/', kind: 'content' },
  { name: 'term', path: '/glossary/alloy/', kind: 'content' },
  { name: 'page', path: '/quality/', kind: 'content' },
  { name: 'page of sections', path: '/capabilities/', kind: 'content' },
  { name: 'contact', path: '/contact/', kind: 'form' },
  { name: 'converter', path: '/tools/conversion/', kind: 'tool' },
  { name: 'weight calculator', path: '/tools/metal-weight-conversion/', kind: 'tool' },
  { name: 'cross-reference', path: '/cross-reference/', kind: 'content' },
  { name: 'compare', path: '/compare/', kind: 'form' },
  { name: 'search', path: '/search/', kind: 'form' },
  { name: 'line card', path: '/product-line-card/', kind: 'content' },
  { name: 'sitemap', path: '/sitemap/', kind: 'content' },
  { name: 'not found', path: '/404/', kind: 'content' },
];

/** Every template, and pages with controls that show only after a question was asked. */
export const interactivePages: readonly Omit<Template, 'kind'>[] = [
  ...templates,
  { name: 'find by property', path: '/find-by-property/' },
  { name: 'found by property', path: '/find-by-property/?yield=150&form=bar' },
  { name: 'comparison', path: '/compare/?grades=titanium/6al-4v,nickel/inconel-718' },
  { name: 'quote list', path: '/quote-list/?line=3+pcs+AMS+4928' },
];
