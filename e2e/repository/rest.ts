/** Files of which `npm run test:rest` runs every test. */
const files = [
  'additions/additions',
  'found/compare',
  'found/search',
  'found/text-browser',
  'outage/flood',
  'scale/away',
  'scale/deploy',
  'scale/ending',
  'scale/front',
  'scale/garbage',
  'scale/nginx',
  'scale/quote-folders',
  'wordpress/beside',
  'wordpress/delivery',
  'wordpress/editing',
  'wordpress/former-fields',
  'wordpress/likeness',
  'wordpress/notices',
  'wordpress/other-names',
  'wordpress/preview',
  'wordpress/quote-form',
  'wordpress/wordpress',
  'delivery/first-view',
  'security/hostile',
  'delivery/intent',
  'screens/long-lists',
  'delivery/offline-releases',
  'security/operations',
  'screens/pictures',
  'quotes/quote-abuse',
  'quotes/quote-kill',
  'quotes/quote-redis',
  'delivery/slow-line',
  'security/wire',
  'security/xss-pages',
];

/**
 * What `npm run test:rest` runs and `npm test` does not: a regular expression over the project, file, title and tags of a
 * test, as Playwright's `--grep` and `--grep-invert` take it.
 */
export const rest = [
  '.* @rest\\b',
  // In Firefox and WebKit `npm test` walks one journey of each kind.
  '(?:firefox|webkit) (?!.*@each-engine)',
  `\\w+ (?:${files.join('|')})\\.spec\\.ts `,
]
  .map((pattern) => `^ *${pattern}`)
  .join('|');
