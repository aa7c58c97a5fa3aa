/** Files of which `npm run test:rest` runs every test. */
const files = [
  'delivery/first-view',
  'delivery/intent',
  'discovery/compare',
  'discovery/search',
  'engines/second-visit',
  'front/deploy',
  'outage/flood',
  'quotes/quote-abuse',
  'quotes/quote-kill',
  'screens/conveniences',
  'screens/long-lists',
  'screens/page-views',
  'screens/slider',
  'screens/tasks',
  'security/hostile',
  'security/xss-pages',
  'wordpress/[\\w-]+',
];

/**
 * What `npm run test:rest` runs and `npm test` does not: a regular expression over the project, file, title and tags of a
 * test, as Playwright's `--grep` and `--grep-invert` take it.
 */
export const rest = [
  '.* @rest\\b',
  // In Firefox and on a phone `npm test` walks one journey of each kind.
  '(?:firefox|phone) (?!.*@each-engine)',
  `\\w+ (?:${files.join('|')})\\.spec\\.ts `,
]
  .map((pattern) => `^ *${pattern}`)
  .join('|');
