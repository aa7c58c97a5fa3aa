/** @jest-environment node */
import { createFailureLog } from './failures';

const context = {
  routerKind: 'App Router',
  routePath: '/glossary/[...term]',
  routeType: 'render',
  revalidateReason: 'stale',
} as const;
const request = (path: string) => ({
  path,
  method: 'GET',
  headers: { cookie: 'secret', 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'nginx-1234' },
});
const outage = (digest: string) =>
  Object.assign(new Error('503 from https://cms/glossary'), {
    name: 'CmsError',
    status: 503,
    digest,
  });

function logAt() {
  const lines: Record<string, unknown>[] = [];
  const clock = { ms: Date.UTC(2026, 10, 21) };
  const log = createFailureLog(
    (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    () => clock.ms,
  );
  return { lines, clock, log };
}

test('a page that could not be renewed is one line, and names no person', () => {
  const { lines, log } = logAt();
  log(outage('1'), request('/glossary/alloy/?email=ada@example.com'), context);
  expect(lines).toEqual([
    {
      event: 'page not renewed',
      at: '2026-11-21T00:00:00.000Z',
      request: 'nginx-1234',
      path: '/glossary/alloy/',
      route: '/glossary/[...term]',
      reason: 'stale',
      error: 'CmsError',
      status: 503,
      message: '503 from https://cms/glossary',
      digest: '1',
      unsaid: 0,
    },
  ]);
});

test('the same cause is said once in ten minutes, then with how often it came', () => {
  const { lines, clock, log } = logAt();
  for (let i = 0; i < 450; i += 1) log(outage('1'), request(`/glossary/${i}/`), context);
  log(outage('2'), request('/services/'), context);
  clock.ms += 10 * 60_000;
  log(outage('1'), request('/glossary/alloy/'), context);
  expect(lines.map(({ digest, unsaid }) => [digest, unsaid])).toEqual([
    ['1', 0],
    ['2', 0],
    ['1', 449],
  ]);
});

test('a failure of one request says so, and whatever was thrown is told', () => {
  const { lines, log } = logAt();
  log('cut', request('/api/quote/'), { ...context, revalidateReason: undefined });
  expect(lines).toMatchObject([{ event: 'request failed', error: 'Error', message: 'cut' }]);
});
