/** Files of which `npm run test:rest` runs every test. */
const files = [
  'delivery/first-view',
  'delivery/intent',
  'discovery/compare',
  'discovery/search',
  'outage/flood',
  'quotes/quote-abuse',
  'quotes/quote-kill',
  'screens/long-lists',
  'security/hostile',
  'security/xss-pages',
  'wordpress/delivery',
  'wordpress/editing',
  'wordpress/webhooks',
  'wordpress/preview',
  'wordpress/quote-form',
];

/**
 * What `npm run test:rest` runs and `npm test` does not: a regular expression over the project, file, title and tags of a
 * test, as Playwright's `--grep` and `--grep-invert` take it.
 */
export const rest = [
  '.* @rest\\b',
  // In Firefox `npm test` walks one journey of each kind.
  'firefox (?!.*@each-engine)',
  `\\w+ (?:${files.join('|')})\\.spec\\.ts `,
]
  .map((pattern) => `^ *${pattern}`)
  .join('|');
