/** @jest-environment node */
import contract from '@/e2e/wordpress/contract/previews.json';
import { Refusal } from '@/lib/server/refusal';
import { checkToken, lifeSeconds, signPreview } from './token';

const { secret } = contract;
const now = 1_795_000_000;
const asked = (address: string, query: string) =>
  new URL(`${address}?${query}`, 'https://site.example');
const check =
  (address: string, query: string, at = now) =>
  () =>
    checkToken(asked(address, query), secret, at);

test.each(contract.signed)('what the plugin signs is taken: $is', ({ address, until, token }) => {
  expect(signPreview(secret, address, until)).toBe(token);
  expect(check(address, `until=${until}&token=${token}`, until - 60)).not.toThrow();
});

const address = '/api/preview/forms/7/';
const signed = (until: number, of = address) =>
  `until=${until}&token=${signPreview(secret, of, until)}`;

test.each<[string, string, number, string]>([
  ['no token', '', 401, 'This address lacks its token'],
  ['no time', `token=${signPreview(secret, address, now)}`, 401, 'This address lacks its token'],
  ['a time that is none', 'until=soon&token=x', 401, 'The token is not for this address'],
  ['a token too short', `until=${now + 60}&token=0`, 401, 'The token is not for this address'],
  ['no hex', `until=${now + 60}&token=${'ü'.repeat(64)}`, 401, 'The token is not for this address'],
  ['another post', signed(now + 60, '/api/preview/forms/8/'), 401, 'is not for this address'],
  ['another type', signed(now + 60, '/api/preview/processes/7/'), 401, 'is not for this address'],
  ['the report', signed(now + 60, '/api/report/'), 401, 'is not for this address'],
  [
    'a time stretched',
    signed(now - 60).replace(String(now - 60), String(now + 60)),
    401,
    'is not for this address',
  ],
  ['a second late', signed(now - 1), 401, 'The token has expired'],
  ['a day ahead', signed(now + 86_400), 401, 'The token lasts too long: are both clocks right?'],
])('refused: %s', (_, query, status, says) => {
  expect(check(address, query)).toThrow(says);
  expect(check(address, query)).toThrow(Refusal);
  expect(check(address, query)).toThrow(expect.objectContaining({ status }));
});

test('a token lasts a quarter of an hour, and no longer', () => {
  const query = signed(now + lifeSeconds);
  expect(lifeSeconds).toBe(900);
  for (const at of [now, now + 1, now + lifeSeconds])
    expect(check(address, query, at)).not.toThrow();
  expect(check(address, query, now + lifeSeconds + 1)).toThrow('The token has expired');
});

test('without a secret nothing opens, whoever signs', () => {
  const check = () => checkToken(asked(address, signed(now + 60)), undefined, now);
  expect(check).toThrow('PREVIEW_SECRET is not set');
  // 503 would make a proxy take this instance for a failed one.
  expect(check).toThrow(expect.objectContaining({ status: 404 }));
});
