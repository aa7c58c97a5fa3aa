/** @jest-environment node */
import { config } from '@/middleware';
import { findRedirect, isReadable, redirects, spelled, withSlash } from './redirects';

test.each(redirects)('%s leads to %s', (from, to) => {
  const [old, now] = [from, to].map((path) => path.replace(':grade', '6al-4v'));
  expect(findRedirect(old!)).toBe(now);
  expect(findRedirect(`${old}/`)).toBe(now);
});

test('what is carried across is not touched, and nothing deeper is matched', () => {
  expect(findRedirect('/nickel-grade/$&%20x/')).toBe('/inventory/nickel/grade/$&%20x/');
  expect(findRedirect('/nickel-grade/a/b/')).toBeNull();
  expect(findRedirect('/nickel-grade/')).toBeNull();
  expect(findRedirect('/')).toBeNull();
});

test.each([
  ['/about-us-2', '/about-us-2/'],
  ['/about-us-2/', null],
  ['/robots.txt', null],
  ['/inventory/nickel/grade/x-1.5', null],
])('%s with its slash: %s', (path, slashed) => {
  expect(withSlash(path)).toBe(slashed);
});

test.each([
  ['/about-us-2/', true],
  ['/glossary/%E6%97%A5/', true],
  ['/glossary/a%2Fb/', true],
  ['/%', false],
  ['/glossary/%ff/', false],
  ['/glossary/%E0%A4%A/', false],
])('%s can be read: %s', (path, readable) => {
  expect(isReadable(path)).toBe(readable);
});

test.each([
  ['/conta%63t/', '/contact/'],
  ['/%71uote', '/quote'],
  ['/inventory/titanium/grade/6al%2d4v/', '/inventory/titanium/grade/6al-4v/'],
  ['/services%2Emd', '/services.md'],
  ['/glossary/%e6%97%A5/', '/glossary/%E6%97%A5/'],
  ['/a%2fb%20c%25%3F/', '/a%2Fb%20c%25%3F/'],
  ['/contact/', '/contact/'],
])('%s is spelled %s', (path, as) => {
  expect(spelled(path)).toBe(as);
  expect(spelled(as)).toBe(as);
});

test('no target is itself an old address', () => {
  for (const [, to] of redirects) expect(findRedirect(to)).toBeNull();
});

test('the matcher lets through every old address, slashed too, and no page', () => {
  const matches = (path: string) =>
    config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  for (const [from] of redirects) {
    const path = from.replace(':grade', '6al-4v');
    expect([path, matches(path), matches(`${path}/`)]).toEqual([path, true, true]);
  }
  for (const page of [
    '/inventory/nickel/',
    '/tools/conversion/',
    '/about-us-2/',
    '/_next/x.js',
    '/api/quote',
  ])
    expect([page, matches(page)]).toEqual([page, false]);
});
