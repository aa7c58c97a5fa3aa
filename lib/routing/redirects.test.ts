/** @jest-environment node */
import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';
import { findRedirect, isReadable, redirects, normalized, withSlash } from './redirects';

test.each(redirects)('%s leads to %s', (from, to) => {
  const [old, now] = [from, to].map((path) => path.replace(/:\w+/, '6al-4v'));
  expect(findRedirect(old!)).toBe(now);
  expect(findRedirect(`${old}/`)).toBe(now);
});

test.each([
  ['/titanium-specs/ams-4928', '/inventory/titanium/specs/ams-4928/'],
  ['/nickel_grades/inconel-718/', '/inventory/nickel/grade/inconel-718/'],
  ['/um_services/sawing/', '/services/sawing/'],
  ['/forms/round-bar/', '/inventory/titanium/form/round-bar/'],
  ['/titanium-grades/', '/inventory/titanium/'],
  ['/um-services/a/b/', null],
  ['/glossary/a/alloy/', null],
])("WordPress's own %s leads to %s", (from, to) => {
  expect(findRedirect(from)).toBe(to);
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
])('%s is normalized to %s', (path, as) => {
  expect(normalized(path)).toBe(as);
  expect(normalized(as)).toBe(as);
});

test('no target is itself an old address', () => {
  for (const [, to] of redirects) expect([to, findRedirect(to)]).toEqual([to, null]);
});

test('the matcher lets through every old address, slashed too, and no page of a large section', () => {
  const matches = (path: string) =>
    config.matcher.some(
      (pattern) => typeof pattern === 'string' && new RegExp(`^${pattern}$`).test(path),
    );
  for (const [from] of redirects) {
    const path = from.replace(/:\w+/, '6al-4v');
    expect([path, matches(path), matches(`${path}/`)]).toEqual([path, true, true]);
  }
  // Those of a metal to come, under the names that WordPress's plugins make of it.
  for (const path of ['/magnesium_grades/ze41a/', '/white-metal-specs/astm-b23/'])
    expect([path, matches(path)]).toEqual([path, true]);
  for (const page of [
    '/inventory/nickel/',
    '/inventory/nickel/grade/inconel-718/',
    '/inventory/nickel/specs/ams-5662/',
    '/services/sawing/',
    '/glossary/a/',
    '/tools/conversion/',
    '/services.md',
    '/icons/icon-192.png',
    '/_next/x.js',
    '/api/quote',
  ])
    expect([page, matches(page)]).toEqual([page, false]);
});

const ask = async (path: string) => {
  const { status, headers } = await middleware(new NextRequest(`http://127.0.0.1:3000${path}`));
  return [status, headers.get('location')?.replace(/^http:\/\/[^/]+/, '')];
};

test.each([
  ['/quote?a=b%20c&d&e=%2b', '/?a=b%20c&d&e=%2b'],
  ['/tools?x=:/', '/tools/conversion/?x=:/'],
  ['/contact?a=1', '/contact/?a=1'],
  ['/contact', '/contact/'],
  ['/?p=123', '/post/123/'],
  ['/?page_id=7&preview=true', '/post/7/'],
  ['/?p=12&utm=1', '/post/12/?utm=1'],
  ['/?a=b%20c&p=12&d', '/post/12/?a=b%20c&d'],
])('%s leads to %s', async (path, to) => {
  expect(await ask(path)).toEqual([308, to]);
});

test('the matcher lets through what may be a preview, and of addresses by query those by number', () => {
  const keys = config.matcher.flatMap((rule) => (typeof rule === 'string' ? [] : rule.has));
  expect(keys.map(({ key }) => key)).toEqual(['__prerender_bypass', 'p', 'page_id']);
});

test.each(['/?p=summer', '/?q=1', '/services/?p=12'])('%s stays', async (path) => {
  expect((await ask(path))[0]).toBe(200);
});
