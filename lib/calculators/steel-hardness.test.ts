/** @jest-environment node */
import * as fc from 'fast-check';
import { hardness } from './data/hardness';
import { exact, fixed, ratio } from './rational';
import { lookUp, steelHardness } from './steel-hardness';
import vectors from './vectors/hardness.json';

test.each(vectors.filter((vector) => 'hb' in vector.expect))(
  'HB $input reads the row of HB $expect.hb',
  ({ input, expect: row }) => {
    expect(lookUp(exact(`${input}`))).toMatchObject(row);
  },
);

test.each(vectors.filter((vector) => 'error' in vector.expect))(
  'HB $input is refused',
  ({ input }) => {
    expect(lookUp(exact(`${input}`))).toBeNull();
  },
);

const figuresOf = (hb: string) => steelHardness.solve({ hb }).results.map(({ figures }) => figures);

test('the table falls, from 801 to 75', () => {
  const column = hardness.map(({ hb }) => hb);
  expect(column).toEqual([...new Set(column)].toSorted((a, b) => b - a));
  expect([column[0], column.at(-1)]).toEqual([801, 75]);
});

test.each(['74', '74.999', '801.001', '802', '-100', '0', 'hard', '1/0', '1e2'])(
  'HB %s is refused in the words of the specification',
  (hb) => {
    expect(steelHardness.solve({ hb })).toEqual({
      results: [],
      problems: { hb: { message: 'Must Be Between 75 and 801' } },
    });
  },
);

test('empty input shows no error', () => {
  expect(steelHardness.solve({ hb: '' })).toEqual({ results: [], problems: {} });
});

test('what a scale cannot measure is not applicable', () => {
  expect(figuresOf('321')).toEqual([
    [{ value: '34.3', unit: 'HRC' }],
    [{ value: 'not applicable' }],
    [{ value: '339', unit: 'HV' }],
  ]);
  expect(figuresOf('149')[0]).toEqual([{ value: 'not applicable' }]);
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

test('harder by Brinell is never softer by Vickers', () => {
  const hb = fc.integer({ min: 75_000, max: 801_000 });
  fc.assert(
    fc.property(hb, hb, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((n) =>
        lookUp(ratio(BigInt(n), 1000n))!,
      );
      expect(low!.hv).toBeLessThanOrEqual(high!.hv);
      expect(fixed(exact(`${low!.hb}`), 0)).toBe(`${low!.hb}`);
    }),
  );
});
