/** @jest-environment node */
import { assert, double, property } from 'fast-check';
import { type Contour, extrude, type Point } from './form-geometry';

const square: Contour = {
  points: [
    [0, 10],
    [10, 10],
    [10, 20],
    [0, 20],
  ],
};

test('a square bar shows its face, its top and its side', () => {
  expect(extrude([square], [5, -5])).toEqual({
    sides: ['M0 10L10 10L15 5L5 5Z', 'M10 10L10 20L15 15L15 5Z'],
    face: 'M0 10L10 10L10 20L0 20Z',
  });
});

test('which way round the corners are listed makes no difference to what is seen', () => {
  const reversed: Contour = { points: square.points.toReversed() };
  const seen = (outline: Contour) =>
    extrude([outline], [5, -5]).sides.map((side) => side.match(/\d+ \d+/g)!.toSorted());
  expect(seen(reversed).toSorted()).toEqual(seen(square).toSorted());
});

test('a round bar is two half circles joined by the lines that touch them', () => {
  expect(extrude([{ centre: [10, 10], radius: 5 }], [20, 0])).toEqual({
    sides: ['M10 15A5 5 0 0 1 10 5L30 5A5 5 0 0 1 30 15Z'],
    face: 'M5 10A5 5 0 1 1 15 10A5 5 0 1 1 5 10Z',
  });
});

test('a hole is a second line of the face', () => {
  const { face } = extrude(
    [
      { centre: [10, 10], radius: 5 },
      { centre: [10, 10], radius: 2 },
    ],
    [20, 0],
  );
  expect(face.match(/M/g)).toHaveLength(2);
});

const numbers = (path: string) => (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

test('the sides of any bar reach from its near to its far face', () => {
  const length = double({ min: 1, max: 30, noNaN: true });
  assert(
    property(length, length, length, length, (width, height, right, up) => {
      const corners: Point[] = [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ];
      const body = extrude([{ points: corners }], [right, -up]).sides.join('');
      const xs = numbers(body).filter((_, i) => i % 2 === 0);
      const ys = numbers(body).filter((_, i) => i % 2 === 1);
      expect(Math.min(...xs)).toBeCloseTo(0, 0);
      expect(Math.max(...xs)).toBeCloseTo(width + right, 0);
      expect(Math.min(...ys)).toBeCloseTo(-up, 0);
      expect(Math.max(...ys)).toBeCloseTo(height, 0);
    }),
  );
});
