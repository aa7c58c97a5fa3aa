/** @jest-environment node */
import { sheetGauge } from './sheet-gauge';
import vectors from './vectors/gauges.json';

const sheets = ['steel', 'galvanized', 'aluminum', 'stainless'] as const;

test('the selector runs from 3 to 36', () => {
  const options = sheetGauge.fields({})[0]?.options?.map(({ value }) => Number(value));
  expect(options).toEqual(vectors.map(({ gauge }) => gauge));
  expect(options?.[0]).toBe(3);
  expect(options?.at(-1)).toBe(36);
});

test.each(vectors)('$gauge gauge is as published, blank where nothing is', (row) => {
  const { results, table } = sheetGauge.solve({ gauge: `${row.gauge}` });
  const shown = sheets.map((sheet) => row[sheet] ?? ['–']);
  expect(results.map(({ figures }) => figures.map(({ value }) => value))).toEqual(shown);
  const current = table?.rows.filter((row) => row.current);
  expect(current).toHaveLength(1);
  expect(current?.[0]?.cells).toEqual([
    `${row.gauge}`,
    ...sheets.flatMap((sheet) => row[sheet] ?? ['–', '–']),
  ]);
});

test('a higher gauge is never thicker', () => {
  for (const sheet of sheets) {
    const inches = vectors.flatMap((row) => (row[sheet] ? [Number(row[sheet][0])] : []));
    expect(inches).toEqual(inches.toSorted((a, b) => b - a));
  }
});
