/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elsewhere } from './appearances';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const exported = (folder: string) =>
  filesIn(folder)
    .flatMap((text) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)])
    .map(([, name]) => name!);

/** In the frame that every page has. */
const framed = [
  'Breadcrumbs',
  'HeaderSearch',
  'MenuEntry',
  'PageBanner',
  'PrintTitle',
  'QuoteCorner',
  'QuoteCount',
  'QuoteDialog',
  'QuoteEntries',
  'QuotePanel',
  'SearchBox',
  'SearchResults',
  'Seals',
  'SiteFooter',
  'SiteHeader',
  'SiteMenu',
  'SkipLink',
  'ThemeSwitch',
  'TitleBarLayout',
  'Wordmark',
];

/** Nothing to look at: marks, listeners, data for search engines; the skeleton's parts are shown. */
const unseen = [
  'BrowserCache',
  'BarColors',
  'CopyNumbers',
  'CountedViews',
  'FormDrawings',
  'FormSymbols',
  'LinkIntent',
  'HatchPatterns',
  'JsonLd',
  'PageSkeleton',
  'PageViews',
  'PairedSections',
  'QuoteListFields',
  'ServiceWorkerRegistration',
  'ShapeDrawings',
  'LinkIntentLoader',
  'ViewedGrade',
];

/** Each is on the page of its tool, which another test requests. */
const forms = new Set(exported('components/calculator/forms'));
const components = exported('components').filter((name) => !forms.has(name));

const shown = filesIn('app/styleguide')
  .flatMap((text) => [...text.matchAll(/\bshows="([^"]+)"/g)])
  .flatMap(([, names]) => names!.split(' '));

test('every component is in the styleguide, in its frame, on a page of its own, or cannot be seen', () => {
  expect(components.length).toBeGreaterThan(90);
  const places = [...new Set(shown), ...framed, ...Object.keys(elsewhere), ...unseen];
  expect(places.filter((name) => !forms.has(name)).toSorted()).toEqual(components.toSorted());
});
