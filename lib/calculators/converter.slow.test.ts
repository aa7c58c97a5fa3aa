/** @jest-environment node */
import * as fc from 'fast-check';
import { type Calculator, findOrFirst, type Table } from './calculator';
import { convert } from './converter';
import { length, lengthUnits } from './length';
import { exact } from './rational';
import { temperature } from './temperature';
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
    const [source, target] = [findOrFirst(lengthUnits, from), findOrFirst(lengthUnits, to)];
    expect(convert(exact(`${value}`), source, target, true)).toBe(display);
  },
);

test.each(vectors.weight)(
  '$value $from is $seedDisplay $to',
  ({ value, from, to, seedDisplay, display }) => {
    expect(answer(weight, `${value}`, from, to)).toBe(seedDisplay);
    const [source, target] = [findOrFirst(weightUnits, from), findOrFirst(weightUnits, to)];
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

test('a rounded factor shows the exact figure beside it', () => {
  const { table, notes } = length.solve({ value: '1', from: 'mi', to: 'rod' });
  expect(table?.columns).toEqual(['Unit', 'Value', 'By the exact factor']);
  expect(rowsOf(table).find((row) => row.current)?.cells).toEqual([
    'rods, poles, perches (rd)',
    '319.948',
    '320.000',
  ]);
  expect(notes).toContain('The factor for miles is rounded: 160934; exactly 160934.4.');
});

test.each([
  ['-459.68', 'F', 'Enter -459.67 °F or more'],
  ['-0.001', 'K', 'Enter 0 K or more'],
  ['559.726', 'De', 'Enter 559.725 °De or less'],
])('%s %s is colder than there is', (value, from, hint) => {
  expect(temperature.solve({ value, from })).toEqual({
    results: [],
    problems: { value: { message: 'Below absolute zero', hint } },
  });
});

/** The rows that are shown, and those under the fold. */
const rowsOf = (table?: Table) => [...(table?.rows ?? []), ...(table?.foldedTable?.rows ?? [])];

const solved = (calculator: Calculator, values: Record<string, string>) =>
  calculator
    .solve(values)
    .results.map(
      ({ label, figures }) => `${label}: ${figures.map((f) => f.value + (f.unit ?? '')).join(' ')}`,
    );

test.each([
  [`5' 3-1/2"`, 'in', '63.5 in', `Feet and inches: 5' 3 1/2"`],
  ['5 ft 3.5 in', 'mm', '63.5 in = 1612.9 mm', `Feet and inches: 5' 3 1/2"`],
  ['5′–3½″', 'ft', '63.5 in = 5.291667 ft', `Feet and inches: 5' 3 1/2"`],
  [`-2'`, 'in', '-2 ft', `Feet and inches: -2'`],
  [`0' 7/16"`, 'in', '0.4375 in', 'Feet and inches: 7/16"'],
  [`1' 1/3"`, 'in', '37/3 in', `Feet and inches, nearest 1/64: 1' 21/64"`],
])('%s is read as feet and inches', (value, from, understood, shown) => {
  const answer = length.solve({ value, from, to: 'cm' });
  expect(answer.problems).toEqual({});
  expect(answer.understood).toEqual({ value: understood });
  expect(solved(length, { value, from, to: 'cm' }).at(-1)).toBe(shown);
});

test.each([
  ['1', 'mi', `5280'`],
  ['2.5', 'mi', `13200'`],
  ['1', 'rod', `16' 6"`],
  ['320', 'rod', `5280'`],
  ['1', 'fur', `660'`],
  [`16' 6"`, 'rod', `16' 6"`],
])('%s %s is written in feet and inches by the exact factor', (value, from, shown) => {
  expect(solved(length, { value, from }).at(-1)).toBe(`Feet and inches: ${shown}`);
});

test.each([
  ['12,345,678', 'Use 12345678', '12345678', 'kg'],
  ['1,25', 'Use 1.25', '1.25', 'kg'],
])('%s is refused with a link that converts it', (value, text, meant, unit) => {
  const { results, problems } = weight.solve({ value, from: 'kg', to: 'g' });
  expect(results).toEqual([]);
  const { href = '' } = problems.value?.link ?? {};
  expect(problems.value).toMatchObject({
    message: `Invalid input given: ${value}`,
    cause: '',
    link: { text },
  });
  expect(Object.fromEntries(new URLSearchParams(href))).toMatchObject({
    value: meant,
    from: unit,
    to: 'g',
  });
});

/*
 * A second implementation, from the agreement of 1959, spec §9 and the scales' own definitions by degrees Celsius, and
 * not from the code: whole numbers over whole numbers, rounded by counting.
 */
type Fraction = readonly [top: bigint, bottom: bigint];

/** Micrometers; the rod and the mile are the supplier's (decision 5). */
const micrometers: Record<string, bigint> = {
  in: 25_400n,
  ft: 304_800n,
  yd: 914_400n,
  rod: 5_030_000n,
  fur: 201_168_000n,
  mi: 1_609_340_000n,
  lea: 5_556_000_000n,
  mm: 1000n,
  cm: 10_000n,
  dm: 100_000n,
  m: 1_000_000n,
  dam: 10_000_000n,
  hm: 100_000_000n,
  km: 1_000_000_000n,
};
/** Tenths of a microgram. */
const tenthsOfMicrograms: Record<string, bigint> = {
  mg: 10_000n,
  cg: 100_000n,
  dg: 1_000_000n,
  g: 10_000_000n,
  dag: 100_000_000n,
  hg: 1_000_000_000n,
  kg: 10_000_000_000n,
  oz: 283_495_231n,
  lb: 4_535_923_700n,
  t: 10_000_000_000_000n,
  netTon: 9_071_847_400_000n,
  shortTon: 9_071_847_400_000n,
};
/** Celsius = (value × a + b) ÷ c. */
const celsius: Record<string, readonly [a: bigint, b: bigint, c: bigint]> = {
  K: [100n, -27_315n, 100n],
  C: [1n, 0n, 1n],
  F: [5n, -160n, 9n],
  R: [500n, -245_835n, 900n],
  De: [-2n, 300n, 3n],
  N: [100n, 0n, 33n],
  Re: [5n, 0n, 4n],
  Ro: [40n, -300n, 21n],
};

const byFactor = (factors: Record<string, bigint>) => (typed: Fraction, from: string, to: string) =>
  [typed[0] * factors[from]!, typed[1] * factors[to]!] as const;

function byScale([top, bottom]: Fraction, from: string, to: string): Fraction {
  const [a, b, c] = celsius[from]!;
  const [d, e, f] = celsius[to]!;
  const inCelsius = [top * a + b * bottom, bottom * c] as const;
  const result = [inCelsius[0] * f - e * inCelsius[1], inCelsius[1] * d] as const;
  return result[1] < 0n ? [-result[0], -result[1]] : result;
}

/** The size of it to a whole number, a half upwards. */
function wholes(top: bigint, bottom: bigint) {
  return ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
}
function written(isNegative: boolean, size: bigint, decimals: number) {
  const text = `${size}`.padStart(decimals + 1, '0');
  const point = text.length - decimals;
  const sign = isNegative && size > 0n ? '-' : '';
  return sign + text.slice(0, point) + (decimals ? `.${text.slice(point)}` : '');
}
const secondRounded = ([top, bottom]: Fraction) =>
  written(top < 0n, wholes(top * 1000n, bottom), 3);

/** Four significant digits of what is below 1 and not 0; 0.99996 gains one as it is rounded. */
function fourDigits([top, bottom]: Fraction) {
  const size = top < 0n ? -top : top;
  let decimals = 0;
  while (`${(size * 10n ** BigInt(decimals)) / bottom}`.length < 4) decimals += 1;
  const whole = wholes(size * 10n ** BigInt(decimals), bottom);
  const hasGained = whole === 10_000n;
  return written(top < 0n, hasGained ? 1000n : whole, hasGained ? decimals - 1 : decimals);
}

/** In the other rows what rounds to less than 1 has four digits, unless its three decimals are all there is. */
function secondTabled([top, bottom]: Fraction) {
  const rounded = secondRounded([top, bottom]);
  const isWhole = (top * 1000n) % bottom === 0n;
  return !isWhole && /^-?0/.test(rounded) ? fourDigits([top, bottom]).replace(/0+$/, '') : rounded;
}

/** A number as it is typed, and what it is. */
const typedNumber: fc.Arbitrary<readonly [string, Fraction]> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(
      ([n, places]) =>
        [
          written(n < 0, BigInt(Math.abs(n)), places),
          [BigInt(n), 10n ** BigInt(places)] as const,
        ] as const,
    ),
  fc
    .tuple(fc.nat(99), fc.integer({ min: 1, max: 63 }), fc.integer({ min: 2, max: 64 }))
    .map(([n, a, b]) => [`${n} ${a}/${b}`, [BigInt(n * b + a), BigInt(b)] as const] as const),
  fc.constantFrom(
    ['0', [0n, 1n]] as const,
    ['-0', [0n, 1n]] as const,
    ['9.9995', [99_995n, 10_000n]] as const,
    ['0.0005', [5n, 10_000n]] as const,
    ['99999999999999999999', [99_999_999_999_999_999_999n, 1n]] as const,
  ),
);

test.each([
  ['length', length, Object.keys(micrometers), byFactor(micrometers)],
  ['weight', weight, Object.keys(tenthsOfMicrograms), byFactor(tenthsOfMicrograms)],
  ['temperature', temperature, Object.keys(celsius), byScale],
] as const)('a second implementation converts every %s alike', (_, calculator, ids, second) => {
  const listed = calculator.fields({})[1]?.options?.map(({ value }) => value) ?? [];
  expect(listed.toSorted()).toEqual([...ids].toSorted());
  const unit = fc.constantFrom(...ids);
  fc.assert(
    fc.property(typedNumber, unit, unit, ([value, number], from, to) => {
      const { results, table, problems } = calculator.solve({ value, from, to });
      const isTooCold = calculator === temperature && byScale(number, from, 'K')[0] < 0n;
      expect(Object.keys(problems)).toEqual(isTooCold ? ['value'] : []);
      const exactly = listed.map((id) => second(number, from, id));
      const all = isTooCold ? [] : exactly.map(secondRounded);
      expect(rowsOf(table).map(({ cells }) => cells[1])).toEqual(
        isTooCold
          ? []
          : exactly.map((figure, i) => (listed[i] === to ? all[i] : secondTabled(figure))),
      );
      expect(results[0]?.figures[0]?.value).toBe(all[listed.indexOf(to)]);
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});

test('a second implementation reads and writes feet and inches alike', () => {
  const part = fc.tuple(
    fc.nat(500),
    fc.nat(11),
    fc.nat(63),
    fc.boolean(),
    fc.constantFrom(`'`, ' ft', '′'),
  );
  fc.assert(
    fc.property(part, ([feet, inches, marks, isNegative, foot]) => {
      const value = `${isNegative ? '-' : ''}${feet}${foot} ${inches} ${marks}/64"`;
      const size = (feet * 12 + inches) * 64 + marks;
      const shown = solved(length, { value, from: 'in', to: 'mm' });
      expect(shown[0]).toBe(
        `millimeters: ${written(isNegative, wholes(BigInt(size) * 254_000n, 640n), 3)}mm`,
      );
      let [top, bottom] = [marks, 64];
      while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
      const rest = [inches || !top ? `${inches}` : '', top ? `${top}/${bottom}` : '']
        .filter(Boolean)
        .join(' ');
      const text = [feet ? `${feet}'` : '', rest === '0' && feet ? '' : `${rest}"`]
        .filter(Boolean)
        .join(' ');
      expect(shown.at(-1)).toBe(`Feet and inches: ${isNegative && size ? '-' : ''}${text}`);
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});
