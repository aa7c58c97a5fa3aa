/** @jest-environment node */
import { readInvalidations } from './invalidation-message';

test.each([
  [
    '{"tags":[["menu",5],["forms",6]]}',
    [
      ['menu', 5],
      ['forms', 6],
    ],
  ],
  ['{"tags":[["menu"]]}', []],
  ['{"tags":"menu"}', []],
  ['{}', []],
  ['null', []],
  ['hello', []],
])('%s', (message, news) => expect([...readInvalidations(message)]).toEqual(news));

test('a message of more than a million characters is not read, which is logged once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const message = JSON.stringify({ tags: [['x'.repeat(1_000_000), 5]] });
  expect([readInvalidations(message).size, readInvalidations(message).size]).toEqual([0, 0]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('more than 1000000 characters')]]);
});
