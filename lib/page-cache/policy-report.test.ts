/** @jest-environment node */
import { logPolicyReport } from './policy-report';

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
  logPolicyReport(text, `client ${(client += 1)}`, isPage, now);
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
    await logPolicyReport(of(`/made-up/${n}/`), 'attacker', isPage, now);
  expect(warn).toHaveBeenCalledTimes(20);
  await logPolicyReport(of('/made-up/real/'), 'visitor', isPage, now);
  expect(warn).toHaveBeenCalledTimes(21);
});

test('however many clients invent reports, at most 60 lines an hour are logged', async () => {
  const now = newHour();
  for (let n = 0; n < 500; n += 1) await log(of(`/many/${n}/`), now);
  expect(warn).toHaveBeenCalledTimes(60);
  await log(of('/many/later/'), newHour());
  expect(warn).toHaveBeenCalledTimes(61);
});
