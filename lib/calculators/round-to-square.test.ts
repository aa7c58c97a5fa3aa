/** @jest-environment node */
import * as fc from 'fast-check';
import { nextUp, exact, fixed } from './rational';
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

const solved = (values: Record<string, string>) =>
  roundToSquare
    .solve(values)
    .results.map(({ figures }) => figures.map(({ value, unit }) => `${value} ${unit}`).join(', '));

test.each([
  [{ width: '20', height: '20' }, ['28.574 in, 725.784 mm', '28.625 in, 28 5/8 in']],
  // 3.49997 in is shown as 3.500, and is no reason for a larger round; 3.50004 in, shown alike, needs the next.
  [{ width: '2.795', height: '1.59772' }, ['3.500 in, 88.899 mm', '3.500 in, 3 1/2 in']],
  [{ width: '2.795', height: '1.59785' }, ['3.500 in, 88.901 mm', '3.625 in, 3 5/8 in']],
])('%o needs a round of %o', (values, expected) => {
  expect(solved(values)).toEqual(expected);
});

test('a part is drawn inside its round, and nothing is where there is no size', () => {
  const { drawing } = roundToSquare.solve({ width: '2', height: '1' });
  expect(drawing).toMatchObject({
    label: 'Rectangle, 2 × 1, in its round',
    part: { kind: 'box', width: 2, height: 1 },
  });
  expect(roundToSquare.solve({ width: '0', height: '0' }).drawing).toBeUndefined();
});

/*
 * A second implementation, from the specification's rule and not from the code: in whole
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

/** The square of the diameter, in 12,700,000ths of an inch. */
function secondAnswer(sizes: readonly [bigint, bigint]) {
  const [a, b] = sizes.map((size) => size + 2_603_500n) as [bigint, bigint];
  const square = a * a + b * b;
  const fits = (thousandthsOfInch: bigint, parts: bigint) =>
    // diameter ≤ n/parts inch
    square * parts * parts <= (thousandthsOfInch * unitsPerInch) ** 2n;
  let eighths = 0n;
  for (let step = 1n << 40n; step > 0n; step >>= 1n)
    if (!fits(eighths + step - 1n, 8n)) eighths += step;
  const bottom = unitsPerInch ** 2n;
  return [
    decimals(rootOf(square * 1_000_000n, bottom)),
    decimals(rootOf(square * 25_400n ** 2n, bottom)),
    decimals(eighths * 125n),
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
);
test('a second implementation finds the same round', () => {
  fc.assert(
    fc.property(typedSize, typedSize, (first, second) => {
      const { results } = roundToSquare.solve({
        width: first[0],
        widthUnit: first[1],
        height: second[0],
        heightUnit: second[1],
      });
      expect([
        results[0]?.figures[0]?.value,
        results[0]?.figures[1]?.value,
        results[1]?.figures[0]?.value,
      ]).toEqual(secondAnswer([first[2], second[2]]));
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});
