/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dropInternalHeaders, dropOddRouterHeaders, isInternalPath } from './internal-requests';

test('each header that the installed Next calls internal is dropped', () => {
  const text = readFileSync(require.resolve('next/dist/server/lib/server-ipc/utils'), 'utf8');
  const [, list = ''] = /const INTERNAL_HEADERS = \[([^\]]+)\]/.exec(text) ?? [];
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  const headers = Object.fromEntries(names.map((name) => [name, 'x']));
  dropInternalHeaders(headers);
  expect(Object.keys(headers)).toEqual([]);
});

test('headers that only Next itself may set are dropped, those of browsers stay', () => {
  const headers = {
    host: 'x',
    rsc: '1',
    'next-url': '/',
    'x-middleware-subrequest': 'middleware',
    'x-nextjs-data': '1',
    'next-action': 'x',
    'content-security-policy': "script-src 'nonce-abc'",
    'content-security-policy-report-only': "script-src 'nonce-abc'",
  };
  dropInternalHeaders(headers);
  expect(headers).toEqual({ host: 'x', rsc: '1', 'next-url': '/' });
});

test.each([
  ['/_next/data/build/api/health.json', true],
  ['/page.rsc', true],
  ['/_next/static/chunks/a.js', false],
  ['/inventory/nickel/', false],
])('%s is an address that only Next asks for: %s', (path, expected) => {
  expect(isInternalPath(path)).toBe(expected);
});

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const valid = encoded([
  '',
  { children: ['quote-sent', { children: ['__PAGE__', {}] }] },
  null,
  'refetch',
]);

const drop = (state: string | string[] | undefined) => {
  const headers = { rsc: '1', 'next-router-state-tree': state };
  dropOddRouterHeaders(headers);
  return headers['next-router-state-tree'];
};

test.each([
  'x',
  '',
  '%',
  '%ff',
  '[[[[',
  'null',
  '{}',
  encoded(['']),
  encoded([1, {}]),
  encoded(['', { children: 'x' }]),
  `${valid}, ${valid}`,
  encoded(['x'.repeat(50_000), {}]),
])('a router state that is none is taken away: %.60s', (state) => {
  expect(drop(state)).toBeUndefined();
});

test('headers that a browser sends stay', () => {
  expect(drop(valid)).toBe(valid);
  expect(drop(undefined)).toBeUndefined();
});

test.each([
  ['1', '1'],
  ['0', undefined],
  ['2', undefined],
  ['3', undefined],
  ['x', undefined],
])('a prefetch of the kind %s arrives as %s', (sent, kept) => {
  const headers = { rsc: '1', 'next-router-prefetch': sent };
  dropOddRouterHeaders(headers);
  expect(headers['next-router-prefetch']).toBe(kept);
});
