/** @jest-environment node */
import * as fc from 'fast-check';
import { nextUp, exact, fixed } from './rational';
import { metricRounds } from './data/metric-rounds';
import { minimumDiameter, roundToSquare } from './round-to-square';
import vectors from './vectors/round-to-square.json';

test.each(vectors)(
  '$width × $height needs a round of $display, the next eighth $nextEighth',
  ({ width, height, minDiameter, display, nextEighth }) => {
    const diameter = minimumDiameter(exact(`${width}`), exact(`${height}`));
    expect(fixed(diameter, 10)).toBe(minDiameter);
    expect(fixed(nextUp(diameter, 8), 3)).toBe(nextEighth);
    const { results } = roundToSquare.solve({ width: `${width}`, height: `${height}` });
    expect(results[0]?.figures[0]).toEqual({ value: display, unit: 'in' });
  },
);

test.each([
  ['width', '-1', 'Width must not be below 0'],
  ['width', '0', 'Width must be more than 0'],
  ['width', 'wide', 'Invalid input given: wide'],
  ['width', '9999999', 'Width must be at most 1,000,000 in'],
  ['height', '0', 'Height must be more than 0'],
])('a %s of %s is refused with a sentence', (name, typed, message) => {
  expect(roundToSquare.solve({ [name]: typed })).toMatchObject({
    results: [],
    problems: { [name]: { message } },
  });
});

const solved = (values: Record<string, string>) =>
  roundToSquare
    .solve(values)
    .results.map(({ figures }) => figures.map(({ value, unit }) => `${value} ${unit}`).join(', '));

test.each([
  [
    { part: 'hexagon', acrossFlats: '1' },
    ['1.391 in, 35.342 mm', '1.500 in, 1 1/2 in', '36 mm, 1.417 in'],
  ],
  [{ width: '20', height: '20' }, ['28.574 in, 725.784 mm', '28.625 in, 28 5/8 in']],
  // 3.49997 in is shown as 3.500, and is no reason for a larger round; 3.50004 in, shown alike, needs the next.
  [
    { width: '2.795', height: '1.59772' },
    ['3.500 in, 88.899 mm', '3.500 in, 3 1/2 in', '90 mm, 3.543 in'],
  ],
  [
    { width: '2.795', height: '1.59785' },
    ['3.500 in, 88.901 mm', '3.625 in, 3 5/8 in', '90 mm, 3.543 in'],
  ],
])('%o needs a round of %o', (values, expected) => {
  expect(solved(values)).toEqual(expected);
});

test('a part is drawn inside its round, and nothing is where there is no size', () => {
  const { drawing } = roundToSquare.solve({ part: 'hexagon', acrossFlats: '1' });
  expect(drawing).toMatchObject({
    label: 'Hexagon, 1 across flats, in its round',
    part: { kind: 'hex', height: 1 },
  });
  expect(roundToSquare.solve({ width: '0', height: '0' }).drawing).toBeUndefined();
});

test('the metric sizes rise', () => {
  expect(metricRounds).toEqual([...new Set(metricRounds)].toSorted((a, b) => a - b));
});

/*
 * A second implementation, from the specification's rule and the geometry of a hexagon, and not from the code: in whole
 * 12,700,000ths of an inch, a diameter by looking for the number whose square it is.
 */
/** The whole number nearest to the square root of top ÷ bottom, a half upwards, by halving. */
function rootOf(top: bigint, bottom: bigint) {
  let [low, high] = [0n, 1n << 80n];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    // (middle - 1/2)² ≤ top/bottom
    if ((2n * middle - 1n) ** 2n * bottom <= 4n * top) low = middle;
    else high = middle - 1n;
  }
  return low;
}
const unitsPerInch = 12_700_000n;
const decimals = (value: bigint) => `${value}`.padStart(4, '0').replace(/(\d{3})$/, '.$1');

/** Squares of the diameter, in 12,700,000ths of an inch, times 3: a hexagon's is 4/3 of its flats squared. */
function secondAnswer(sizes: readonly bigint[]) {
  const extra = 2_603_500n;
  const [a = 0n, b] = sizes.map((size) => size + extra);
  const square = b === undefined ? 4n * a * a : 3n * (a * a + b * b);
  const fits = (thousandthsOfInch: bigint, parts: bigint) =>
    // diameter ≤ n/parts inch
    square * parts * parts <= 3n * (thousandthsOfInch * unitsPerInch) ** 2n;
  let eighths = 0n;
  for (let step = 1n << 40n; step > 0n; step >>= 1n)
    if (!fits(eighths + step - 1n, 8n)) eighths += step;
  const metric = metricRounds.find((size) => fits(BigInt(size) * 10n, 254n));
  const bottom = 3n * unitsPerInch ** 2n;
  return [
    decimals(rootOf(square * 1_000_000n, bottom)),
    decimals(rootOf(square * 25_400n ** 2n, bottom)),
    decimals(eighths * 125n),
    metric === undefined ? undefined : `${metric}`,
  ];
}

const typedSize = fc.oneof(
  fc
    .integer({ min: 1, max: 2_000_000 })
    .map((n) => [(n / 1e5).toFixed(5), 'in', BigInt(n) * 127n] as const),
  fc
    .integer({ min: 1, max: 500_000 })
    .map((n) => [(n / 1e3).toFixed(3), 'mm', BigInt(n) * 500n] as const),
  fc
    .integer({ min: 1, max: 160 })
    .map((n) => [`${n}/8`, 'in', (BigInt(n) * unitsPerInch) / 8n] as const),
  fc.constantFrom(...metricRounds).map((n) => [`${n}`, 'mm', BigInt(n) * 500_000n] as const),
);
test('a second implementation finds the same round for every part', () => {
  fc.assert(
    fc.property(typedSize, typedSize, fc.boolean(), (first, second, isHexagon) => {
      const values: Record<string, string> = isHexagon
        ? { part: 'hexagon', acrossFlats: first[0], acrossFlatsUnit: first[1] }
        : { width: first[0], widthUnit: first[1], height: second[0], heightUnit: second[1] };
      const { results } = roundToSquare.solve(values);
      const sizes = isHexagon ? [first[2]] : [first[2], second[2]];
      expect([
        results[0]?.figures[0]?.value,
        results[0]?.figures[1]?.value,
        results[1]?.figures[0]?.value,
        results[2]?.figures[0]?.value,
      ]).toEqual(secondAnswer(sizes));
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});
