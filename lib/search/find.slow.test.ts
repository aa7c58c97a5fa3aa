/** @jest-environment node */
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { gradesIn } from '@/lib/comparison/chosen-grades';
import { densities, namedSizeTables, weighQuery } from '@/lib/calculators/materials';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { sheetGauge } from '@/lib/calculators/sheet-gauge';
import { steelHardness } from '@/lib/calculators/steel-hardness';
import { find } from './find';
import { toIndex, type Index } from './search';

const metalWeight = metalWeightOf(densities, namedSizeTables);
let index: Index;
beforeAll(async () => {
  index = await toIndex((await Promise.all(searchLists.map(getSearchDocuments))).flat());
});

test.each([
  ['38 HRC', 'hrc', '38'],
  ['38hrc', 'hrc', '38'],
  ['HRC 38 to HB', 'hrc', '38'],
  ['rockwell c 38.5 in brinell', 'hrc', '38.5'],
  ['321 hbw', 'hb', '321'],
  ['bhn 321', 'hb', '321'],
  ['95 HRB', 'hrb', '95'],
  ['68 hra', 'hra', '68'],
  ['340 HV', 'hv', '340'],
  ['350 knoop', 'hk', '350'],
])('%s opens the hardness tool with it, which answers', (typed, scale, figure) => {
  const [answer, ...others] = find(index, typed);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ kind: 'Tool', opensOnEnter: true });
  const { pathname, searchParams } = new URL(answer!.path, 'https://site.example');
  expect(pathname).toBe('/tools/steel-hardness-conversion/');
  expect(Object.fromEntries(searchParams)).toEqual({ scale, [scale]: figure });
  const { results, problems } = steelHardness.solve(Object.fromEntries(searchParams));
  expect(problems).toEqual({});
  expect(results.length).toBeGreaterThan(1);
});

test.each([
  ['hb', 75, 801],
  ['hrc', 20, 68],
  ['hrb', 55, 100],
  ['hra', 45.8, 85.6],
  ['hv', 100, 940],
  ['hk', 251, 920],
])('a number in %s is offered from %d to %d, as the tool converts it', (scale, low, high) => {
  const isOffered = (number: number) =>
    find(index, `${number} ${scale}`).some(({ path }) => path.includes('?'));
  const isSolved = (number: number) =>
    steelHardness.solve({ scale, [scale]: `${number}` }).results.length > 0;
  for (const number of [low, high])
    expect([isOffered(number), isSolved(number)]).toEqual([true, true]);
  for (const number of [low - 0.1, high + 0.1])
    expect([isOffered(number), isSolved(number)]).toEqual([false, false]);
});

test.each(['1.4999', '3.4668', '1.7165', '2.4675', 'AMS 5832', 'AMS5832 wire', 'ams-4999'])(
  'no part of %s finds a page: it is a name only whole',
  (typed) => {
    expect(find(index, typed)).toEqual([]);
  },
);

test('"weight" finds the calculator of metals first', () => {
  expect(find(index, 'weight')[0]).toMatchObject({ title: 'Metal Weight Calculator' });
});

test.each(['2 rb', 'rb 2', '2.5 rb', '2 rc', '1.5 HV'])('%s is no hardness', (typed) => {
  expect(find(index, typed).filter(({ path }) => path.includes('?'))).toEqual([]);
});

test.each([
  ['17-4 vs 15-5', ['stainless-steel/17-4-ph', 'stainless-steel/15-5-ph']],
  ['17-4 v. 15-5', ['stainless-steel/17-4-ph', 'stainless-steel/15-5-ph']],
  ['compare 718 and 625', ['nickel/inconel-718', 'nickel/inconel-625']],
  ['compare 4340, 300m, 9310', ['alloy-steel/4340', 'alloy-steel/300m', 'alloy-steel/9310']],
  ['Ti-6Al-4V versus 4340', ['titanium/6al-4v', 'alloy-steel/4340']],
])('%s compares %j, and names each', (typed, grades) => {
  const [answer, ...others] = find(index, typed);
  const { pathname, searchParams } = new URL(answer!.path, 'https://site.example');
  expect(pathname).toBe('/compare/');
  expect(gradesIn(searchParams.get('grades'))).toEqual(grades);
  expect(answer!.opensOnEnter).toBe(true);
  expect(others.map(({ kind }) => kind)).toEqual(grades.map(() => 'Grade'));
});

test.each([
  ['Titanium vs steel', ['Titanium', 'Alloy Steel']],
  ['compare titanium and nickel', ['Titanium', 'Nickel']],
  ['17-4 vs titanium', ['17-4 PH', 'Titanium']],
])('%s compares no grades, and finds %j', (typed, titles) => {
  const found = find(index, typed);
  expect(found.map(({ title }) => title)).toEqual(titles);
  expect(found.filter(({ opensOnEnter }) => opensOnEnter)).toEqual([]);
});

test.each([
  ['16 ga', '16'],
  ['16 gauge stainless', '16'],
  ['3 ga sheet', '3'],
  ['36GA', '36'],
])('%s opens the gauge tool with it, which answers', (typed, gauge) => {
  const [answer, ...others] = find(index, typed);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ kind: 'Tool', opensOnEnter: true });
  const { pathname, searchParams } = new URL(answer!.path, 'https://site.example');
  expect(pathname).toBe('/tools/sheet-metal-gauge-conversion/');
  expect(Object.fromEntries(searchParams)).toEqual({ gauge });
  expect(sheetGauge.solve({ gauge }).results.length).toBeGreaterThan(1);
});

test.each([
  ['2.5 x 12 ti 6-4 weight', 'Weight of 6Al-4V, 2.5 × 12 in', '9.42'],
  ['weight of 1/2 x 4 x 144 4340', 'Weight of 4340, 1/2 × 4 × 144 in', '81.79'],
  ['17-4 1-1/2x36 lb', 'Weight of 17-4 PH, 1-1/2 × 36 in', '17.94'],
])('%s opens the weight calculator: %s, %s lb', (typed, title, pounds) => {
  const [answer, ...others] = find(index, typed);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ kind: 'Tool', title, opensOnEnter: true });
  const { pathname, searchParams } = new URL(answer!.path, 'https://site.example');
  expect(pathname).toBe('/tools/metal-weight-conversion/');
  const { results, problems } = metalWeight.solve(Object.fromEntries(searchParams));
  expect(problems).toEqual({});
  expect(results[0]!.figures[0]!.value).toBe(pounds);
});

test.each([
  ['hours', 'Hours', '#phone'],
  ['minimum order', 'Minimum order', '#minimum-order'],
  ['shipping', 'Shipping', '#shipping'],
  ['payment', 'Payment', '#payment'],
  ['dock hours', 'Dock hours', '#dock-hours'],
])('%s opens that fact of the contact page', (typed, title, place) => {
  const [first] = find(index, typed);
  expect(first).toMatchObject({ title, path: `/contact/${place}`, opensOnEnter: true });
  expect(first!.detail).not.toBe('');
});

test('the weight calculator knows the alloys of the grades that it is opened for, but one', () => {
  const opened = index.pages.flatMap(({ kind, title }) => {
    const path = kind === 'Grade' && find(index, `2 x 12 ${title} weight`)[0]?.path;
    const alloy = path && new URL(path, 'https://site.example').searchParams.get('alloy');
    return alloy ? [{ title, alloy }] : [];
  });
  expect(opened.length).toBeGreaterThan(50);
  // Its density is unknown: the calculator says that it has no such alloy.
  expect(opened.filter(({ alloy }) => !weighQuery(alloy)).map(({ title }) => title)).toEqual([
    'Maraging C350',
  ]);
});

test.each(['2 ga', '37 gauge', '16 ga titanium', 'weight', '2.5 x 12 weight'])(
  '%s opens no tool with a number in it',
  (typed) => {
    expect(find(index, typed).filter(({ path }) => path.includes('?'))).toEqual([]);
  },
);

test.each(['38', 'hrc', '17-4', '17-4 vs qqqqqq', '17-4 vs 17-4', 'compare', 'compare grades', ''])(
  '%j is searched for as ever',
  (typed) => {
    expect(
      find(index, typed)
        .map(({ path }) => path)
        .join(' '),
    ).not.toContain('?');
  },
);
