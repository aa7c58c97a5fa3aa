/** @jest-environment node */
import * as fc from 'fast-check';
import { withDefaults, type Values } from './calculator';
import { alloys, type AlloyRow } from './data/alloys';
import { sheetGaugeGuide } from './guides/sheet-gauge';
import { exact, fixed } from './rational';
import { aluminumDensity, sheetGauge, stainlessDensity } from './sheet-gauge';
import walls from './vectors/bwg.json';
import vectors from './vectors/gauges.json';

const sheets = ['stainless', 'steel', 'galvanized', 'aluminum'] as const;

/** Half up; both are above zero. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
const decimals = (value: bigint, digits: number) => {
  const text = `${value}`.padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/*
 * A second implementation, from the definitions of the gauges and not from the code: ounces per square foot of
 * 15 U.S.C. 206, and the rule of the Brown & Sharpe gauge.
 */
const ounces = (gauge: number): number => {
  if (gauge <= 14) return 160 - 10 * (gauge - 3);
  if (gauge <= 16) return 50 - 5 * (gauge - 14);
  if (gauge <= 20) return 40 - 4 * (gauge - 16);
  if (gauge <= 26) return 24 - 2 * (gauge - 20);
  if (gauge <= 31) return 12 - (gauge - 26);
  return 7 - 0.5 * (gauge - 31);
};

/** Ten-thousandths of an inch; null where none is published. */
const secondThickness = {
  steel: (gauge: number) => ofSteel(ounces(gauge)),
  // The published figure of gauge 32 is kept where its rule gives 0.0135.
  galvanized: (gauge: number) =>
    gauge < 8 || gauge > 32 ? null : gauge === 32 ? 134n : ofSteel(ounces(gauge) + 2.5),
  aluminum: (gauge: number) => BigInt(Math.round(50 * 92 ** ((36 - gauge) / 39))),
  stainless: (gauge: number) => rounded(BigInt(ounces(gauge) * 2) * 10_000n, 1280n),
};
/** ounces ÷ 16 ÷ 41.82 */
const ofSteel = (weight: number) => rounded(BigInt(weight * 2) * 1_000_000n, 2n * 16n * 4182n);

/** lb/ft² to three decimals and kg/m² to two, of so many 12,700,000ths of an inch. */
function secondWeight(size: bigint, poundsPerInch: bigint) {
  const [top, bottom] = [size * poundsPerInch, 12_700_000n * 1000n];
  return [
    `${decimals(rounded(top * 1000n, bottom), 3)} lb/ft²`,
    `${decimals(rounded(top * 100n * 45_359_237n, bottom * 9_290_304n), 2)} kg/m²`,
  ];
}
/** Thousandths of a pound per square foot and inch. */
const poundsPerInch = {
  steel: 41_820n,
  galvanized: 41_820n,
  aluminum: 14_112n,
  stainless: 41_616n,
};

const written = (figures: readonly { value: string; unit?: string }[]) =>
  figures.map(({ value, unit }) => [value, unit].filter(Boolean).join(' '));

test('the selector runs from 3 to 36', () => {
  const options = sheetGauge.fields({})[0]?.options?.map(({ value }) => Number(value));
  expect(options).toEqual(vectors.map(({ gauge }) => gauge));
  expect(options?.[0]).toBe(3);
  expect(options?.at(-1)).toBe(36);
});

test.each(vectors)('$gauge gauge is as published, blank where nothing is', (row) => {
  const { results, table } = sheetGauge.solve({ gauge: `${row.gauge}` });
  const shown = sheets.map((sheet) => row[sheet] ?? ['–']);
  const sheetResults = results.slice(0, sheets.length);
  expect(sheetResults.map(({ figures }) => figures.slice(0, 2).map(({ value }) => value))).toEqual(
    shown,
  );
  const rows = [...(table?.rows ?? []), ...(table?.foldedTable?.rows ?? [])];
  const current = rows.filter((each) => each.current);
  expect(current).toHaveLength(1);
  expect(current[0]?.cells).toEqual([
    `${row.gauge}`,
    ...sheets.flatMap((sheet) => row[sheet] ?? ['–', '–']),
  ]);
});

test.each(vectors.map(({ gauge }) => gauge))(
  'a second implementation answers alike for %i gauge',
  (gauge) => {
    const { results } = sheetGauge.solve({ gauge: `${gauge}` });
    const expected = sheets.map((sheet) => {
      const thickness = secondThickness[sheet](gauge);
      if (thickness === null) return ['–'];
      const weight = (sheet === 'galvanized' ? 2.5 : 0) + ounces(gauge);
      return [
        `${decimals(thickness, 4)} in`,
        `${decimals(rounded(thickness * 254n, 100n), 3)} mm`,
        ...(sheet === 'steel' || sheet === 'galvanized'
          ? // Pounds are half ounces ÷ 32, on a foot of 12,700,000 parts.
            secondWeight((BigInt(weight * 2) * 12_700_000n) / 4n, 125n)
          : secondWeight(thickness * 1270n, poundsPerInch[sheet])),
      ];
    });
    const wall = walls.find((wall) => wall.gauge === `${gauge}`)!;
    expect(results.map(({ figures }) => written(figures))).toEqual([
      ...expected,
      [`${wall.in.toFixed(3)} in`, `${wall.mm.toFixed(3)} mm`],
    ]);
  },
);

test('the workings of a gauge are those of stainless sheet', () => {
  expect(sheetGauge.solve({ gauge: '16' }).formula).toBe(
    '0.0625 in × 25.4 = 1.588 mm; 0.0625 in × 144 in²/ft² × 0.289 lb/in³ = 2.601 lb/ft²',
  );
});

test('the densities are those of the weight calculator', () => {
  const densityOf = (uns: string) =>
    Object.values(alloys)
      .flat()
      .find((row) => row[1] === uns)?.[2];
  expect(fixed(exact(aluminumDensity), 3)).toBe(densityOf('A96061')?.toFixed(3));
  expect(fixed(exact(stainlessDensity), 3)).toBe(densityOf('S30400')?.toFixed(3));
});

test.each([
  ['50', '50 in is plate, thicker than any'],
  ['0.0001', '0.0001 in is thinner than any'],
])('%s in has one answer for every metal, and the weight of each', (thickness, value) => {
  const { results } = sheetGauge.solve({ thickness, thicknessUnit: 'in' });
  expect(results[0]).toEqual({ label: 'Gauge', figures: [{ value: 'no gauge' }, { value }] });
  expect(results.slice(1).map(({ figures }) => figures.map(({ unit }) => unit))).toEqual(
    sheets.map(() => ['lb/ft²', 'kg/m²']),
  );
});

test('a thickness between two gauges has the nearest and one weight, that of the thickness', () => {
  const { results, table } = sheetGauge.solve({ thickness: '1.2 mm' });
  expect(results[0]).toMatchObject({ label: 'Stainless steel, nearest' });
  expect(written(results[0]!.figures)).toEqual(['18 gauge', '1.966 lb/ft²', '9.60 kg/m²']);
  expect(table?.columns).toEqual(['Metal', 'Next thicker, in', 'Next thinner, in']);
  expect(sheetGauge.solve({ thickness: '0.05' }).results[0]!.label).toBe('Stainless steel');
});

test('while a thickness is typed no gauge is chosen; without one the gauge counts again', () => {
  const shown = (typed: Values) => withDefaults(sheetGauge.fields(typed), typed).gauge;
  expect(shown({ gauge: '14', thickness: '0.06' })).toBe('');
  expect(shown({ gauge: '14', thickness: ' ' })).toBe('14');
  expect(shown({ gauge: '', thickness: '' })).toBe('16');
});

test.each([
  ['0', 'Thickness must be more than 0'],
  ['-1', 'Thickness must be more than 0'],
  ['thin', 'Invalid input given: thin'],
])('a thickness of %s is refused with a sentence', (thickness, message) => {
  expect(sheetGauge.solve({ thickness })).toMatchObject({
    results: [],
    problems: { thickness: { message } },
  });
});

test.each(['16 ga', '16ga.', 'No. 16 gauge', '#16 GA'])(
  '%s is no thickness: its gauge is chosen in the list',
  (typed) => {
    expect(sheetGauge.solve({ thickness: typed }).problems.thickness).toMatchObject({
      cause: 'Choose 16 gauge in the list of gauges.',
    });
  },
);

/** The gauges of one list from the thickest, in 12,700,000ths of an inch. */
const lists = [
  ...sheets.map((sheet) =>
    vectors.flatMap(({ gauge }) => {
      const thickness = secondThickness[sheet](gauge);
      return thickness === null ? [] : [{ name: `${gauge}`, size: thickness * 1270n }];
    }),
  ),
  walls.map((wall) => ({ name: wall.gauge, size: BigInt(Math.round(wall.in * 1000)) * 12_700n })),
];

function secondSearch(list: (typeof lists)[number], size: bigint) {
  const distance = (gauge: { size: bigint }) =>
    gauge.size < size ? size - gauge.size : gauge.size - size;
  const isInside = list[0]!.size >= size && list.at(-1)!.size <= size;
  // The list falls, so the first of two as near is the thicker.
  const nearest = list.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const thicker = list.filter((gauge) => gauge.size > size).at(-1)?.name;
  const thinner = list.find((gauge) => gauge.size < size)?.name;
  return [isInside ? nearest.name : '–', thicker ?? '–', thinner ?? '–'];
}

const edges = lists.flatMap((list) =>
  list.flatMap(({ size }, i) => [size, (size + (list[i + 1] ?? list[i])!.size) / 2n]),
);
/** Hundred-thousandths of an inch, or thousandths of a millimeter. */
const typedThickness = fc.oneof(
  fc.record({ unit: fc.constant('in'), count: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ unit: fc.constant('mm'), count: fc.integer({ min: 1, max: 15_000 }) }),
  fc
    .constantFrom(...edges)
    .chain((size) =>
      fc
        .constantFrom(-1, 0, 1)
        .map((off) => ({ unit: 'in', count: Number((size * 100_000n) / 12_700_000n) + off })),
    ),
);

test('a second implementation finds the same gauges about every thickness', () => {
  fc.assert(
    fc.property(typedThickness, ({ unit, count }) => {
      const text = unit === 'in' ? (count / 100_000).toFixed(5) : (count / 1000).toFixed(3);
      const size = BigInt(count) * (unit === 'in' ? 127n : 500n);
      const { results, table } = sheetGauge.solve({ thickness: text, thicknessUnit: unit });
      // Outside every list one answer stands for all, before the weights.
      const isOutside = results[0]!.label === 'Gauge';
      const shown = table?.rows.map(({ cells: [, thicker, thinner] }, i) => [
        results[isOutside ? 0 : i]!.figures[0]!.value.replace('no gauge', '–'),
        thicker?.split(' ')[0],
        thinner?.split(' ')[0],
      ]);
      expect(shown).toEqual(lists.map((list) => secondSearch(list, size)));
      const weights = isOutside
        ? results.slice(1).map(({ figures }) => figures)
        : results.map(({ figures }) => figures.slice(1)).slice(0, sheets.length);
      expect(weights.map(written)).toEqual(
        sheets.map((sheet) => secondWeight(size, poundsPerInch[sheet])),
      );
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});

test('no alloy of the weight calculator differs from the sheet weighed by more than the guide states', () => {
  const [, ofAluminum, ofStainless] =
    /up to ([\d.]+)\u00a0% \(aluminum\) and ([\d.]+)\u00a0% \(stainless/
      .exec(sheetGaugeGuide.limits.join(' '))!
      .map(Number);
  const beyond = (rows: readonly AlloyRow[], used: number, stated = 0) =>
    rows.filter(([, , density]) => Math.abs(density / used - 1) * 100 > stated + 0.05);
  expect(beyond(alloys.aluminum, aluminumDensity, ofAluminum)).toEqual([]);
  expect(beyond(alloys.stainless, stainlessDensity, ofStainless)).toEqual([]);
});
