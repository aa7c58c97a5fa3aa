/** @jest-environment node */
import fc from 'fast-check';
import { findByProperty, parseRequirements, type Minimum } from './property-search';

const minimum = (ksi: number | null, more: Partial<Minimum> = {}): Minimum => ({
  spec: 'AMS 4911',
  forms: 'plate',
  condition: 'annealed',
  size: { ksi: 'to 4 in', mpa: 'to 101.6 mm' },
  tensile: ksi === null ? null : { ksi: ksi + 10, mpa: (ksi + 10) * 7 },
  yield: ksi === null ? null : { ksi, mpa: ksi * 7 },
  elongation: ksi === null ? null : 10,
  kind: 'delivery',
  isInDoubt: true,
  ...more,
});
const grade = (key: string, soldAs: readonly string[], ...minimums: readonly Minimum[]) => ({
  key,
  title: key,
  path: `/${key}/`,
  metal: { slug: 'titanium', name: 'Titanium' },
  soldAs,
  minimums,
});
const find = (query: string, grades: Parameters<typeof findByProperty>[0]) =>
  findByProperty(grades, parseRequirements(new URLSearchParams(query)).wanted);

const grades = [
  grade('plate', ['plate', 'bar'], minimum(120), minimum(160, { forms: 'sheet, strip' })),
  grade('bar', ['plate', 'bar'], minimum(170, { forms: 'bar, forgings' })),
  grade('wire', ['wire'], minimum(150, { forms: 'bar, wire' })),
  grade('unknown', [], minimum(null)),
];

test.each([
  ['', ['plate', 'bar', 'wire', 'unknown'], []],
  ['yield=%20150%20', ['wire', 'plate', 'bar'], []],
  ['tensile=1191&unit=mpa', ['bar'], []],
  ['tensile=170&yield=170', ['bar'], []],
  ['elongation=10', ['plate', 'bar', 'wire'], []],
  ['form=plate', ['plate', 'unknown'], ['bar']],
  ['form=plate&yield=150', [], ['plate', 'bar']],
  ['form=bar&yield=150', ['wire', 'bar'], ['plate']],
])('?%s lists %j, and %j to confirm', (query, listed, toConfirm) => {
  const found = find(query, grades);
  expect(found.listed.map(({ grade: { key } }) => key)).toEqual(listed);
  expect(found.toConfirm.map(({ grade: { key } }) => key)).toEqual(toConfirm);
});

test.each([
  ['yield=strong', ['yield']],
  ['yield=-1&tensile=1e3', ['yield', 'tensile']],
  ['tensile=1,034&unit=mpa', ['tensile']],
])('?%s has problems with %j', (query, problems) => {
  expect(parseRequirements(new URLSearchParams(query)).problems).toEqual(problems);
});

test.each([
  ['', 'mpa'],
  ['elongation=10', 'mpa'],
  ['yield=150&form=bar', 'ksi'],
  ['tensile=150', 'ksi'],
  ['yield=1034&unit=mpa', 'mpa'],
])('on a site in MPa ?%s is in %s', (query, unit) => {
  expect(parseRequirements(new URLSearchParams(query), 'mpa').wanted.unit).toBe(unit);
});

test('the row of a grade is the nearest that meets the minimum', () => {
  const figures = fc.array(fc.nat(300), { minLength: 1 });
  fc.assert(
    fc.property(figures, fc.nat(300), (all, least) => {
      const [found] = find(`yield=${least}`, [
        grade('a', [], ...all.map((ksi) => minimum(ksi))),
      ]).listed;
      const meeting = all.filter((ksi) => ksi >= least);
      expect(found?.minimum.yield?.ksi ?? Infinity).toBe(Math.min(...meeting));
      expect(found?.more ?? -1).toBe(meeting.length - 1);
    }),
  );
});

test('of rows with equal figures it is one that ships so, then one that is not in doubt', () => {
  const [kind, isInDoubt] = ['capability', false] as const;
  const rows = [minimum(150, { kind, isInDoubt }), minimum(150), minimum(150, { isInDoubt })];
  for (const query of ['yield=150', 'elongation=10', ''])
    expect(find(query, [grade('a', [], ...rows)]).listed[0]?.minimum).toBe(rows[2]);
});
