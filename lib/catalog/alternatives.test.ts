/** @jest-environment node */
import fc from 'fast-check';
import type { Grade } from '@/content-schemas/grade';
import { gradeSchema } from '@/content-schemas/grade';
import { alternativesAmong } from './alternatives';

const schema = gradeSchema({ specs: 'specs', specLink: 'spec' });
const grade = (slug: string, ...rows: object[]): Grade => ({
  ...schema.parse({
    id: 1,
    slug,
    title: { rendered: slug },
    acf: { mechanical_properties: rows.map((row) => ({ spec: 'AMS 1', forms: 'bar', ...row })) },
  }),
  rows: [],
  specs: [],
  forms: [],
});
const instead = (grades: readonly Grade[], of = grades[0]!) =>
  alternativesAmong(grades)(of).map(({ by, grade: other, row, than }) => [
    by,
    other.slug,
    by === 'yield' ? [row.yield!.ksi, than.yield!.ksi] : [row.elongation, than.elongation],
  ]);

test('of all grades with a higher minimum the closest is the alternative', () => {
  const grades = [
    grade('a', { yield_ksi: 120, elongation: 10 }),
    grade('b', { yield_ksi: 160, elongation: 8 }),
    grade('c', { yield_ksi: 130, elongation: 12 }),
  ];
  expect(instead(grades)).toEqual([
    ['yield', 'c', [130, 120]],
    ['elongation', 'c', [12, 10]],
  ]);
  expect(instead(grades, grades[1])).toEqual([['elongation', 'a', [10, 8]]]);
});

test.each([
  ['has the figure in another form', { yield_ksi: 130, forms: 'sheet' }],
  ['has as much', { yield_ksi: 120 }],
  ['has no figure', {}],
])('one that %s is none', (_, row) => {
  expect(instead([grade('a', { yield_ksi: 120 }), grade('b', row)])).toEqual([]);
});

/** Yields in ksi; `null` where none is known. The share of 60 % is our rule, from no source. */
test.each([
  ['no lower yield', 120, 120, true],
  ['60 % of the yield', 120, 72, true],
  ['less than 60 % of it', 120, 71, false],
  ['CP Grade 4 for 6AL-4V', 120, 70, false],
  ['annealed 410 for 17-4 PH', 75, 40, false],
  ['annealed 625 for 718', 150, 60, false],
  ['Waspaloy for 718', 150, 110, true],
  ['a yield that is not known', 120, null, false],
  ['more elongation than one whose yield is not known', null, 120, false],
])('more elongation with %s: %s, then %s ksi', (_, than, ksi, isOffered) => {
  const grades = [
    grade('a', { elongation: 10, yield_ksi: than ?? '' }),
    grade('b', { elongation: 15, yield_ksi: ksi ?? '' }),
  ];
  const byElongation = instead(grades).filter(([by]) => by === 'elongation');
  expect(byElongation).toEqual(isOffered ? [['elongation', 'b', [15, 10]]] : []);
});

test('a grade with too low a yield is passed over for the next; of equal ones the highest yield is taken', () => {
  const grades = [
    grade('a', { elongation: 10, yield_ksi: 120 }),
    grade('b', { elongation: 12, yield_ksi: 50 }),
    grade('c', { elongation: 15, yield_ksi: 60 }),
    grade('d', { elongation: 15, yield_ksi: 60 }, { elongation: 15, yield_ksi: 90 }),
    grade('e', { elongation: 20, yield_ksi: 110 }),
  ];
  expect(instead(grades)).toEqual([['elongation', 'd', [15, 10]]]);
});

test('for more elongation the closest condition of another grade counts, not its most ductile', () => {
  // Custom 455 H950, 13-8 Mo in three conditions.
  const grades = [
    grade('custom-455', { elongation: 10, yield_ksi: 205 }),
    grade(
      '13-8-mo',
      { elongation: 10, yield_ksi: 205, condition: 'H950' },
      { elongation: 11, yield_ksi: 175, condition: 'H1025' },
      { elongation: 14, yield_ksi: 135, condition: 'H1100' },
    ),
  ];
  expect(instead(grades)).toEqual([['elongation', '13-8-mo', [11, 10]]]);
  expect(instead(grades, grades[1])).toEqual([]);
});

test('each row with the highest figure counts, so that a form of one has its alternative', () => {
  const grades = [
    grade('a', { yield_ksi: 150, forms: 'sheet' }, { yield_ksi: 150 }),
    grade('b', { yield_ksi: 160 }),
  ];
  expect(instead(grades)).toEqual([['yield', 'b', [160, 150]]]);
});

test('figures after heat treatment count, of the grade and of its alternatives', () => {
  const aged = { yield_ksi: 170, condition: 'H900', kind: 'capability' };
  const grades = [
    grade('a', { yield_ksi: 75, condition: 'H1150M' }, aged),
    grade('b', { yield_ksi: 90 }),
    grade('c', { yield_ksi: 200, kind: 'capability' }),
  ];
  expect(instead(grades)).toEqual([['yield', 'c', [200, 170]]]);
});

test('a grade of which nothing is known has none', () => {
  expect(instead([grade('a'), grade('b', { yield_ksi: 130 })])).toEqual([]);
});

test('an alternative is higher, in a form of both, and no other in that form lies between', () => {
  const row = fc.record({
    yield_ksi: fc.integer({ min: 1, max: 30 }),
    forms: fc.constantFrom('bar', 'sheet', 'bar, plate'),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      (all) => {
        const grades = all.map((rows, i) => grade(`g${i}`, ...rows));
        for (const each of grades)
          for (const { row: higher, than } of alternativesAmong(grades)(each)) {
            const shared = than.forms!.split(', ').filter((form) => higher.forms!.includes(form));
            const highest = (of: Grade, form: string) =>
              Math.max(
                ...of.properties
                  .filter(({ forms }) => forms!.includes(form))
                  .map((one) => one.yield!.ksi),
              );
            const between = grades.flatMap((other) =>
              shared
                .map((form) => highest(other, form))
                .filter((ksi) => ksi > than.yield!.ksi && ksi < higher.yield!.ksi),
            );
            expect(shared).not.toEqual([]);
            expect(higher.yield!.ksi).toBeGreaterThan(than.yield!.ksi);
            expect(between).toEqual([]);
          }
      },
    ),
  );
});
