/** @jest-environment node */
import { securityHeaders } from './security-headers.mjs';

test('an answer to Next’s router is stored by no cache, which might show it as the page', () => {
  const last = securityHeaders.findLast(({ headers }) =>
    headers.some(({ key }) => key === 'cache-control'),
  );
  expect(last).toEqual({
    source: '/:path*',
    has: [{ type: 'header', key: 'rsc' }],
    headers: [{ key: 'cache-control', value: 'private, no-store' }],
  });
});
