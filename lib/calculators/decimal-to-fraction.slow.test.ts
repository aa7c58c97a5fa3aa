/** @jest-environment node */
import * as fc from 'fast-check';
import { decimalToFraction, readDecimal } from './decimal-to-fraction';
import { deviation, fixed, improper, mixed, nearest, ratio } from './rational';
import vectors from './vectors/fractions.json';

const marks = vectors.decimal.flatMap(({ input, nearest }) =>
  Object.values(nearest).map((mark) => ({ input, ...mark })),
);

/** The value of a figure; of one “under”, the negative difference. */
const signed = ({ value, unit }: { value: string; unit?: string }) =>
  unit === 'in under' ? `-${value}` : value;

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

/** "1 1/10" and "11/10" of 1.10. */
const exactOf = (decimal: string) =>
  decimalToFraction
    .solve({ decimal, fraction: '' })
    .results.filter(({ label }) => label.endsWith(' exactly'))
    .flatMap(({ figures }) => figures.map(({ value }) => value));

test.each([
  ['1.10', '64', ['1.10 to the nearest 1/64: 1 3/32 -0.006250', '1.10 exactly: 1 1/10 11/10']],
  ['1.10', '8', ['1.10 to the nearest 1/8: 1 1/8 0.025000', '1.10 exactly: 1 1/10 11/10']],
  ['0.375', '64', ['0.375 exactly: 3/8', 'Millimeters: 9.525']],
])('%s is first what a rule of 1/%s shows, and then the exact fraction', (decimal, mark, first) => {
  const { results } = decimalToFraction.solve({ decimal, mark });
  const lines = results.map(({ label, figures }) => `${label}: ${figures.map(signed).join(' ')}`);
  expect(lines.slice(0, 2)).toEqual(first);
});

test.each(vectors.decimal)('$input is exactly $exactReduced', ({ input, exactReduced }) => {
  expect(exactOf(input).at(-1)).toBe(exactReduced);
});

test.each(vectors.fraction)('$input divided out is $display', ({ input, display }) => {
  const { results } = decimalToFraction.solve({ decimal: '', fraction: input });
  expect(results[0]).toMatchObject({ label: `${input} as a decimal` });
  expect(results[0]?.figures[0]).toEqual({ value: display });
});

test.each([
  ['1/64', '0.016', 'In full', '0.015625'],
  ['1/3', '0.333', 'To 12 digits', '0.333333333333'],
  ['-2/3', '-0.667', 'To 12 digits', '-0.666666666667'],
  ['1/1099511627776', '0.000', 'To 12 digits', '0.000000000000909494701773'],
])('%s shows the figure behind its three decimals', (fraction, rounded, label, full) => {
  const { results } = decimalToFraction.solve({ decimal: '', fraction });
  expect(results[0]?.figures[0]).toEqual({ value: rounded });
  expect(results[1]).toEqual({ label, figures: [{ value: full }] });
});

test('a fraction that three decimals show exactly has no second figure', () => {
  const { results } = decimalToFraction.solve({ decimal: '', fraction: '1/8' });
  expect(results.map(({ label }) => label)).toEqual(['1/8 as a decimal']);
});

test.each([
  ...vectors.invalidDecimals.filter(Boolean).map((typed) => ['decimal', typed, '1.10'] as const),
  ...vectors.invalidFractions.map((typed) => ['fraction', typed, '1/10'] as const),
])('the %s %p is refused', (name, typed, format) => {
  const typedValues = { decimal: '', fraction: '', [name]: typed };
  expect(decimalToFraction.solve(typedValues)).toMatchObject({
    results: [],
    problems: {
      [name]: { message: `Invalid input given: ${typed}`, hint: `Format like this: ${format}` },
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
  expect(exactOf(typed).at(-1)).toBe(exactly);
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

test.each(vectors.chart)(
  '$fraction is $decimal in, $mm mm',
  ({ sixtyFourths, fraction, decimal, mm }) => {
    const value = ratio(BigInt(sixtyFourths), 64n);
    expect(mixed(value)).toBe(fraction);
    expect(fixed(value, 6)).toBe(decimal);
    expect(fixed(ratio(BigInt(sixtyFourths) * 254n, 640n), 4)).toBe(mm);
  },
);

/*
 * A second implementation, from arithmetic: whole numbers alone.
 */
const divisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b);
/** Half away from zero, with so many decimals. */
function secondFixed(top: bigint, bottom: bigint, digits: number) {
  const size = (top < 0n ? -top : top) * 10n ** BigInt(digits);
  const whole = size / bottom + ((size % bottom) * 2n >= bottom ? 1n : 0n);
  const text = `${whole}`.padStart(digits + 1, '0');
  return `${top < 0n && whole > 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
/** To six decimals; what is not off has no other digit. */
const secondOff = (top: bigint, bottom: bigint) =>
  secondFixed(top, bottom, 6).replace('0.000000', '0');
function secondMixed(top: bigint, bottom: bigint) {
  const shared = divisor(top, bottom);
  const [size, parts] = [(top < 0n ? -top : top) / shared, bottom / shared];
  const sign = top < 0n ? '-' : '';
  if (parts === 1n) return `${sign}${size}`;
  return size < parts
    ? `${sign}${size}/${parts}`
    : `${sign}${size / parts} ${size % parts}/${parts}`;
}
const millionths = fc.oneof(
  fc.integer({ min: -5_000_000, max: 5_000_000 }),
  fc.integer({ min: 0, max: 500_000 }),
);
const ten = 1_000_000n;

test('a second implementation reads every decimal alike', () => {
  const mark = fc.constantFrom('2', '4', '8', '16', '32', '64', '128');
  fc.assert(
    fc.property(millionths, mark, (typed, mark) => {
      const decimal = secondFixed(BigInt(Math.round(typed)), ten, 6);
      const top = BigInt(Math.round(typed));
      const marks = roundedAway(top * BigInt(mark), ten);
      const { results } = decimalToFraction.solve({ decimal, mark, fraction: '' });
      const figures = results.map(({ figures }) => figures.map(signed));
      const off = marks * ten - top * BigInt(mark);
      const near = [secondMixed(marks, BigInt(mark)), secondOff(off, ten * BigInt(mark))];
      const [exactly] = off === 0n ? figures : figures.slice(1);
      expect(exactly?.[0]).toBe(secondMixed(top, ten));
      expect(figures.filter((each) => each !== exactly)).toEqual([
        ...(off === 0n ? [] : [near]),
        [secondFixed(top * 254n, ten * 10n, 3)],
      ]);
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});

/** To a whole number, a half away from zero. */
function roundedAway(top: bigint, bottom: bigint) {
  const size = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -size : size;
}

test('a second implementation divides every fraction alike', () => {
  const top = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -1e9, max: 1e9 }));
  const bottom = fc.oneof(fc.constantFrom(2, 4, 8, 16, 32, 64), fc.integer({ min: 1, max: 1e6 }));
  fc.assert(
    fc.property(top, bottom, (a, b) => {
      const [top, bottom] = [BigInt(a), BigInt(b)];
      const { results } = decimalToFraction.solve({ decimal: '', fraction: `${a}/${b}` });
      expect(results[0]?.figures.map(({ value }) => value)).toEqual([
        secondFixed(top, bottom, 3),
        secondFixed(top * 254n, bottom * 10n, 3),
      ]);
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});
