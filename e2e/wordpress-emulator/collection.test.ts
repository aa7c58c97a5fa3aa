/** @jest-environment node */
import { ask, list, slugs, type Json } from './ask';

test('a collection without parameters is ten of its records, newest first', async () => {
  const { json, headers } = await ask('/wp-json/wp/v2/titanium_grades');
  const ids = (json as Json[]).map(({ id }) => id as number);
  expect(ids).toHaveLength(10);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(headers.get('x-wp-total')).toBe('14');
  expect(headers.get('x-wp-totalpages')).toBe('2');
});

test('a collection comes whole in pages, each record once, and names its neighbours', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => ask(`/wp-json/wp/v2/nickel_specs?per_page=20&page=${page}`)),
  );
  const ids = pages.flatMap(({ json }) => (json as Json[]).map(({ id }) => id));
  expect(new Set(ids).size).toBe(59);
  expect(ids).toHaveLength(59);
  const links = pages.map(({ headers }) => headers.get('link')!);
  expect(links[0]).toContain('page=2>; rel="next"');
  expect(links[1]).toMatch(/page=1>; rel="prev".*page=3>; rel="next"/);
  expect(links[2]).not.toContain('rel="next"');
});

test('a collection answers HEAD with the same totals and no body', async () => {
  const { json, headers } = await ask('/wp-json/wp/v2/forms', { method: 'HEAD' });
  expect(json).toBe('');
  expect(headers.get('x-wp-total')).toBe('12');
});

test.each([
  ['slug=ams-4911', ['ams-4911']],
  ['slug=AMS-4911', ['ams-4911']],
  ['slug=ams-4911,ams-4928&orderby=slug&order=asc', ['ams-4911', 'ams-4928']],
  ['slug[]=ams-4911&slug[]=ams-4928&orderby=slug', ['ams-4928', 'ams-4911']],
  ['slug=nothing-like-it', []],
  ['slug=ams-4911/child', []],
  ['_=1700000000&slug=ams-4911', ['ams-4911']],
])('titanium_specs?%s', async (query, expected) => {
  expect(await slugs(`titanium_specs?${query}`)).toEqual(expected);
});

test('an empty slug is no condition: the first ten of everything', async () => {
  expect(await slugs('titanium_specs?slug=')).toHaveLength(10);
});

test.each([
  ['title', 'asc', ['billet', 'extrusion']],
  ['title', 'desc', ['wire', 'tube']],
  ['slug', 'asc', ['billet', 'extrusion']],
  ['id', 'asc', ['round-bar', 'forged-bar']],
  ['date', 'desc', ['extrusion', 'forged-ring']],
])('forms by %s, %s', async (orderby, order, expected) => {
  expect(await slugs(`forms?orderby=${orderby}&order=${order}&per_page=2`)).toEqual(expected);
});

test('a collection comes by ids, in the order they were named, and without some', async () => {
  const [first, second, third] = (await list('forms?_fields=id')).map(({ id }) => id);
  const wanted = [second, third, first];
  const named = await list(`forms?include=${wanted.join(',')}&orderby=include&_fields=id`);
  expect(named.map(({ id }) => id)).toEqual(wanted);
  const others = await list(`forms?exclude=${String(first)}&per_page=100&_fields=id`);
  expect(others).toHaveLength(11);
});
