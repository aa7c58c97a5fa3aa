/** @jest-environment node */
import { weighQuery } from './materials';

test.each([
  ['R56400', undefined, 'alloy=R56400'],
  ['R56400', 'round-bar', 'alloy=R56400&shape=round'],
  ['R56400', 'billet', 'alloy=R56400'],
  ['R00000', 'round-bar', null],
  [null, 'round-bar', null],
])('the address that weighs %s, %s', (uns, form, query) => {
  expect(weighQuery(uns, form)).toBe(query);
});
