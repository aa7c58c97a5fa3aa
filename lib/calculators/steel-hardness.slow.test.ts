/** @jest-environment node */
import * as fc from 'fast-check';
import { hardness } from './data/hardness';
import { austenitic, nickel, steelByRockwellB, steelByRockwellC } from './data/hardness-e140';
import { steelHardnessGuide } from './guides/steel-hardness';
import { exact, ratio } from './rational';
import { hardnessRow, steelHardness } from './steel-hardness';
import vectors from './vectors/hardness.json';
import standard from './vectors/hardness-e140.json';

test.each(vectors.filter((vector) => 'hb' in vector.expect))(
  'HB $input reads the row of HB $expect.hb',
  ({ input, expect: row }) => {
    expect(hardnessRow(exact(`${input}`))).toMatchObject(row);
  },
);

const figuresOf = (hb: string) => steelHardness.solve({ hb }).results.map(({ figures }) => figures);

test.each([
  ['-100', '', ''],
  ['0', '', ''],
  ['38', 'Looks like Rockwell C, about 353 HB.', 'hrc'],
  ['74', 'Looks like Rockwell B, about 135 HB.', 'hrb'],
  ['74.999', 'Looks like Rockwell B, about 137 HB.', 'hrb'],
  ['801.001', 'Looks like Vickers, about 723 HB.', 'hv'],
  ['850', 'Looks like Vickers, about 66 HRC.', 'hv'],
  ['950', '', ''],
])('HB %s is refused in the words of the specification', (hb, hint, scale) => {
  const link = {
    href: `?metal=steel&scale=${scale}&${scale}=${hb}`,
    text: `Use ${hb} ${scale.toUpperCase()}`,
  };
  expect(steelHardness.solve({ hb })).toEqual({
    results: [],
    problems: { hb: { message: 'Must Be Between 75 and 801', ...(hint && { hint, link }) } },
  });
});

test.each([
  ['hrc', '321', 'Must be between 20 and 68', 'Looks like Brinell, about 34 HRC.'],
  ['hrc', '95', 'Must be between 20 and 68', 'Looks like Rockwell B, about 210 HB.'],
  ['hrb', '30', 'Must be between 55 and 100', 'Looks like Rockwell C, about 286 HB.'],
  ['hv', '50', 'Must be between 100 and 940', 'Looks like Rockwell C, about 513 HV.'],
  ['hrc', '12', 'Must be between 20 and 68', ''],
  ['hrc', '38 xx', 'Must be between 20 and 68', ''],
])('%s %s is refused with the range of that scale', (scale, typed, message, hint) => {
  const { results, problems } = steelHardness.solve({ scale, [scale]: typed });
  expect(results).toEqual([]);
  expect(problems[scale]).toMatchObject({ message, ...(hint && { hint }) });
});

test.each(['hard', '1/0', '1e2'])('HB %s is refused as no number', (hb) => {
  expect(steelHardness.solve({ hb }).problems.hb).toEqual({
    message: 'Must Be Between 75 and 801',
    cause: `“${hb}” is no number.`,
  });
});

test('empty input shows no error', () => {
  expect(steelHardness.solve({ hb: '' })).toEqual({ results: [], problems: {} });
});

test('what a scale cannot measure is not applicable', () => {
  expect(figuresOf('321')).toEqual([
    [{ value: '34.3', unit: 'HRC' }],
    [
      { value: '34', unit: 'HRC' },
      { value: '338', unit: 'HV' },
      { value: '68', unit: 'HRA' },
      { value: '344', unit: 'HK' },
      { value: '77', unit: 'HR15N' },
    ],
    [{ value: 'not applicable', unit: 'HRB' }, { value: 'ends at 100' }],
    [{ value: '339', unit: 'HV' }],
    [
      { value: '153', unit: 'ksi' },
      { value: '1058', unit: 'MPa' },
    ],
  ]);
  expect(figuresOf('149')[0]).toEqual([
    { value: 'not applicable', unit: 'HRC' },
    { value: 'starts at 20.5' },
  ]);
  expect(figuresOf('76')[1]).toEqual([
    { value: 'not applicable', unit: 'HRB' },
    { value: 'starts at 41' },
  ]);
});

test('the field says what converts: nothing for titanium', () => {
  const hintOf = (values: Record<string, string>) => steelHardness.fields(values)[0]?.hint;
  expect(hintOf({ scale: 'hb' })).toBe('75 to 801');
  expect(hintOf({})).toBe('20 to 68');
  expect(hintOf({ metal: 'titanium' })).toBeUndefined();
});

test.each([
  ['801', 4],
  ['321', 7],
  ['75', 4],
])('HB %s stands among its neighbors', (hb, rows) => {
  const { table } = steelHardness.solve({ hb });
  expect(table?.rows).toHaveLength(rows);
  expect(table?.rows.find((row) => row.current)?.cells[0]).toBe(hb);
});

test.each(['titanium', 'cobalt'])('no standard converts %s', (metal) => {
  expect(steelHardness.solve({ metal, hb: '321' })).toMatchObject({
    results: [],
    refusal: 'No conversion for this metal',
    problems: { metal: { message: `No standard converts the hardness of ${metal} alloys` } },
  });
});

test('it opens with Rockwell C, and with the scale of a number in the address', () => {
  const nameOf = (values: Record<string, string>) => steelHardness.fields(values)[0]?.name;
  expect(nameOf({})).toBe('hrc');
  expect(nameOf({ hb: '321' })).toBe('hb');
  expect(nameOf({ metal: 'austenitic' })).toBe('hb');
});

test('a metal offers the scales of its tables, and opens with a hardness that it has', () => {
  for (const metal of ['steel', 'nickel', 'austenitic']) {
    const [, scale] = steelHardness.fields({ metal });
    for (const { value } of scale?.options ?? [])
      expect(steelHardness.solve({ metal, scale: value })).toMatchObject({ problems: {} });
  }
  expect(steelHardness.fields({ metal: 'austenitic' })[1]?.options).toHaveLength(2);
});

test.each([
  [
    { hb: '230' },
    /^Converted by ASTM E140 table 1 and ASTM E140 table 2,/,
    /^HB 230: nearest table row at or below it, HB 229; HRC 20 \+ /,
  ],
  [{ hb: '321.0' }, /table 1,/, /^HB 321\.0: exact match in the table; HRC 34 \+ /],
  [
    { scale: 'hv', hv: '239' },
    /^Converted by ASTM E140 table 1 and ASTM E140 table 2,/,
    /^HB 226 \+ \(239 - 238\) .+ = 227; HRB 99 \+ \(239 - 234\) .+ = 99\.833$/,
  ],
  [{ metal: 'nickel', hb: '370' }, /^Converted by ASTM E140 table 3,/, /^HRC 40 \+ /],
  [{ metal: 'nickel', scale: 'hv', hv: '112' }, /table 3,/, /^HV 112 is in ASTM E140 table 3$/],
])('the tables that answer %o are named, with the workings', (values, note, workings) => {
  const { notes, formula } = steelHardness.solve(values);
  expect(notes).toContainEqual(expect.stringMatching(note));
  expect(formula).toMatch(workings);
});

test.each([
  [
    '340',
    ['By ASTM E140, HB 340', 'Shop table, row at or below: HB 331', 'Other scales by ASTM E140'],
    '37',
  ],
  [
    '353',
    ['By ASTM E140, HB 353', 'Shop table, row at or below: HB 352', 'Other scales by ASTM E140'],
    '38',
  ],
  ['627', ['Rockwell C', 'By ASTM E140, HB 627', 'Rockwell B', 'Vickers'], '59'],
  // A row beyond ASTM E10.
  ['722', ['Rockwell C', 'By ASTM E140, HB 722', 'Rockwell B', 'Vickers'], '64'],
])('HB %s has the figures of %o, by ASTM E140 %s HRC', (hb, labels, converted) => {
  const { results } = steelHardness.solve({ hb });
  const ofTables = results
    .map(({ label }) => label)
    .filter((label) => !label.startsWith('Tensile'));
  expect(ofTables).toEqual(labels);
  const byStandard = results.find(({ label }) => label === `By ASTM E140, HB ${hb}`);
  expect(byStandard?.figures[0]).toEqual({ value: converted, unit: 'HRC' });
});

test('a hardness between two rows of the table has the scales of the lower one', () => {
  expect(figuresOf('340')[1]).toEqual([
    { value: '35.5', unit: 'HRC' },
    { value: 'not applicable', unit: 'HRB' },
    { value: '350', unit: 'HV' },
  ]);
});

test.each(['740', '801', '99'])('HB %s is not converted by ASTM E140, as its note says', (hb) => {
  const { results, notes } = steelHardness.solve({ hb });
  expect(results).toHaveLength(3);
  expect(notes?.at(-1)).toBe(
    'ASTM E140 does not convert this value: it converts Brinell 100 to 739 only.',
  );
});

test('table 5 of ASTM E140 is its equation', () => {
  for (const [hrb, hb] of austenitic.rows)
    expect(hb).toBe(Math.round(1 / (0.0001304 * (130 - Number(hrb)))));
});

test('every column falls, so that a hardness has one place', () => {
  const ofSpecification = { columns: ['hb'], rows: hardness.map(({ hb }) => [hb]) };
  const tables = [ofSpecification, steelByRockwellC, steelByRockwellB, nickel, austenitic];
  for (const { columns, rows } of tables)
    for (const at of columns.keys()) {
      const figures = rows.flatMap((row) => row[at] ?? []);
      expect(figures).toEqual([...new Set(figures)].toSorted((a, b) => b - a));
    }
});

/*
 * A second implementation, from the specification and the rules of ASTM E140 and not from the code above: whole
 * thousandths, rows from the softest up, and a copy of the figures as they were researched.
 */
type Researched = Readonly<Record<string, number | null>>;
const researched: Record<string, readonly (readonly Researched[])[]> = {
  steel: [standard.steelByRockwellC, standard.steelByRockwellB],
  nickel: [standard.nickel],
  austenitic: [standard.austenitic],
};

/** Half up; both are above zero. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
const tenths = (figure: number) => BigInt(Math.round(figure * 10));

function secondConversion(metal: string, from: string, thousandths: bigint, to: string) {
  for (const table of researched[metal] ?? []) {
    const rising = table.filter((row) => row[from] != null).toReversed();
    for (const [i, row] of rising.entries()) {
      const at = 100n * tenths(row[from]!);
      if (at === thousandths && row[to] != null) return `${rounded(tenths(row[to]), 10n)}`;
      const next = rising[i + 1];
      if (!next || row[to] == null || next[to] == null) continue;
      const end = 100n * tenths(next[from]!);
      if (at >= thousandths || thousandths >= end) continue;
      const [low, high] = [tenths(row[to]), tenths(next[to])];
      return `${rounded(low * (end - thousandths) + high * (thousandths - at), 10n * (end - at))}`;
    }
  }
  return null;
}

const thousandth = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 15_000, max: 105_000 }),
  // Each figure of each table, and just beside it.
  fc
    .constantFrom(
      ...Object.values(researched)
        .flat(2)
        .flatMap((row) => Object.values(row).flatMap((figure) => figure ?? [])),
      ...hardness.map((row) => row.hb),
    )
    .chain((figure) => fc.constantFrom(-1, 0, 1).map((off) => Math.round(figure * 1000) + off)),
);
const units = {
  hb: 'HB',
  hrc: 'HRC',
  hrb: 'HRB',
  hv: 'HV',
  hra: 'HRA',
  hk: 'HK',
  hr15n: 'HR15N',
  ksi: 'ksi',
  mpa: 'MPa',
};

test('a second implementation converts every hardness alike', () => {
  const scale = fc.constantFrom('hb', 'hrc', 'hrb', 'hv', 'hra', 'hk', 'hr15n');
  const metal = fc.constantFrom('steel', 'steel', 'nickel', 'austenitic');
  fc.assert(
    fc.property(thousandth, scale, metal, (typed, wanted, metal) => {
      const offered = steelHardness.fields({ metal })[0]?.options ?? [];
      const scale = offered.some(({ value }) => value === wanted) ? wanted : 'hb';
      const { results, problems } = steelHardness.solve({
        metal,
        scale,
        [scale]: `${typed / 1000}`,
      });
      const isLookup = metal === 'steel' && scale === 'hb';
      const shown = results
        .filter(({ label }) => !isLookup || !/^(Rockwell|Vickers|Shop table)/.test(label))
        .flatMap(({ figures }) => figures.filter(({ unit }) => unit));
      const expected = Object.entries(units).flatMap(([to, unit]) => {
        const value = to === scale ? null : secondConversion(metal, scale, BigInt(typed), to);
        return value === null ? [] : [{ value, unit }];
      });
      const byUnit = (a: { unit?: string }, b: { unit?: string }) => (a.unit! < b.unit! ? -1 : 1);
      expect(shown.toSorted(byUnit)).toEqual(expected.toSorted(byUnit));
      expect(Object.keys(problems)).toEqual(results.length > 0 ? [] : [scale]);
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});

/** Spec §5 once more: of the rows whose HB is at most the input, the hardest. */
const secondLookup = (typed: number) =>
  typed < 75_000 || typed > 801_000
    ? undefined
    : hardness.filter(({ hb }) => hb * 1000 <= typed).reduce((a, b) => (a.hb > b.hb ? a : b));

test('a second implementation looks up every Brinell hardness alike', () => {
  fc.assert(
    fc.property(thousandth, (typed) => {
      expect(hardnessRow(ratio(BigInt(typed), 1000n)) ?? undefined).toBe(secondLookup(typed));
    }),
    { numRuns: 10 * Number(process.env.PROPERTY_RUNS ?? 15) },
  );
});

test('the guide states where Rockwell B ends for each metal, as the tool converts', () => {
  const stated = steelHardnessGuide.reading.join(' ');
  for (const [metal, most] of [
    ['steel', '100'],
    ['nickel', '106'],
  ] as const) {
    expect(stated).toMatch(new RegExp(`at ${most} for ${metal}`));
    const at = (hrb: string) => steelHardness.solve({ metal, scale: 'hrb', hrb }).results;
    expect(at(most)).not.toEqual([]);
    expect(at(`${Number(most) + 1}`)).toEqual([]);
  }
});
