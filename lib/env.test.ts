/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readEnv, settings } from './env';

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

test.each([
  [{ WORDPRESS_URL: 'cms.example.com' }, 'WORDPRESS_URL must be an http(s) address'],
  [{ WORDPRESS_URL: 'ftp://cms.example.com' }, 'WORDPRESS_URL must be an http(s) address'],
  [{ REVALIDATE_SECONDS: 'soon' }, 'REVALIDATE_SECONDS'],
  [
    { WORDPRESS_MENU_PATH: 'menus/17' },
    'WORDPRESS_MENU_PATH: must be a path on the WordPress host',
  ],
])('%j is refused by name', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(sentence);
});

test('a trailing slash and an empty value do no harm', () => {
  expect(readEnv({ WORDPRESS_URL: 'https://cms.example.com/', SITE_URL: '' })).toMatchObject({
    WORDPRESS_URL: 'https://cms.example.com',
    SITE_URL: 'http://localhost:3000',
  });
  expect(readEnv({ ALLOW_EMPTY_COLLECTIONS: 'forms, glossary' }).ALLOW_EMPTY_COLLECTIONS).toEqual([
    'forms',
    'glossary',
  ]);
});
