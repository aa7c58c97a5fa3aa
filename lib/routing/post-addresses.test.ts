/** @jest-environment node */
import { addressOf } from './post-addresses';

test.each([
  ['page', '/x/'],
  ['um_services', '/services/x/'],
  ['processes', '/services/value-added-processes/x/'],
  ['glossary', '/glossary/x/'],
  ['titanium_grades', '/inventory/titanium/grade/x/'],
  ['stainlesssteelspec', '/inventory/stainless-steel/specs/x/'],
  ['post', null],
  ['toString', null],
])('a post of type %s stands at %s', (type, address) => {
  expect(addressOf({ type, slug: 'x' })).toBe(address);
});
