/** @jest-environment node */
import * as fc from 'fast-check';
import { exact, fixed, isEqual, one, ratio, toNumber } from './rational';
import { shapes } from './shapes';
import vectors from './vectors/metal-weight.json';
import { isSolid, weigh } from './shape';

const sizesOf = ({ dimensions }: { dimensions: object }) =>
  Object.entries(dimensions as Record<string, { value: number; unit: string }>);

const inch = fc.integer({ min: 1, max: 100_000 }).map((n) => ratio(BigInt(n), 1000n));
const shapeOf = (id: string) => shapes.find((shape) => shape.id === id)!;

test.each(vectors)('$shape of $material: ten decimals, unrounded', (vector) => {
  const units: Record<string, string> = {
    in: '1',
    ft: '12',
    yd: '36',
    mm: '5/127',
    cm: '50/127',
    m: '5000/127',
  };
  const shape = shapeOf(vector.shape);
  const sizes = Object.fromEntries(
    sizesOf(vector).map(([name, { value, unit }]) => {
      const [size, scale] = [exact(`${value}`), exact(units[unit]!)];
      const field = shape.id === 'ring' && name === 'thickness' ? shape.along.name : name;
      return [field, ratio(size.top * scale.top, size.bottom * scale.bottom)];
    }),
  );
  const weighed = weigh(shape, sizes, exact(`${vector.densityLbIn3}`), exact(`${vector.pieces}`));
  expect(fixed(weighed.area, 10)).toBe(vector.expect.areaIn2);
  expect(fixed(weighed.volume, 10)).toBe(vector.expect.volumeIn3);
  expect(fixed(weighed.piece, 10)).toBe(vector.expect.pieceLb);
  expect(fixed(weighed.total, 10)).toBe(vector.expect.totalLb);
});

test.each([
  ['round', { diameter: '1' }, 9.42],
  ['hex', { acrossFlats: '1' }, 10.4],
  ['tube', { outerDiameter: '2', wall: '1' }, 37.7],
] as const)('a foot of %s agrees with the shop constant within 0.08 %%', (id, size, constant) => {
  const sizes = Object.fromEntries(Object.entries(size).map(([name, text]) => [name, exact(text)]));
  const { piece } = weigh(shapeOf(id), { ...sizes, length: exact('12') }, one, one);
  expect(Math.abs(toNumber(piece) / constant - 1)).toBeLessThan(0.0008);
});

test.each([
  ['tube', 'outerDiameter', 'round', 'diameter'],
  ['pipe', 'outerDiameter', 'round', 'diameter'],
  ['squareTube', 'side', 'square', 'side'],
])(
  'a %s whose wall is half of it weighs what the solid bar does',
  (hollow, outer, solid, across) => {
    fc.assert(
      fc.property(inch, inch, (size, length) => {
        const wall = ratio(size.top, size.bottom * 2n);
        const bored = weigh(shapeOf(hollow), { [outer]: size, wall, length }, one, one);
        const bar = weigh(shapeOf(solid), { [across]: size, length }, one, one);
        expect(isEqual(bored.total, bar.total)).toBe(true);
      }),
    );
  },
);

test('twice the length or the pieces is exactly twice the weight', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes.filter((each) => !isSolid(each))),
      inch,
      inch,
      (shape, size, along) => {
        const section = Object.fromEntries(shape.section.map(({ name }) => [name, size]));
        const of = (length: typeof along, pieces: typeof along) =>
          weigh(shape, { ...section, [shape.along.name]: length }, one, pieces).total;
        const two = exact('2');
        const double = ratio(along.top * 2n, along.bottom);
        expect(isEqual(of(double, one), of(along, two))).toBe(true);
      },
    ),
  );
});

test('a sphere of twice the diameter weighs eight times as much', () => {
  fc.assert(
    fc.property(inch, (diameter) => {
      const double = ratio(diameter.top * 2n, diameter.bottom);
      const of = (size: typeof diameter, pieces: typeof diameter) =>
        weigh(shapeOf('sphere'), { diameter: size }, one, pieces).total;
      expect(isEqual(of(double, one), of(diameter, exact('8')))).toBe(true);
    }),
  );
});
