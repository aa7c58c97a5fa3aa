/** In the frame that every page has, this one too. */
export const framed: readonly string[] = [
  'Breadcrumbs',
  'HeaderSearch',
  'MenuEntry',
  'PageBanner',
  'PrintTitle',
  'QuoteCorner',
  'QuoteCount',
  'QuoteDialog',
  'QuotePanel',
  'SearchBox',
  'SearchResults',
  'Seals',
  'SiteFooter',
  'SiteHeader',
  'SiteLink',
  'SiteMenu',
  'SkipLink',
  'ThemeChoice',
  'ThemeSwitch',
  'TitleBarLayout',
  'Wordmark',
];

/** On a page of their own: whole pages, and what belongs on one. */
export const elsewhere: Readonly<Record<string, string>> = {
  SidebarLayout: '/inventory/titanium/grade/6al-4v/',
  FlexibleLayout: '/capabilities/',
  ToolLayout: '/tools/metal-weight-conversion/',
  ContactHead: '/contact/',
  Comparison: '/compare/',
  ComparedGrades: '/compare/?grades=titanium/6al-4v,nickel/inconel-718',
  ReferenceLinks: '/cross-reference/',
  SearchPage: '/search/',
  FoundPages: '/search/?q=4928',
  SharePicture: '/og/index.png',
};

/** Nothing to look at: marks, listeners, data for search engines; the skeleton's parts are shown. */
export const unseen: readonly string[] = [
  'BrowserCache',
  'CompanyFacts',
  'BarColours',
  'CopyNumbers',
  'CountedViews',
  'FormDrawings',
  'Growing',
  'HatchPatterns',
  'JsonLd',
  'OfflineCopies',
  'PageSkeleton',
  'PageViews',
  'SoftNavigation',
  'ViewedGrade',
];
