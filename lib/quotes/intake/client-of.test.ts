/** @jest-environment node */
import { clientOf } from './client-of';

const from = (addresses: string | null) =>
  new Request('https://site.example/', {
    headers: addresses === null ? {} : { 'x-forwarded-for': addresses },
  });

test.each([
  ['198.51.100.7', 1, '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7', 1, '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7, 10.0.0.1', 2, '198.51.100.7'],
  ['198.51.100.7', 2, '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2'],
  ['2001:db8:1:2::ffff', 1, '2001:db8:1:2'],
  ['2001:db8::1', 1, '2001:db8:0:0'],
  ['::1', 1, '0:0:0:0'],
  ['::ffff:198.51.100.7', 1, '::ffff:198.51.100.7'],
  [null, 1, 'unknown'],
])('from %j behind %i: %s', (addresses, proxies, client) => {
  expect(clientOf(from(addresses), proxies)).toBe(client);
});
