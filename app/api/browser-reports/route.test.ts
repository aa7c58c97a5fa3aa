/** @jest-environment node */
import type * as Route from './route';

const endpoint = 'https://site.example/api/browser-reports/';
let clients = 0;
const newClient = () => `192.0.2.${(clients += 1)}`;
const post = async (body: string, client = newClient()) => {
  const { POST }: typeof Route = await import('./route');
  const headers = { 'x-forwarded-for': client };
  return (await POST(new Request(endpoint, { method: 'POST', body, headers }))).status;
};

const report = (changes: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://site.example/contact/?email=ada@example.com',
      'blocked-uri': 'inline',
      'effective-directive': 'script-src-elem',
      referrer: 'https://search.example/?q=ada',
      ...changes,
    },
  });
const of = (path: string) => report({ 'document-uri': `https://site.example${path}` });

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.resetModules();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
const logged = () => warn.mock.calls.flat();

test('what a policy refused is one line, logged once, and names no person', async () => {
  expect(await post(report())).toBe(204);
  await post(report({ 'document-uri': 'https://site.example/contact/?other' }));
  await post(report({ 'blocked-uri': 'https://evil.example/steal?token=1' }));
  expect(logged()).toEqual([
    'The policy of /contact/ refused inline (script-src-elem).',
    'The policy of /contact/ refused evil.example (script-src-elem).',
  ]);
});

test.each([
  ['nothing', ''],
  ['no report', '[{"csp-report":1}]'],
  ['a report of no page', report({ 'document-uri': 'x' })],
  ['a report that an extension was blocked', report({ 'blocked-uri': 'moz-extension' })],
  ['a report on a script of an extension', report({ 'source-file': 'chrome-extension://a/b.js' })],
  ['a report of 9 kB', report({ referrer: 'x'.repeat(9_000) })],
])('%s is answered and not logged', async (_, body) => {
  expect(await post(body)).toBe(204);
  expect(logged()).toEqual([]);
});

test('a line break in a report begins no line of the log', async () => {
  await post(report({ 'effective-directive': 'img-src\nforged' }));
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).not.toContain('\n');
});

test('an hour logs 20 reports of one client, and 200 of all', async () => {
  for (let n = 0; n < 30; n += 1) await post(of(`/one-${n}/`), '198.51.100.1');
  expect(logged()).toHaveLength(20);
  for (let n = 0; n < 200; n += 1) await post(of(`/all-${n}/`));
  expect(logged()).toHaveLength(200);
});
