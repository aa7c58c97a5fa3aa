/** @jest-environment node */
import * as fc from 'fast-check';
import type { Calculator } from './calculator';
import { convert, fromBase, toBase, type Units } from './converter';
import { length, lengthUnits } from './length';
import { pick } from './pick';
import { exact, isEqual, ratio } from './rational';
import { temperature, temperatureScales } from './temperature';
import vectors from './vectors/converters.json';
import { weight, weightUnits } from './weight';

const answer = (calculator: Calculator, value: string, from: string, to: string) =>
  calculator.solve({ value, from, to }).results[0]?.figures[0]?.value;

test.each(vectors.length)(
  '$value $from is $seedDisplay $to by the factors of spec §9',
  ({ value, from, to, seedDisplay }) => {
    expect(answer(length, `${value}`, from, to)).toBe(seedDisplay);
  },
);

// The vectors' exact league is the statute one; ours is nautical (decision 5), where 555600 is exact.
test.each(vectors.length.filter(({ from }) => from !== 'lea'))(
  '$value $from is $display $to by exact factors',
  ({ value, from, to, display }) => {
    const [source, target] = [pick(lengthUnits, from), pick(lengthUnits, to)];
    expect(convert(exact(`${value}`), source, target, true)).toBe(display);
  },
);

test.each(vectors.weight)(
  '$value $from is $seedDisplay $to',
  ({ value, from, to, seedDisplay, display }) => {
    expect(answer(weight, `${value}`, from, to)).toBe(seedDisplay);
    const [source, target] = [pick(weightUnits, from), pick(weightUnits, to)];
    expect(convert(exact(`${value}`), source, target, true)).toBe(display);
  },
);

test.each(
  vectors.temperature.flatMap(({ value, from, label, display }) =>
    Object.entries(display).map(([to, shown]) => ({ value, from, label, to, shown })),
  ),
)('$label: $value $from is $shown $to', ({ value, from, to, shown }) => {
  expect(answer(temperature, `${value}`, from, to)).toBe(shown);
});

test.each([
  ['length', lengthUnits],
  ['weight', weightUnits],
  ['temperature', temperatureScales],
] as [string, Units][])('%s: there and back is exactly where we started', (_, units) => {
  const unit = fc.constantFrom(...units);
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(1n, 10n ** 6n), unit, (top, bottom, unit) => {
      const value = ratio(top, bottom);
      expect(isEqual(fromBase(toBase(value, unit), unit), value)).toBe(true);
    }),
  );
});

test('more of one length is never less of another', () => {
  const unit = fc.constantFrom(...lengthUnits);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), unit, unit, (a, b, from, to) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((n) =>
        Number(convert(ratio(BigInt(n)), from, to)),
      );
      expect(less).toBeLessThanOrEqual(more!);
    }),
  );
});

test('a rounded factor shows the exact figure beside it', () => {
  const { table, notes } = length.solve({ value: '1', from: 'mi', to: 'rod' });
  expect(table?.columns).toEqual(['Unit', 'Value', 'By the exact factor']);
  expect(table?.rows.find((row) => row.current)?.cells).toEqual([
    'rods, poles, perches (rd)',
    '319.948',
    '320.000',
  ]);
  expect(notes).toContain('The factor for miles is rounded: 160934; exactly 160934.4.');
});

test('the formula carries the numbers typed', () => {
  expect(length.solve({ value: '2-1/2', from: 'in', to: 'mm' })).toMatchObject({
    formula: '2.5 in × 2.54 cm ÷ 0.1 cm = 63.500 mm',
    understood: { value: '2.5' },
  });
  expect(temperature.solve({ value: '-40', from: 'F', to: 'C' }).formula).toBe(
    'K = ((-40) + 459.67) × 5/9 = 233.150; °C = (((-40) + 459.67) × 5/9) - 273.15 = -40.000',
  );
});

test.each([
  ['-459.68', 'F', 'Absolute zero is -459.670 °F'],
  ['-0.001', 'K', 'Absolute zero is 0.000 K'],
  ['559.726', 'De', 'Absolute zero is 559.725 °De'],
])('%s %s is colder than there is', (value, from, hint) => {
  expect(temperature.solve({ value, from })).toEqual({
    results: [],
    problems: { value: { message: 'That is colder than absolute zero', hint } },
  });
});

test.each([
  ['abc', { value: { message: 'Invalid input given: abc', hint: 'Format like this: 1.10' } }],
  ['', {}],
  ['  ', {}],
])('%p shows its problem and no result', (value, problems) => {
  expect(length.solve({ value })).toEqual({ results: [], problems });
});
