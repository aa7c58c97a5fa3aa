/** @jest-environment node */
import { clientOf } from './client-of';

const from = (addresses: string | null) =>
  new Request('https://site.example/', {
    headers: addresses === null ? {} : { 'x-forwarded-for': addresses },
  });

test.each([
  ['198.51.100.7', 1, '198.51.100.7', null],
  ['6.6.6.6, 198.51.100.7', 1, '198.51.100.7', null],
  ['6.6.6.6, 198.51.100.7, 10.0.0.1', 2, '198.51.100.7', null],
  ['198.51.100.7', 2, '198.51.100.7', null],
  ['198.51.100.7:51234', 1, '198.51.100.7', null],
  ['::ffff:198.51.100.7', 1, '198.51.100.7', null],
  ['::FFFF:c633:6407', 1, '198.51.100.7', null],
  ['0:0:0:0:0:ffff:198.51.100.7', 1, '198.51.100.7', null],
  ['[::ffff:198.51.100.7]:443', 1, '198.51.100.7', null],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::ffff', 1, '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::1]:443', 1, '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::1]', 1, '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', 1, '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', 1, '0:0:0:0', '0:0:0'],
  ['unknown', 1, 'unknown', null],
  ['<script>', 1, 'unknown', null],
  ['999.1.1.1', 1, 'unknown', null],
  ['', 1, 'unknown', null],
  [null, 1, 'unknown', null],
])('from %j behind %i: %s, %s', (addresses, proxies, network, site) => {
  expect(clientOf(from(addresses), proxies)).toEqual({ network, site });
});

test('without a proxy the client is what Next writes: the address of the connection', () => {
  expect(clientOf(from('::ffff:198.51.100.7'), 0)).toEqual({ network: '198.51.100.7', site: null });
});
