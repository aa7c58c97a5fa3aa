/** @jest-environment node */
import { logBrowserReports } from './log-browser-reports';

const report = (changes: object) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://site.example/contact/?email=ada@example.com',
      'blocked-uri': 'inline',
      'effective-directive': 'script-src-elem',
      referrer: 'https://search.example/?q=ada',
      ...changes,
    },
  });
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const isPage = async (path: string) => !path.startsWith('/invented');
let client = 0;
/** As many clients as reports. */
const log = (text: string, now?: number) =>
  logBrowserReports(text, `client ${(client += 1)}`, isPage, now);
let later = Date.now();
/** An hour in which nothing was reported yet. */
const newHour = () => (later += 3_600_001);

test('what a policy refused is one line, logged once, and names no person', async () => {
  await log(report({}));
  await log(report({ 'document-uri': 'https://site.example/contact/?other' }));
  await log(report({ 'blocked-uri': 'https://evil.example/steal?token=1' }));
  expect(warn.mock.calls).toEqual([
    ['The policy of /contact/ refused inline (script-src-elem).'],
    ['The policy of /contact/ refused evil.example (script-src-elem).'],
  ]);
});

const worthless = [
  '',
  'null',
  '[]',
  '{}',
  '{"csp-report":1}',
  report({ 'document-uri': 5 }),
  report({ 'document-uri': 'x' }),
  report({ 'effective-directive': 'a\nb' }),
  report({ 'effective-directive': 'invented-src' }),
  report({ 'blocked-uri': 'chrome-extension://abcdef/content.js' }),
  report({ 'blocked-uri': 'moz-extension' }),
  report({ 'source-file': 'safari-web-extension://abcdef/content.js' }),
];

test.each(worthless)('a malformed or foreign report is ignored: %s', async (text) => {
  await log(text, newHour());
  expect(warn).not.toHaveBeenCalled();
});

const of = (path: string) => report({ 'document-uri': `https://site.example${path}` });

test.each<[string, (n: number) => string]>([
  ['worthless', (n) => worthless[n % worthless.length]!],
  ['the same', () => of('/repeated/')],
  ['of invented addresses', (n) => of(`/invented-${n}/`)],
])('a thousand reports that are %s leave room for a real one', async (what, text) => {
  const now = newHour();
  for (let n = 0; n < 1_000; n += 1) await log(text(n), now);
  expect(warn.mock.calls.length).toBeLessThanOrEqual(20);
  warn.mockClear();
  await log(of(`/real/${what.replaceAll(' ', '-')}/`), now);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a client that invents reports does not use up the log lines of others', async () => {
  const now = newHour();
  for (let n = 0; n < 500; n += 1)
    await logBrowserReports(of(`/made-up/${n}/`), 'attacker', isPage, now);
  expect(warn).toHaveBeenCalledTimes(20);
  await logBrowserReports(of('/made-up/real/'), 'visitor', isPage, now);
  expect(warn).toHaveBeenCalledTimes(21);
});

test('however many clients invent reports, at most 60 lines an hour are logged', async () => {
  const now = newHour();
  for (let n = 0; n < 500; n += 1) await log(of(`/many/${n}/`), now);
  expect(warn).toHaveBeenCalledTimes(60);
  await log(of('/many/later/'), newHour());
  expect(warn).toHaveBeenCalledTimes(61);
});

const posted = (...reports: object[]) => JSON.stringify(reports);
const crash = (reason: unknown, path = '/contact/') => ({
  type: 'crash',
  age: 42,
  url: `https://site.example${path}?email=ada@example.com`,
  user_agent: 'a browser',
  body: { reason, stack: 'at ada@example.com' },
});

test('reports by Reporting-Endpoints: crashes and refusals are logged, others only counted', async () => {
  const now = newHour();
  await log(
    posted(
      crash('oom'),
      crash('ada@example.com', '/glossary/'),
      { type: 'deprecation', url: 'https://site.example/', body: { id: 'x' } },
      {
        type: 'csp-violation',
        url: 'https://site.example/quote-list/',
        body: {
          documentURL: 'https://site.example/quote-list/',
          blockedURL: 'https://evil.example/x',
          effectiveDirective: 'img-src',
        },
      },
    ),
    now,
  );
  expect(warn.mock.calls.flat()).toEqual([
    "A browser's tab with /contact/ crashed (oom).",
    "A browser's tab with /glossary/ crashed (unknown).",
    'The policy of /quote-list/ refused evil.example (img-src).',
  ]);
});

test('of a thousand reports in one post twenty are read', async () => {
  await log(posted(...Array.from({ length: 1000 }, (_, i) => crash('oom', `/p${i}/`))), newHour());
  expect(warn).toHaveBeenCalledTimes(20);
});
