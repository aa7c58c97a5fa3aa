/** @jest-environment node */
import * as fc from 'fast-check';
import { decimalToFraction, readDecimal, readFraction } from './decimal-to-fraction';
import { deviation, improper, mixed, nearest, nextUp } from './fraction';
import { exact, fixed, isEqual, ratio } from './rational';
import vectors from './vectors/fractions.json';

const marks = vectors.decimal.flatMap(({ input, nearest }) =>
  Object.values(nearest).map((mark) => ({ input, ...mark })),
);

test('there are 168 of them', () => expect(marks).toHaveLength(168));

test.each(marks)(
  '$input to the nearest 1/$denominator is $fraction, off by $error',
  ({ input, denominator, fraction, improper: top, decimal, error }) => {
    const value = readDecimal(input)!;
    const mark = nearest(value, denominator);
    expect(mixed(mark)).toBe(fraction);
    expect(improper(mark)).toBe(top);
    expect(fixed(mark, 6)).toBe(decimal);
    expect(deviation(value, denominator)).toBe(error);
  },
);

test.each(vectors.decimal)('$input is exactly $exactReduced', ({ input, exactReduced }) => {
  const { results } = decimalToFraction.solve({ decimal: input, fraction: '' });
  expect(results[0]?.figures[0]?.value).toBe(exactReduced);
});

test.each(vectors.fraction)('$input divided out is $display', ({ input, display }) => {
  const { results } = decimalToFraction.solve({ decimal: '', fraction: input });
  expect(results[0]).toEqual({ label: `${input} as a decimal`, figures: [{ value: display }] });
});

test.each([
  ['1/64', '0.016', 'In full', '0.015625'],
  ['1/3', '0.333', 'To 12 digits', '0.333333333333'],
  ['-2/3', '-0.667', 'To 12 digits', '-0.666666666667'],
  ['1/1099511627776', '0.000', 'To 12 digits', '0.000000000000909494701773'],
])('%s shows the figure behind its three decimals', (fraction, rounded, label, full) => {
  const { results } = decimalToFraction.solve({ decimal: '', fraction });
  expect(results).toEqual([
    { label: `${fraction} as a decimal`, figures: [{ value: rounded }] },
    { label, figures: [{ value: full }] },
  ]);
});

test('a fraction that three decimals say whole has no second figure', () => {
  expect(decimalToFraction.solve({ decimal: '', fraction: '1/8' }).results).toHaveLength(1);
});

test.each(vectors.invalidDecimals.filter(Boolean))('the decimal %p is refused', (decimal) => {
  expect(decimalToFraction.solve({ decimal, fraction: '' })).toMatchObject({
    results: [],
    problems: {
      decimal: { message: `Invalid input given: ${decimal}`, hint: 'Format like this: 1.10' },
    },
  });
});

test.each(vectors.invalidFractions)('the fraction %p is refused', (fraction) => {
  expect(decimalToFraction.solve({ decimal: '', fraction })).toMatchObject({
    results: [],
    problems: {
      fraction: { message: `Invalid input given: ${fraction}`, hint: 'Format like this: 1/10' },
    },
  });
});

test.each([
  ['1 1/2', '3/2', '1 1/2'],
  ['1-1/2', '3/2', '1 1/2'],
  ['½', '1/2', '1/2'],
  ['.5', '1/2', '1/2'],
  ['1.', '1', '1'],
  ['−2½', '-5/2', '-2 1/2'],
])('%s is read in either field, as the other tools read it', (typed, exactly, understood) => {
  const above = decimalToFraction.solve({ decimal: typed, fraction: '' });
  expect(above.problems).toEqual({});
  expect(above.results[0]?.figures[0]?.value).toBe(exactly);
  expect(above.understood).toEqual({ decimal: understood });
  const below = decimalToFraction.solve({ decimal: '', fraction: typed });
  expect(below.problems).toEqual({});
  expect(below.understood).toEqual({ fraction: understood });
});

test('empty input shows no error', () => {
  expect(decimalToFraction.solve({ decimal: '', fraction: ' ' })).toMatchObject({
    results: [],
    problems: {},
  });
});

test('the formula says what the digits mean', () => {
  expect(decimalToFraction.solve({ decimal: '1.10' }).formula).toBe('1.10 = 110/100 = 11/10');
  expect(decimalToFraction.solve({ decimal: '12' }).formula).toBe('12 = 12/1 = 12');
});

test.each(vectors.chart)(
  '$fraction is $decimal in, $mm mm',
  ({ sixtyFourths, fraction, decimal, mm }) => {
    const value = ratio(BigInt(sixtyFourths), 64n);
    expect(mixed(value)).toBe(fraction);
    expect(fixed(value, 6)).toBe(decimal);
    expect(fixed(ratio(BigInt(sixtyFourths) * 254n, 640n), 4)).toBe(mm);
  },
);

test.each([
  ['1.7041', '7/4'],
  ['1.75', '7/4'],
  ['0', '0'],
])('the next eighth from %s is %s', (value, up) => {
  expect(improper(nextUp(exact(value), 8))).toBe(up);
});

test('a decimal, as a fraction, divided out, is the decimal', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 999 }), (whole, part) => {
      const value = readDecimal(`${whole}.${String(part).padStart(3, '0')}`)!;
      expect(isEqual(readFraction(improper(value))!, value)).toBe(true);
    }),
  );
});

test('no mark is further off than half its width', () => {
  const denominator = fc.constantFrom(2, 4, 8, 16, 32, 64, 128);
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(1n, 10n ** 6n), denominator, (top, bottom, denominator) => {
      const off = Math.abs(Number(deviation(ratio(top, bottom), denominator)));
      expect(off).toBeLessThanOrEqual(0.5 / denominator + 1e-6);
    }),
  );
});
