/** @jest-environment node */
import { POST } from './route';

const set = jest.fn();
jest.mock('next/headers', () => ({ cookies: async () => ({ set }) }));

test.each([
  ['/services/sourcing/', '/services/sourcing/'],
  ['/glossary/reaumur-%C2%BD/', '/glossary/reaumur-%C2%BD/'],
  ['/services/?x=1#y', '/services/'],
  ['https://site.example/services/', '/services/'],
  ['https://evil.example/services/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/.//evil.example/', '/evil.example/'],
  ['https://site.example//evil.example/', '/evil.example/'],
  ['http://[', '/'],
  ['javascript:alert(1)', '/'],
])('exit from %s leads to %s, and no further', async (address, to) => {
  set.mockClear();
  const query = new URLSearchParams({ address });
  const response = await POST(new Request(`https://site.example/api/preview/exit/?${query}`));
  expect([response.status, response.headers.get('location')]).toEqual([303, to]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(set.mock.calls).toEqual([
    ['__prerender_bypass', '', { path: to, maxAge: 0 }],
    ['preview', '', { path: to, maxAge: 0 }],
  ]);
});

test('without an address it leads to the start', async () => {
  const response = await POST(new Request('https://site.example/api/preview/exit/'));
  expect(response.headers.get('location')).toBe('/');
});
