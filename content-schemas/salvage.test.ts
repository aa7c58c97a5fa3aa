/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { salvage } from './salvage';
import { listOf, maybe } from './wordpress';

test('of very many faults the first are named and the others counted', () => {
  const schema = z.object({ gallery: listOf(z.object({ url: z.string() })) });
  const { data, omissions } = salvage(
    schema,
    { gallery: Array.from({ length: 2000 }, () => 5) },
    'acf',
  );
  expect(data).toEqual({ gallery: [] });
  expect(omissions).toHaveLength(21);
  expect(omissions[19]).toEqual({ field: 'acf.gallery.19', message: expect.any(String) });
  expect(omissions[20]).toEqual({ field: 'acf', message: '1980 more parts make no sense' });
});

const row = z.object({ link: maybe(z.number()), form: listOf(z.number()) });
const record = z.object({ id: z.number(), rows: listOf(row), note: maybe(z.string()) });

test.each<[string, object, object, string[]]>([
  ['a field', { note: 7 }, { rows: [] }, ['note']],
  ['two fields at once', { note: 7, rows: 'x' }, { rows: [] }, ['rows', 'note']],
  ['one row of two', { rows: ['x', { link: 3 }] }, { rows: [{ link: 3, form: [] }] }, ['rows.0']],
  [
    'a field of a row among empty ones',
    { rows: [false, null, { link: 'x', form: [1] }] },
    { rows: [{ link: undefined, form: [1] }] },
    ['rows.2.link'],
  ],
  [
    'an item of one alone instead of a list',
    { rows: { link: 1, form: ['x', 2] } },
    { rows: [{ link: 1, form: [2] }] },
    ['rows.form.0'],
  ],
  [
    'a row of a list with gaps, which PHP writes as an object',
    { rows: { 1: { link: 1 }, 4: { link: 'x' } } },
    {
      rows: [
        { link: 1, form: [] },
        { link: undefined, form: [] },
      ],
    },
    ['rows.4.link'],
  ],
])('a malformed value is left out, and the rest is kept: %s', (_, given, kept, fields) => {
  const { data, omissions } = salvage(record, { id: 1, ...given }, '');
  expect(data).toEqual({ id: 1, ...kept });
  expect(omissions.map(({ field }) => field)).toEqual(fields);
});

test('a record whose required field is malformed is refused, and that field is reported first', () => {
  expect(salvage(record, { id: 'x', note: 7 }, '')).toEqual({
    data: null,
    omissions: [{ field: 'id', message: 'Invalid input: expected number, received string' }],
  });
});

test('any value is read without an endless loop, and what is kept fits the schema', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 4 }), (noise) => {
      const { data, omissions } = salvage(record, { id: 1, rows: noise, note: noise }, '');
      expect(data).not.toBeNull();
      expect(omissions.length).toBeLessThanOrEqual(21);
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});
