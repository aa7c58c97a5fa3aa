/** @jest-environment node */
import { isQuote } from './quote-button';

test.each([
  ['Ask us', '#quote', true],
  ['Ask us', 'https://cms.example.com/#quote', true],
  ['Get Quote', '/contact/', true],
  [' get a quote ', '', true],
  ['How to get a quote', '/about-us-2/', false],
  ['Inventory', '/inventory/#quotes', false],
])('a button "%s" to %s opens the quote: %s', (label, href, expected) => {
  expect(isQuote({ label, href })).toBe(expected);
});
