/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { salvage } from './salvage';
import { listOf, maybe } from './wordpress';

/** A schema that counts how often it is used, and a list that counts how often it is read. */
function counting(size: number, item: (index: number) => unknown) {
  const counts = { parses: 0, looks: 0 };
  const picture = z.object({ url: z.string() });
  const gallery = new Proxy(
    Array.from({ length: size }, (_, i) => item(i)),
    {
      get(list, key, receiver): unknown {
        counts.looks += 1;
        return Reflect.get(list, key, receiver);
      },
    },
  );
  const counted = z.unknown().transform((value, context) => {
    counts.parses += 1;
    const result = z.object({ gallery: listOf(picture) }).safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
  return { counts, schema: counted, value: { gallery } };
}

test.each([
  ['every item', () => 5],
  ['every other item', (i: number) => (i % 2 ? { url: '/a.png' } : { alt: 'x' })],
])(
  'a gallery in which %s makes no sense costs as much work an item, however long it is',
  (_, item) => {
    const work = (size: number) => {
      const { counts, schema, value } = counting(size, item);
      salvage(schema, value, 'acf');
      return counts;
    };
    const [small, large] = [work(200), work(20_000)];
    expect(large.parses).toBe(small.parses);
    expect(large.parses).toBeLessThanOrEqual(3);
    expect(large.looks).toBeLessThanOrEqual(101 * small.looks);
  },
);

test('of very many faults the first are named and the others counted', () => {
  const { schema, value } = counting(2000, () => 5);
  const { data, omissions } = salvage(schema, value, 'acf');
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
