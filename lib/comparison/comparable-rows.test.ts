/** @jest-environment node */
import { comparableRows } from './comparable-rows';

const row = (forms: string, condition: string, tensile: string | null = '130 ksi') => ({
  label: `${forms}, ${condition}`,
  forms,
  condition,
  tensile,
  yield: null,
  elongation: null,
  hardness: null,
});
const titanium = {
  properties: [
    row('sheet, strip', 'annealed'),
    row('bar, wire', 'annealed'),
    row('bar', 'solution treated and aged'),
  ],
};
const other = {
  properties: [row('plate', 'annealed'), row('bar', 'aged 900 F'), row('bar', 'duplex annealed')],
};
const hardening = { properties: [row('bar, forgings', 'H900'), row('bar, forgings', 'H1025')] };
const soft = { properties: [row('bar', 'annealed', null), row('sheet', 'annealed')] };
const implant = {
  properties: [
    { ...row('bar', 'annealed'), label: 'ASTM F90 · annealed' },
    { ...row('bar', 'solution treated'), label: 'AMS 5759† · solution treated' },
  ],
};
const none = { properties: [] };

test.each([
  ['annealed bar beside annealed bar', [titanium, other], [1, 2]],
  ['aged bar beside H900', [hardening, titanium], [0, 2]],
  ['the first has the row that it has alone', [titanium, other, hardening, soft], [1, 2, 0, 1]],
  ['the same condition of the same form', [hardening, hardening], [0, 0]],
  ['one grade alone as annealed bar', [titanium], [1]],
  ['a grade without any is passed over', [none, titanium, other], [0, 1, 2]],
  ['a row without strengths is no likeness', [titanium, soft], [1, 1]],
  ['no spec of surgical implants where there is another', [titanium, implant], [1, 1]],
  ['of no grade', [none], [0]],
])('%s', (_, grades, places) => {
  expect(comparableRows(grades)).toEqual(places);
});
