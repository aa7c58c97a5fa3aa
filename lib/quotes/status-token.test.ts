/** @jest-environment node */
import { isTokenSigned, statusToken } from './status-token';

const [secret, other] = ['a secret of thirty-two characters', 'another one of as many characters'];

test.each([
  ['its own', 'Q-AAAA-AAAA-AAAA', secret, true],
  ['another request’s', 'Q-AAAA-AAAA-AAAB', secret, false],
  ['another secret’s', 'Q-AAAA-AAAA-AAAA', other, false],
  ['any, without a secret', 'Q-AAAA-AAAA-AAAA', '', false],
])('a token is recognized: %s', (_, reference, checked, is) => {
  expect(isTokenSigned(reference, statusToken('Q-AAAA-AAAA-AAAA', secret), checked)).toBe(is);
});

test('without a secret each token is another one, of the same form', () => {
  const tokens = [1, 2].map(() => statusToken('Q-AAAA-AAAA-AAAA', ''));
  expect(new Set(tokens).size).toBe(2);
  for (const token of [...tokens, statusToken('Q-AAAA-AAAA-AAAA', secret)])
    expect(token).toMatch(/^[\w-]{22}$/);
});
