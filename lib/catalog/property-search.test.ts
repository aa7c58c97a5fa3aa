/** @jest-environment node */
import fc from 'fast-check';
import {
  byGrade,
  findByProperty,
  parsePropertyQuery,
  type PropertyFigures,
} from './property-search';

const row = (more: Partial<PropertyFigures>): PropertyFigures => ({
  title: '6AL-4V',
  path: '/6al-4v/',
  grade: 'titanium/6al-4v',
  metal: 'titanium',
  isToOrder: false,
  density: 0.16,
  spec: 'AMS 4911',
  forms: 'plate',
  condition: 'annealed',
  overIn: 0.1875,
  toIn: 4,
  tensile: { ksi: 130, mpa: 896 },
  yield: { ksi: 120, mpa: 827 },
  elongation: 10,
  isCapability: false,
  basis: 'known',
  ...more,
});
const find = (query: string, rows: readonly PropertyFigures[] = [row({})]) =>
  findByProperty(rows, parsePropertyQuery(new URLSearchParams(query)).wanted);

test.each([
  ['', 1],
  ['yield=120', 1],
  ['yield=120.1', 0],
  ['yield=121', 0],
  ['tensile=130&yield=120&elongation=10', 1],
  ['tensile=896&unit=mpa', 1],
  ['tensile=897&unit=mpa', 0],
  ['tensile=896', 0],
  ['elongation=11', 0],
  ['density=0.16', 1],
  ['density=.17', 1],
  ['density=0.159', 0],
  ['size=4', 1],
  ['size=4.01', 0],
  ['size=0.1875', 0],
  ['size=.19', 1],
  ['size=2-1/2', 1],
  ['size=2%201/2%20in', 1],
  ['size=101.6%20mm', 1],
  ['size=102%20mm', 0],
  ['metal=titanium&form=plate', 1],
  ['metal=nickel', 0],
  ['form=plat', 0],
  ['spec=ams4911', 1],
  ['spec=4911', 1],
  ['spec=ANNEALED', 1],
  ['spec=4928', 0],
  ['yield=%20120%20', 1],
])('?%s finds %i', (query, count) => {
  expect(find(query)).toHaveLength(count);
});

test.each([
  ['spec=null', { condition: null }],
  ['spec=null', { spec: null }],
  // The end of the spec and the start of the condition.
  ['spec=11an', {}],
])('?%s finds no row of %j', (query, fields) => {
  expect(find(query, [row(fields)])).toEqual([]);
});

test.each([
  ['', [150, 130, 140]],
  ['tensile=120', [130, 140, 150]],
  ['yield=1', [140, 150, 130]],
  ['yield=1&tensile=120&unit=mpa', [130, 140, 150]],
])('?%s finds tensile strengths in the order %j', (query, order) => {
  const rows = [
    [150, 110],
    [130, 120],
    [140, 100],
  ].map(([tensile = 0, least = 0]) =>
    row({
      tensile: { ksi: tensile, mpa: tensile * 7 },
      yield: { ksi: least, mpa: least * 7 },
    }),
  );
  expect(find(query, rows).map(({ tensile }) => tensile?.ksi)).toEqual(order);
});

test.each([
  ['yield=strong', ['yield']],
  ['yield=-1&tensile=1e3', ['tensile', 'yield']],
  ['density=0.16.1&elongation=10', ['density']],
  ['yield=99999999', ['yield']],
  ['tensile=1,034&unit=mpa', ['tensile']],
  ['size=%20&unit=furlong', []],
])('?%s has problems with %j, and searches by the rest', (query, problems) => {
  expect(parsePropertyQuery(new URLSearchParams(query)).problems).toEqual(problems);
  expect(find(query)).toHaveLength(1);
});

test.each(['tensile=1', 'yield=1', 'elongation=1', 'density=1', 'size=1'])(
  'a figure that is not known does not meet ?%s',
  (query) => {
    const unknown = { tensile: null, yield: null, elongation: null, density: null, spec: null };
    expect(find(query, [row(unknown)])).toEqual([]);
  },
);

const figure = fc.option(fc.integer({ min: 0, max: 300 }), { nil: null });
const strength = fc.option(
  fc.integer({ min: 0, max: 300 }).map((ksi) => ({ ksi, mpa: Math.round(ksi * 6.894757) })),
  { nil: null },
);
const rows = fc.array(
  fc
    .record({ tensile: strength, yield: strength, elongation: figure, density: figure })
    .map((more) => row(more)),
  { maxLength: 30 },
);
const least = fc.option(fc.integer({ min: 0, max: 300 }), { nil: null });
const wanted = fc.record({ tensile: least, yield: least, elongation: least });
const queryOf = (figures: object) =>
  Object.entries(figures)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`))
    .join('&');

test('what is found meets every minimum, what is not misses one, and equals keep their order', () => {
  fc.assert(
    fc.property(rows, wanted, (all, need) => {
      const meets = (each: PropertyFigures) =>
        (need.tensile === null || (each.tensile !== null && each.tensile.ksi >= need.tensile)) &&
        (need.yield === null || (each.yield !== null && each.yield.ksi >= need.yield)) &&
        (need.elongation === null ||
          (each.elongation !== null && each.elongation >= need.elongation));
      const of = ({ tensile, yield: yielding }: PropertyFigures) =>
        (need.tensile !== null ? tensile?.ksi : need.yield !== null ? yielding?.ksi : null) ?? 0;
      expect(find(queryOf(need), all)).toEqual(all.filter(meets).toSorted((a, b) => of(a) - of(b)));
    }),
  );
});

test('a higher minimum and a lower density find no row more', () => {
  fc.assert(
    fc.property(rows, fc.nat(300), fc.nat(300), (all, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const found = new Set(find(`yield=${less}`, all));
      expect(find(`yield=${more}`, all).every((each) => found.has(each))).toBe(true);
      const light = new Set(find(`density=${more}`, all));
      expect(find(`density=${less}`, all).every((each) => light.has(each))).toBe(true);
    }),
  );
});

test('text that is no number searches for all rows, and is named', () => {
  fc.assert(
    fc.property(fc.string(), rows, (text, all) => {
      fc.pre(text.trim() !== '' && !/^\s*[\d.]+\s*$/.test(text));
      const { wanted: read, problems } = parsePropertyQuery(new URLSearchParams({ yield: text }));
      expect(problems).toEqual(['yield']);
      expect(findByProperty(all, read)).toEqual(all);
    }),
  );
});

test('of a grade rows without a figure stand behind those with one, in their order', () => {
  const bare = row({ condition: 'solution treated', tensile: null, yield: null, elongation: null });
  const [h900, h1025] = [row({ condition: 'H900' }), row({ condition: 'H1025', tensile: null })];
  const other = row({ grade: 'titanium/cp-2' });
  expect(byGrade([bare, h900, other, h1025])).toEqual([[h900, h1025, bare], [other]]);
});
