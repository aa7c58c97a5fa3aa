/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { analyticsOf, readEnv, settings } from './env';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2)),
) as Record<string, string>;

test('.env.example names every setting, and its values are the defaults', () => {
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(settings).toSorted());
  expect(readEnv(example)).toEqual(readEnv({}));
});

test('the routes with content of WordPress export to Next the most that REVALIDATE_SECONDS may be', () => {
  // Next reads `revalidate` from the source: it has to be a number there. security.txt, which has none, has a day.
  const intervals = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`app/${file}`, 'utf8').matchAll(/^export const revalidate = (.+);$/gm),
    ])
    .map(([, seconds]) => seconds)
    .filter((seconds) => seconds !== '86_400');
  expect(intervals).toContain('900');
  expect(new Set(intervals)).toEqual(new Set([String(readEnv({}).REVALIDATE_SECONDS)]));
  expect(() => readEnv({ REVALIDATE_SECONDS: '901' })).toThrow('1 to 900');
});

test.each([
  [{ WORDPRESS_URL: 'cms.example.com' }, 'WORDPRESS_URL must be an http(s) address such as'],
  [{ WORDPRESS_URL: 'ftp://cms.example.com' }, 'WORDPRESS_URL must be an http(s) address'],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an http(s) address'],
  [
    { REVALIDATE_SECONDS: 'soon' },
    'REVALIDATE_SECONDS must be a whole number, 1 to 900, not "soon".',
  ],
  [{ REVALIDATE_SECONDS: '0' }, 'REVALIDATE_SECONDS must be a whole number, 1 to 900, not "0".'],
  [{ QUOTES_DATABASE: '/var/lib/quotes.db' }, 'QUOTES_DATABASE must be file:PATH or libsql://'],
  [{ QUOTE_LIMIT: '1.5' }, 'QUOTE_LIMIT must be a whole number'],
  [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be a whole number'],
  [{ WORDPRESS_TIMEOUT_MS: '5s' }, 'WORDPRESS_TIMEOUT_MS must be a whole number'],
  [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET must be at least 16 characters.'],
  [{ PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET must be at least 16 characters.'],
  [{ ANALYTICS: 'yes' }, 'ANALYTICS must be off, or a path such as /stats, not "yes".'],
  [{ WORDPRESS_FORM_PATH: 'contact' }, 'WORDPRESS_FORM_PATH must be a path on the WordPress host'],
  [{ WORDPRESS_MENU_PATH: 'menus/17' }, 'WORDPRESS_MENU_PATH must be a path on the WordPress host'],
])('%j is refused by name, in one sentence', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(sentence);
});

test('a site for visitors needs its address with a WordPress', () => {
  const settings = { WORDPRESS_URL: 'https://cms.example.com' };
  expect(() => readEnv(settings, { forVisitors: true })).toThrow(
    'SITE_URL must be set with WORDPRESS_URL',
  );
  const both = { ...settings, SITE_URL: 'https://www.example.com' };
  expect(readEnv(both, { forVisitors: true }).SITE_URL).toBe(both.SITE_URL);
  expect(readEnv({}, { forVisitors: true }).SITE_URL).toBe('http://localhost:3000');
});

test('every wrong setting is named, and no secret repeated', () => {
  const secrets = { WEBHOOK_SECRET: 'hunter2', WORDPRESS_APPLICATION_PASSWORD: 'hunter2' };
  const wrong = () => readEnv({ WORDPRESS_URL: 'x', SITE_URL: 'y', ...secrets });
  expect(wrong).toThrow(/WORDPRESS_URL must.*\n[\s\S]*SITE_URL must[\s\S]*WEBHOOK_SECRET must/);
  expect(wrong).not.toThrow(/hunter2/);
});

test.each([
  [{}, null],
  [{ ANALYTICS: '/stats' }, { basePath: '/stats' }],
  [{ VERCEL: '1' }, { basePath: null }],
  [{ VERCEL: '1', ANALYTICS: '/stats' }, { basePath: '/stats' }],
  [{ VERCEL: '1', ANALYTICS: 'off' }, null],
])('with %j page views are counted by %j', (environment, service) => {
  expect(analyticsOf(readEnv(environment))).toEqual(service);
});

test.each(['https://i0.wp.com', 'i0.wp.com/a', "x.example; script-src 'unsafe-inline'"])(
  '%s is no host of pictures',
  (host) => {
    expect(() => readEnv({ IMAGE_HOSTS: `a.example, ${host}` })).toThrow(
      'IMAGE_HOSTS must be names',
    );
  },
);

test('a trailing slash and an empty value do no harm', () => {
  expect(readEnv({ WORDPRESS_URL: 'https://cms.example.com/', SITE_URL: '' })).toMatchObject({
    WORDPRESS_URL: 'https://cms.example.com',
    SITE_URL: 'http://localhost:3000',
  });
  expect(readEnv({ ALLOW_EMPTY_COLLECTIONS: 'forms, glossary' })).toMatchObject({
    ALLOW_EMPTY_COLLECTIONS: ['forms', 'glossary'],
  });
});
