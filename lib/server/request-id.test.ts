/** @jest-environment node */
import { requestId } from './request-id';

test.each(['7f8bd9f59c0d07c9fcdc34d641a26a39', 'fra1::iad1-1700000000-abc', 'a.b_c-12'])(
  'a name that the proxy gave is kept: %s',
  (name) => expect(requestId(name)).toBe(name),
);

test.each([
  undefined,
  null,
  '',
  'short',
  'x'.repeat(65),
  'two words here',
  '{"event":"x"}',
  ['a', 'b'],
])('what is no name is replaced by a new one: %j', (name) => {
  expect(requestId(name)).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestId(name)).not.toBe(requestId(name));
});
