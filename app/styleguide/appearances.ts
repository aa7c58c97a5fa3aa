/** On a page of their own: whole pages, and what belongs on one. */
export const elsewhere: Readonly<Record<string, string>> = {
  SidebarLayout: '/inventory/titanium/grade/6al-4v/',
  FlexibleLayout: '/capabilities/',
  ToolLayout: '/tools/metal-weight-conversion/',
  ContactHead: '/contact/',
  Comparison: '/compare/',
  ComparedGrades: '/compare/?grades=titanium/6al-4v,nickel/inconel-718',
  ReferenceLinks: '/cross-reference/',
  EquivalentsLegend: '/cross-reference/',
  Alternatives: '/inventory/titanium/grade/6al-4v/',
  PropertyFinder: '/find-by-property/',
  PasteList: '/quote-list/',
  CheckedList: '/quote-list/',
  CheckedRow: '/quote-list/',
  SearchPage: '/search/',
  FoundPages: '/search/?q=4928',
  SharePicture: '/og/index.png',
};
