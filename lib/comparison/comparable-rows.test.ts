/** @jest-environment node */
import { comparableRows } from './comparison';

const row = (forms: string, condition: string, tensile: string | null = '130 ksi') => ({
  forms,
  condition,
  tensile,
});
const titanium = {
  properties: [row('bar', 'annealed', null), row('bar, wire', 'annealed'), row('bar', 'aged')],
};
const other = {
  properties: [row('plate', 'annealed'), row('bar', 'aged 900 F'), row('bar', 'duplex annealed')],
};
const hardening = { properties: [row('bar, forgings', 'H900'), row('bar, forgings', 'H1025')] };
const soft = { properties: [row('bar', 'annealed', null), row('sheet', 'annealed')] };
const none = { properties: [] };

test.each([
  ['annealed bar beside annealed bar', [titanium, other], [1, 2]],
  ['aged bar beside H900', [hardening, titanium], [0, 2]],
  ['the same condition of the same form', [hardening, hardening], [0, 0]],
  ['one grade alone: the first row with strengths', [titanium], [1]],
  ['a grade without any is passed over', [none, titanium, other], [0, 1, 2]],
  ['a row without strengths is not alike', [titanium, soft], [1, 1]],
  ['no rows at all', [none], [0]],
])('%s', (_, grades, places) => {
  expect(comparableRows(grades)).toEqual(places);
});
