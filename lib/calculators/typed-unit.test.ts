/** @jest-environment node */
import type { Calculator } from './calculator';
import { decimalToFraction } from './decimal-to-fraction';
import { isProblem, readSize } from './dimension';
import { length } from './length';
import { readOwnDensity } from './metal-weight';
import { decimalText } from './rational';
import { steelHardness } from './steel-hardness';
import { temperature } from './temperature';
import { weight } from './weight';

const asked = {
  length: [length, { from: 'in', to: 'cm' }],
  weight: [weight, { from: 'kg', to: 'g' }],
  temperature: [temperature, { from: 'C', to: 'F' }],
} satisfies Record<string, [Calculator, Record<string, string>]>;

test.each([
  ['length', '12 MM', '12 mm', '1.200'],
  ['length', '12 Inches', '12 in', '30.480'],
  ['length', '3 millimetres', '3 mm', '0.300'],
  ['length', '5 ft 3 IN', '63 in', '160.020'],
  ['length', '7-0-1/2', '84.5 in', '214.630'],
  ['length', '12 M.', '12 m', '1200.000'],
  ['weight', '5 lbs', '5 lb', '2267.962'],
  ['weight', '12 KG', '12 kg', '12000.000'],
  ['weight', '5 Short Tons', '5 short ton', '4535923.700'],
  ['weight', '2 lb 3 oz', '2.1875 lb = 0.992233 kg', '992.233'],
  ['weight', '2 LBS, 3 OZ', '2.1875 lb = 0.992233 kg', '992.233'],
  ['temperature', '70F', '70 °F', '21.111'],
  ['temperature', '1750 ºF', '1750 °F', '954.444'],
  ['temperature', '70 degrees C', '70 °C', '158.000'],
  ['temperature', '300k', '300 K', '80.330'],
] as const)('%s %s is read as %s, whatever unit is chosen', (tool, value, understood, result) => {
  const [calculator, units] = asked[tool];
  const answer = calculator.solve({ value, ...units });
  expect(answer.problems).toEqual({});
  expect(answer.understood).toEqual({ value: understood });
  expect(answer.results[0]?.figures[0]?.value).toBe(result);
});

test.each([
  ['25.4 mm', { from: 'in', to: 'mm' }, { value: '25.4', from: 'mm', to: 'in' }],
  ['25.4 mm', { from: 'mm', to: 'in' }, { value: '25.4', from: 'mm', to: 'in' }],
  ['1"', { from: 'mm', to: 'in' }, { value: '1', from: 'in', to: 'mm' }],
  ['12 ft', { from: 'in', to: 'mm' }, { value: '12', from: 'ft', to: 'mm' }],
  ['12', { from: 'in', to: 'mm' }, undefined],
])('%s, %o chosen beside it, is a choice of %o', (value, units, chosen) => {
  expect(length.solve({ value, ...units }).chosen).toEqual(chosen);
});

test.each([
  ['length', '12 stone', /^Units here: in, ft, .*hm\.$/],
  // A short ton or a metric one.
  ['weight', '5 T', /^Units here: lb, oz, .*hg\.$/],
] as const)(
  'of %s %s the units are named, and no number without one is proposed',
  (tool, value, cause) => {
    const [calculator, units] = asked[tool];
    const { results, problems } = calculator.solve({ value, ...units });
    expect(results).toEqual([]);
    expect(problems.value?.cause).toMatch(cause);
    expect(problems.value).not.toHaveProperty('link');
  },
);

test.each([
  ['25.4 mm', '1 in', '1'],
  ['25.4 MM', '1 in', '1'],
  ['1.5"', '1 1/2 in', '1 1/2'],
  [`1' 6-1/2"`, '18 1/2 in', '18 1/2'],
])('the fraction of %s is that of %s', (decimal, understood, exactly) => {
  const answer = decimalToFraction.solve({ decimal, fraction: '' });
  expect(answer.understood).toEqual({ decimal: understood });
  expect(answer.results[0]?.figures[0]?.value).toBe(exactly);
});

test.each([
  ['Ø50', 'mm', '50 mm = 1.9685 in'],
  ['⌀ 2.5', 'in', '2.5 in'],
  ['ø25 MM', 'in', '25 mm = 0.9843 in'],
  ['7-0-1/2', 'mm', '84.5 in'],
  ['2 ¹⁄₂', 'in', '2.5 in'],
])('the size %s, %s chosen beside it, is %s', (diameter, diameterUnit, echo) => {
  const size = readSize(
    { name: 'diameter', label: 'Diameter', initial: '' },
    { diameter, diameterUnit },
  );
  expect(size).toMatchObject({ echo });
});

test.each([
  ['7.85 g/cc', '0.2836'],
  ['7850 KG/M3', '0.2836'],
  ['0.284 lb/in^3', '0.284'],
])('the density %s is taken with its unit', (density, pounds) => {
  const alloy = readOwnDensity({ density, densityUnit: 'lb' });
  if (!alloy || isProblem(alloy)) throw new Error(`${density} is not read`);
  expect(decimalText(alloy.density, 4)).toBe(pounds);
  expect(readOwnDensity({ density: '7.85 oz', densityUnit: 'lb' })).toMatchObject({
    cause: 'Units here: lb/in³, g/cm³, kg/m³.',
  });
});

test.each([
  ['340 BHN', 'hb', '340'],
  ['HB 340', 'hb', '340'],
  ['38 hrc', 'hrc', '38'],
  ['Rc38', 'hrc', '38'],
  ['HR15N 78', 'hr15n', '78'],
])('the hardness %s is %s %s, whatever scale is chosen', (typed, id, number) => {
  const answer = steelHardness.solve({ hrc: typed });
  expect(answer.results[0]).toBeDefined();
  expect(answer.results).toEqual(steelHardness.solve({ [id]: number }).results);
  expect(answer.chosen).toMatchObject({ scale: id, [id]: number });
  const [field] = steelHardness.fields({ hrc: typed });
  expect(field).toMatchObject({ name: 'hrc', label: expect.stringContaining(id.toUpperCase()) });
});

test('a scale that a metal’s table lacks is named', () => {
  expect(steelHardness.solve({ metal: 'austenitic', hb: '38 HRC' }).problems.hb?.cause).toBe(
    'ASTM E140 has no Rockwell C for this metal.',
  );
});
