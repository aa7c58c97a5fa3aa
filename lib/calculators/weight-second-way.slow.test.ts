/** @jest-environment node */
import * as fc from 'fast-check';
import { densities, namedSizeTables } from './materials';
import { metalWeightOf } from './metal-weight';

/*
 * The metal weight calculator against a second one, written from geometry: corners and the shoelace rule, circles and
 * spheres, whole numbers of millionths. It shares no line with the first: not its formulas, numbers or rounding.
 */

const { solve } = metalWeightOf(densities, namedSizeTables);

/** 10,000 cases of each shape in `npm run test:rest`. */
const numRuns = process.env.PROPERTY_RUNS ? 10 * Number(process.env.PROPERTY_RUNS) : 30;

/** Digits after the point of what never ends. */
const digits = 70n;
const scale = 10n ** digits;

/** π by Machin's formula: 16 arctan 1/5 - 4 arctan 1/239. */
function arctanOfInverse(x: bigint) {
  let [sum, term] = [0n, scale / x];
  for (let n = 1n; term !== 0n; n += 2n, term /= -(x * x)) sum += term / n;
  return sum;
}
const pi = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);

/** The root of a small whole number, by halving. */
function root(of: bigint) {
  let [low, high] = [0n, 2n * scale];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= of * scale * scale) low = middle;
    else high = middle;
  }
  return low;
}
const finer = 10n ** 40n;
const [rootOfTwo, rootOfThree] = [root(2n), root(3n)];

/** A length typed: millionths of its unit. In units of 1/127,000,000 inch all six are whole. */
interface Typed {
  text: string;
  unit: keyof typeof parts;
  millionths: bigint;
}
const parts = { in: 127n, ft: 1524n, yd: 4572n, mm: 5n, cm: 50n, m: 5000n };
const inch = 127_000_000n;
const long = ({ unit, millionths }: Typed) => millionths * parts[unit];

type Point = readonly [bigint, bigint];
/** Twice the area between corners, either way round. */
const shoelace = (points: readonly Point[]) => {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0n);
  return twice < 0n ? -twice : twice;
};

/** Areas in square units, times `scale`; null where there is no such section. */
const polygon = (...points: readonly Point[]) => (scale * shoelace(points)) / 2n;
const disc = (diameter: bigint) => (pi * diameter * diameter) / 4n;
const box = (w: bigint, h: bigint) => polygon([0n, 0n], [w, 0n], [w, h], [0n, h]);
const tubeOf = (w: bigint, h: bigint, t: bigint) =>
  2n * t > (w < h ? w : h) ? null : box(w, h) - box(w - 2n * t, h - 2n * t);
const pierced = (outer: bigint, bore: bigint) => (bore < 0n ? null : disc(outer) - disc(bore));
const flat = ([t, w]: readonly bigint[]) => box(w!, t!);

type Section = (sizes: readonly bigint[]) => bigint | null;
/** Per shape: its sizes, its section, and what it is carried along. */
const shapes: Readonly<
  Record<string, readonly [names: readonly string[], Section, along?: string]>
> = {
  round: [['diameter'], ([d]) => disc(d!)],
  square: [['side'], ([a]) => box(a!, a!)],
  // Six triangles about the middle, corners at left and right.
  hex: [
    ['acrossFlats'],
    ([a]) => {
      // Computed with 40 more digits: across corners is across flats × 2 ÷ √3.
      const [x, half] = [(a! * finer * scale) / rootOfThree, (a! * finer) / 2n];
      const twice = shoelace([
        [-x, 0n],
        [-x / 2n, half],
        [x / 2n, half],
        [x, 0n],
        [x / 2n, -half],
        [-x / 2n, -half],
      ]);
      return (twice * scale) / (2n * finer * finer);
    },
  ],
  flat: [['thickness', 'width'], flat],
  sheet: [['thickness', 'width'], flat],
  rectangle: [['thickness', 'width'], flat],
  plate: [['thickness', 'width'], flat],
  tube: [['outerDiameter', 'wall'], ([d, t]) => pierced(d!, d! - 2n * t!)],
  pipe: [['outerDiameter', 'wall'], ([d, t]) => pierced(d!, d! - 2n * t!)],
  ring: [
    ['outerDiameter', 'innerDiameter'],
    ([d, bore]) => (bore! < d! ? pierced(d!, bore!) : null),
    'ringThickness',
  ],
  rectangleTube: [['height', 'width', 'wall'], ([h, w, t]) => tubeOf(w!, h!, t!)],
  squareTube: [['side', 'wall'], ([a, t]) => tubeOf(a!, a!, t!)],
  // A square less the four triangles at its corners, each of two legs of a × (1 - 1/√2).
  octagon: [
    ['acrossFlats'],
    ([a]) => {
      const leg = a! * scale - (a! * scale * scale) / rootOfTwo;
      return a! * a! * scale - (2n * leg * leg) / scale;
    },
  ],
  angle: [
    ['legA', 'legB', 'thickness'],
    ([a, b, t]) =>
      t! > a! || t! > b!
        ? null
        : polygon([0n, 0n], [b!, 0n], [b!, t!], [t!, t!], [t!, a!], [0n, a!]),
  ],
  channel: [
    ['height', 'width', 'web', 'flange'],
    ([h, w, web, f]) =>
      web! > w! || 2n * f! > h!
        ? null
        : polygon(
            [0n, 0n],
            [w!, 0n],
            [w!, f!],
            [web!, f!],
            [web!, h! - f!],
            [w!, h! - f!],
            [w!, h!],
            [0n, h!],
          ),
  ],
  // The stem is drawn at the left end of the flange: its place does not change the area.
  tee: [
    ['height', 'width', 'web', 'flange'],
    ([h, w, web, f]) =>
      web! > w! || f! > h!
        ? null
        : polygon([0n, 0n], [web!, 0n], [web!, h! - f!], [w!, h! - f!], [w!, h!], [0n, h!]),
  ],
  // Two thirds of the cylinder around it (Archimedes).
  sphere: [['diameter'], ([d]) => (2n * disc(d!)) / 3n, 'diameter'],
};

/** Rounded half up, as it is shown. */
function shown(top: bigint, bottom: bigint, decimals: number) {
  const rounded = (2n * top * 10n ** BigInt(decimals) + bottom) / (2n * bottom);
  const text = `${rounded}`.padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

/** A weight: below a tenth, three digits from the first that is not 0. */
function shownWeight(top: bigint, bottom: bigint, decimals: number) {
  const [, zeros] = /^0\.(0*)/.exec(cut(top, bottom)) ?? [];
  if (top === 0n || !zeros) return shown(top, bottom, decimals);
  const text = shown(top, bottom, zeros.length + 3);
  // 0.09996 is 0.1, and 0.009996 is 0.0100.
  if (text.startsWith(`0.${zeros}`)) return text;
  return shown(top, bottom, zeros.length > 1 ? zeros.length + 2 : decimals);
}

/** Forty decimals, the rest cut off. */
function cut(top: bigint, bottom: bigint) {
  const text = `${(top * 10n ** 40n) / bottom}`.padStart(41, '0');
  return `${text.slice(0, -40)}.${text.slice(-40)}`;
}

/** Sizes of anything from a foil to a billet, and the smallest and largest that are typed. */
const anySize = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 99_999 }).map((n) => n * 1000) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 6400 }).map((n) => n * 15_625) },
      { weight: 1, arbitrary: fc.constantFrom(1, 1000, 125_000, 1_000_000, 9_999_999_999) },
    ),
    fc.constantFrom<Typed['unit']>('in', 'in', 'in', 'mm', 'ft', 'cm', 'm', 'yd'),
  )
  .map(([n, unit]): Typed => ({ text: typedAs(BigInt(n)), unit, millionths: BigInt(n) }));

/** "2.5", or "2 1/2" where it is a number of sixty-fourths. */
function typedAs(millionths: bigint) {
  const [whole, rest] = [millionths / 1_000_000n, millionths % 1_000_000n];
  if (rest > 0n && rest % 15_625n === 0n)
    return `${whole > 0n ? `${whole} ` : ''}${rest / 15_625n}/64`;
  return `${whole}.${`${rest}`.padStart(6, '0')}`;
}

const thousandths = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(1, 160, 284, 1000));

/** A size of its own that is a part of another. */
const partOf = (size: Typed, divisor: bigint): Typed => {
  const millionths = size.millionths / divisor;
  return { ...size, millionths, text: typedAs(millionths) };
};
const smallest = (sizes: readonly Typed[]) =>
  sizes.reduce((least, size) => (long(size) < long(least) ? size : least));
const isThin = (name = '') => /^(?:wall|web|flange|thickness|innerDiameter)$/.test(name);

/**
 * The sizes of a shape: mostly a wall that is a part of the smallest size before it; now and then any, none, or one that
 * equals or halves another, the edges of what there is.
 */
const sizesOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(anySize, fc.nat(11)), { minLength: names.length, maxLength: names.length })
    .map((drawn) =>
      drawn.reduce<Typed[]>((sizes, [size, edge], i) => {
        const before = sizes.at(-1);
        if (!before || edge === 0) return [...sizes, size];
        if (edge < 3) return [...sizes, partOf(before, BigInt(edge))];
        return [...sizes, isThin(names[i]) ? partOf(smallest(sizes), BigInt(edge - 1)) : size];
      }, []),
    );

test.each(Object.keys(shapes))('the weight of %s is its volume times its density', (id) => {
  const [names, section, along = 'length'] = shapes[id]!;
  const isSolid = names.includes(along);
  let weighed = 0;
  fc.assert(
    fc.property(
      sizesOf(names),
      anySize,
      fc.record({
        pieces: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, 1_000_000)),
        density: thousandths,
        isMetric: fc.boolean(),
      }),
      (sizes, length, { pieces, density, isMetric }) => {
        const typed: Record<string, string> = {
          shape: id,
          material: 'own',
          density: typedAs(BigInt(density) * 1000n),
          densityUnit: isMetric ? 'g' : 'lb',
          pieces: `${pieces}`,
        };
        const asked = [
          ...names.map((name, i) => [name, sizes[i]!] as const),
          ...(isSolid ? [] : [[along, length] as const]),
        ];
        for (const [name, { text, unit }] of asked)
          Object.assign(typed, { [name]: text, [`${name}Unit`]: unit });
        const isSized = asked.every(
          ([name, { millionths }]) => millionths > 0n || name === 'innerDiameter',
        );
        const area = isSized ? section(sizes.map(long)) : null;
        weighed += area === null ? 0 : 1;
        const { results } = solve(typed);
        const figures = (label: RegExp) =>
          results.find((result) => label.test(result.label))?.figures.map(({ value }) => value) ??
          null;
        expect({
          total: figures(/heoretical weight$/),
          each: figures(/^Per piece$/),
          perLength: figures(/^Per length$/),
        }).toEqual(area === null ? { total: null, each: null, perLength: null } : expected(area));

        function expected(area: bigint) {
          // Other units are multiples of pounds per inch: a gram is 1/453.59237 lb, and 16.387064 cm³ are a cubic inch.
          const [gram, pound] = isMetric ? [1_638_706_400n, 45_359_237_000n] : [1n, 1n];
          const perInch = area * BigInt(density) * gram;
          const perInchBottom = scale * inch * inch * 1000n * pound;
          const run = isSolid ? long(sizes[0]!) : long(length);
          const [each, bottom] = [perInch * run, perInchBottom * inch];
          const total = each * BigInt(pieces);
          // Two decimals of pounds first, more digits beside them where the weight is small.
          const both = (pounds: bigint) => [
            ...new Set([shown(pounds, bottom, 2), shownWeight(pounds, bottom, 2)]),
            shownWeight(pounds * 45_359_237n, bottom * 100_000_000n, 2),
          ];
          const perLength = [
            shownWeight(perInch * 12n, perInchBottom, 3),
            shownWeight(perInch * 45_359_237n * 10_000n, perInchBottom * 100_000_000n * 254n, 3),
          ];
          return {
            total: both(total),
            each: pieces === 1 ? null : both(each),
            perLength: along === 'length' ? perLength : null,
          };
        }
      },
    ),
    { numRuns },
  );
  // Impossible sizes are tried too, but at least a third must have a weight.
  expect(weighed).toBeGreaterThan(numRuns / 3);
});

/** Pounds per foot as ASME B36.10M prints them, of steel with 0.2836 lb/in³. */
test.each([
  ['1/2', '40', 0.85],
  ['1', '40', 1.68],
  ['2', '40', 3.66],
  ['2', '160', 7.47],
  ['2', 'XXS', 9.04],
  ['3', '40', 7.58],
  ['4', '40', 10.8],
  ['6', '40', 18.99],
  ['6', '80', 28.6],
  ['8', '40', 28.58],
  ['8', '80', 43.43],
  ['10', '40', 40.52],
  ['12', 'STD', 49.61],
  ['16', 'STD', 62.64],
  ['20', 'STD', 78.67],
  ['24', 'STD', 94.71],
])(
  'NPS %s schedule %s weighs the %f lb/ft of its standard within half a percent',
  (nps, schedule, pounds) => {
    const { results } = solve({
      shape: 'pipe',
      nps,
      schedule,
      material: 'own',
      density: '0.2836',
      length: '12',
    });
    expect(Math.abs(Number(results[0]?.figures[0]?.value) / pounds - 1)).toBeLessThan(0.005);
  },
);

/** What shops take for a foot of metal of 1 lb/in³. */
test.each([
  [{ shape: 'round', diameter: '1' }, 9.42],
  [{ shape: 'hex', acrossFlats: '1' }, 10.4],
  [{ shape: 'tube', outerDiameter: '2', wall: '1' }, 37.7],
])('a foot of %j weighs %f lb within 0.08 percent', (sizes, pounds) => {
  const { results } = solve({ ...sizes, material: 'own', density: '1', length: '12' });
  const perLength = results.find(({ label }) => label === 'Per length')?.figures[0]?.value;
  expect(Math.abs(Number(perLength) / pounds - 1)).toBeLessThan(0.0008);
});
