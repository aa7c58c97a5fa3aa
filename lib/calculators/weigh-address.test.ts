/** @jest-environment node */
import { weighQuery } from './weigh-address';

const stock = { form: 'round-bar', spec: 'AMS 4928', condition: 'annealed' };

test.each([
  ['R56400', undefined, 'material=titanium&alloy=R56400'],
  ['R56400', stock, 'material=titanium&alloy=R56400&shape=round&spec=AMS+4928&condition=annealed'],
  ['R56400', { form: 'billet', spec: null }, 'material=titanium&alloy=R56400'],
  ['R00000', stock, null],
  [null, stock, null],
])('the address that weighs %s, %j', (uns, of, query) => {
  expect(weighQuery(uns, of)).toBe(query);
});
