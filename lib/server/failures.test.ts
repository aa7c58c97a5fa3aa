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
  headers: { cookie: 'secret', 'x-forwarded-for': '192.0.2.7' },
});
const outage = (digest: string, message = '503 from https://cms/glossary') =>
  Object.assign(new Error(message), {
    name: 'CmsError',
    status: 503,
    digest,
  });

function logAt() {
  const lines: Record<string, unknown>[] = [];
  const clock = { ms: Date.UTC(2026, 10, 21), calm: 0 };
  const log = createFailureLog(
    (record) => lines.push(record as Record<string, unknown>),
    () => clock.ms,
    () => clock.calm,
  );
  return { lines, clock, log };
}

test('a page that could not be regenerated is one line, and names no person', () => {
  const { lines, log } = logAt();
  log(outage('1'), request('/glossary/alloy/?email=ada@example.com'), context);
  expect(lines).toEqual([
    {
      event: 'page not regenerated',
      at: '2026-11-21T00:00:00.000Z',
      path: '/glossary/alloy/',
      route: '/glossary/[...term]',
      reason: 'stale',
      error: 'CmsError',
      status: 503,
      message: '503 from https://cms/glossary',
      digest: '1',
      repeated: 0,
    },
  ]);
});

test('the same cause is logged once in ten minutes, whichever collection meets it, then with how often it occurred', () => {
  const { lines, clock, log } = logAt();
  for (let i = 0; i < 450; i += 1) log(outage(`${i}`), request(`/glossary/${i}/`), context);
  log(outage('x', '503 from https://cms/services'), request('/services/'), context);
  log(outage('y', '429 from https://cms/services'), request('/services/'), context);
  clock.ms += 10 * 60_000;
  log(outage('z'), request('/glossary/alloy/'), context);
  expect(lines.map(({ digest, repeated }) => [digest, repeated])).toEqual([
    ['0', 0],
    ['y', 0],
    ['z', 450],
  ]);
});

test('the next outage is logged at once, although the last was a minute ago', () => {
  const { lines, clock, log } = logAt();
  log(outage('1'), request('/'), context);
  clock.calm = clock.ms += 30_000;
  clock.ms += 30_000;
  log(outage('1'), request('/'), context);
  log(outage('1'), request('/'), context);
  expect(lines).toHaveLength(2);
});

test('faults of the site itself are distinguished by their digest', () => {
  const { lines, log } = logAt();
  for (const digest of ['1', '2', '1'])
    log(Object.assign(new TypeError('x is not a function'), { digest }), request('/'), context);
  expect(lines.map(({ digest }) => digest)).toEqual(['1', '2']);
});

test('a failed request has its own event, whatever was thrown', () => {
  const { lines, log } = logAt();
  log('cut', request('/api/quote/'), { ...context, revalidateReason: undefined });
  expect(lines).toMatchObject([{ event: 'request failed', error: 'Error', message: 'cut' }]);
});

test('where a fault of the site’s own came from is on its line, for Next prints nothing of it', () => {
  const { lines, log } = logAt();
  log(new TypeError('x is not a function'), request('/'), context);
  log(outage('1'), request('/'), context);
  expect(lines[0]!.stack).toMatch(/^at .*failures\.test\.ts:\d+:\d+\)? \| at /);
  expect(lines[1]).not.toHaveProperty('stack');
});
