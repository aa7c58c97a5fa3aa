/** @jest-environment node */
import * as fc from 'fast-check';
import { nextUp } from './fraction';
import { exact, fixed, isLess } from './rational';
import { minimumDiameter, roundToSquare } from './round-to-square';
import vectors from './vectors/round-to-square.json';

test.each(vectors)(
  '$width × $height needs a round of $display, the next eighth $nextEighth',
  ({ width, height, minDiameter, display, nextEighth, bareDiagonal, withOnly0_125 }) => {
    const diameter = minimumDiameter(exact(`${width}`), exact(`${height}`));
    expect(fixed(diameter, 10)).toBe(minDiameter);
    expect(fixed(nextUp(diameter, 8), 3)).toBe(nextEighth);
    const { results, table } = roundToSquare.solve({ width: `${width}`, height: `${height}` });
    expect(results[0]?.figures[0]).toEqual({ value: display, unit: 'in' });
    expect(table?.rows.map(({ cells }) => cells[1])).toEqual([
      bareDiagonal,
      withOnly0_125,
      display,
    ]);
  },
);

test('millimeters and fractions are understood and said', () => {
  const { understood, formula } = roundToSquare.solve({
    width: '50.8',
    widthUnit: 'mm',
    height: '1-1/2',
  });
  expect(understood).toEqual({ width: '50.8 mm = 2 in', height: '1.5 in' });
  expect(formula).toBe('square root of ((2 + 0.205)² + (1.5 + 0.205)²) = 2.787 in');
});

test.each([
  ['-1', 'Width must not be below 0'],
  ['wide', 'Invalid input given: wide'],
  ['9999999', 'Width must be at most 1,000,000 in'],
])('a width of %s is refused with a sentence', (width, message) => {
  expect(roundToSquare.solve({ width }).problems).toMatchObject({ width: { message } });
  expect(roundToSquare.solve({ width }).results).toEqual([]);
});

test('a larger square never fits a smaller round', () => {
  const side = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(side, side, side, (width, height, more) => {
      const [w, h, wider] = [width, height, width + more].map((n) => exact(`${n}`));
      expect(isLess(minimumDiameter(wider!, h!), minimumDiameter(w!, h!))).toBe(false);
    }),
  );
});
