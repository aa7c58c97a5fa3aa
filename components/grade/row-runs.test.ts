import { runsOf, spanOf } from './row-runs';

test('adjacent rows of the same name share a cell, others do not', () => {
  const rows = ['bar', 'bar', 'plate', 'bar', ''];
  const runs = runsOf(rows, (row) => row || null);
  expect(runs).toEqual([['bar', 'bar'], ['plate'], ['bar'], ['']]);
  expect(runs.map(spanOf)).toEqual([{ rowSpan: 2 }, false, false, false]);
});
