/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { gradesIn } from '@/lib/comparison/chosen-grades';
import { densities, namedSizeTables, weighQuery } from '@/lib/calculators/materials';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { steelHardness } from '@/lib/calculators/steel-hardness';
import { find, isRequestLine } from './find';
import { queries } from './queries.test-data';
import { relatedTo } from './related';
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
  ['150 hb', 'hb', '150'], // of a row without Rockwell C
  ['bhn 321', 'hb', '321'],
  ['95 HRB', 'hrb', '95'],
  ['68 hra', 'hra', '68'],
  ['340 HV', 'hv', '340'],
  ['350 knoop', 'hk', '350'],
])('%s opens the hardness tool with it, which answers', (typed, scale, figure) => {
  const [answer, ...others] = find(index, typed);
  expect(others.filter((page) => page.kind !== 'Grade' || page.opensOnEnter)).toEqual([]);
  expect(answer).toMatchObject({ kind: 'Tool', opensOnEnter: true });
  expect(answer!.detail).not.toMatch(/applicable/);
  const { pathname, searchParams } = new URL(answer!.path, 'https://site.example');
  expect(pathname).toBe('/tools/steel-hardness-conversion/');
  expect(Object.fromEntries(searchParams)).toEqual({ scale, [scale]: figure });
  const { results, problems } = steelHardness.solve(Object.fromEntries(searchParams));
  expect(problems).toEqual({});
  expect(results.length).toBeGreaterThan(1);
});

test.each([
  ['38 HRC', '17-4 PH', 'H925: 38 HRC, 375 HB min'],
  ['hrc 38', '17-7 PH', 'TH1050: 38 HRC min'],
  ['375 HB', '15-5 PH', 'H925: 38 HRC, 375 HB min'],
])('below the answer to %s stands %s by its condition %s', (typed, title, matched) => {
  const grade = find(index, typed).find((page) => page.title === title);
  expect(grade).toMatchObject({ kind: 'Grade', matched });
  expect(grade?.path).toMatch(/#heat-treatments$/);
});

test.each(['1.4999', '3.4668', '1.7165', '2.4675', 'AMS 5832', 'AMS5832 wire', 'ams-4999'])(
  'no part of %s finds a page: it is a name only whole',
  (typed) => {
    expect(find(index, typed)).toEqual([]);
  },
);

test('"titanium bar" finds its forms, that of most grades first, then the metal and the specs that cover bar', () => {
  const found = find(index, 'titanium bar', Infinity);
  expect(found.slice(0, 4).map(({ kind }) => kind)).toEqual(['Form', 'Form', 'Form', 'Form']);
  expect(found[0]).toMatchObject({
    title: 'Titanium Round Bar',
    detail: expect.stringMatching(/^\d+ grades, [\d.]+ to [\d.]+ in$/),
  });
  expect(found[4]?.path).toBe('/inventory/titanium/?form=round-bar');
  expect(found.length).toBeGreaterThan(20);
  for (const { title, detail } of found) expect(`${title} ${detail}`).toMatch(/\bbar\b/i);
});

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

const gaugeTool = '/tools/sheet-metal-gauge-conversion/?gauge=';

test.each([
  ['150 ksi', '/find-by-property/?yield=150&unit=ksi'],
  ['yield 150 ksi bar', '/find-by-property/?yield=150&unit=ksi&form=bar'],
  ['1000MPa UTS sheets', '/find-by-property/?tensile=1000&unit=mpa&form=sheet'],
  ['16 ga', `${gaugeTool}16`],
  ['16 gauge stainless', `${gaugeTool}16`],
  ['3 ga sheet', `${gaugeTool}3`],
  ['36GA', `${gaugeTool}36`],
  ['300 F to C', '/tools/temperature-conversion/?value=300&from=F&to=C'],
  ['-40°c in °f', '/tools/temperature-conversion/?value=-40&from=C&to=F'],
])('%s opens %s, and nothing else is found', (typed, path) => {
  expect(find(index, typed)).toMatchObject([{ path, opensOnEnter: true }]);
});

test('a temperature is converted at once, where there is one', () => {
  expect(find(index, '300 F to C')[0]?.detail).toBe('148.889 °C');
  expect(find(index, '-500 F to C')[0]?.detail).toBe('Temperature Conversion');
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

const titlesOf = (typed: string) => find(index, typed, Infinity).map(({ title }) => title);

/** What buyers write in one line, and the title that must stand first. */
const phrases: readonly (readonly [typed: string, first: string])[] = [
  ['6al-4v round bar', '6Al-4V'],
  ['6al-4v bar 2.5', '6Al-4V'],
  ['12 pcs 7/8 hex 6al-4v x 36', '6Al-4V'],
  ['AMS 5662 bar 2.5 rd 40 in 3 pcs', 'AMS 5662'],
  ['15-5 flat 1 x 4', '15-5 PH'],
  ['tensile ti-6-4', '6Al-4V'],
  ['4340 vacuum melt', '4340'],
  ['17-4 h900 bar', '17-4 PH'],
  ['718 sheet .063', 'Inconel 718'],
  ['ams4928 2.5 rd', 'AMS 4928'],
  ['3 pcs AMS 4928 2.5" rd x 40"', 'AMS 4928'],
  ['Ti 6-4 plate .250 x 12 x 24 qty 6', '6Al-4V'],
  ['17-4 H900 RB 1-1/2 x 12ft, 4 pcs', '17-4 PH'],
  ['5662 718 Ø63.5mm x 1000mm 2 off', 'AMS 5662'],
  ['6al4v eli rod 1/2', '6Al-4V ELI'],
  ['ti64 bar 3 dia', '6Al-4V'],
  ['grade 5 titanium bar 2 in', '6Al-4V'],
  ['gr 2 titanium sheet .040', 'CP Grade 2'],
  ['4340 round 6 inch', '4340'],
  ['4340 rd 2 x 144', '4340'],
  ['e4340 bar normalized', '4340'],
  ['AISI 4130 tube 1.5 od .065 wall', '4130'],
  ['300m forging', '300M'],
  ['inconel 625 plate 1/4 x 48 x 96', 'Inconel 625'],
  ['inco 718 hex 1.25', 'Inconel 718'],
  ['718 inconel bar 304 pcs', 'Inconel 718'],
  ['waspaloy bar 2.5 rd', 'Waspaloy'],
  ['invar 36 plate .5 thk', 'Invar 36'],
  ['monel k500 bar 3 rd', 'Monel K-500'],
  ['hastelloy x sheet .063', 'Hastelloy X'],
  ['x-750 wire .125', 'Inconel X-750'],
  ['L-605 bar 1 rd x 40', 'L-605'],
  ['stellite 6b plate 3/8', 'Stellite 6B'],
  ['mp35n .500 rd', 'MP35N'],
  ['s17400 round bar 3"', '17-4 PH'],
  ['1.4542 rundstahl 50 mm', '17-4 PH'],
  ['3.7165 bar 60 mm', '6Al-4V'],
  ['13-8 bar h1000 4 in', '13-8 Mo'],
  ['15-5 vac melt bar', '15-5 PH'],
  ['304 stainless sheet 16 ga', '304 / 304L'],
  ['316L tube 1/2 od', '316 / 316L'],
  ['A-286 hex 5/8', 'A-286'],
  ['custom 455 bar 2', 'Custom 455'],
  ['440c rd .75 x 12', '440C'],
  ['astm b348 grade 5 bar', 'ASTM B348'],
  ['mil-t-9047 6al-4v bar', 'AMS-T-9047'],
  ['718 yield strength', 'Inconel 718'],
  ['718 hardness', 'Inconel 718'],
  ['718 150 ksi', 'Inconel 718'],
  ['6al-4v density', '6Al-4V'],
  ['625 machinability', 'Inconel 625'],
  ['ams 5643 h1025 3 rd x 120', 'AMS 5643'],
  ['qty 10 ams 5596 .032 x 36 x 96', 'AMS 5596'],
  ['9310 vim var bar 5 rd', '9310'],
  ['maraging 250 bar 4', 'Maraging C250'],
  ['rene 41 sheet .025', 'Rene 41'],
  ['beta c wire .200', 'Beta C'],
  ['titanium round bar 2.5', 'Titanium Round Bar'],
];

test.each(phrases)('%s finds %s first, and nothing of another grade', (typed, first) => {
  const [found, ...others] = find(index, typed, Infinity);
  expect(found?.title).toBe(first);
  if (!/^(?:Grade|Spec)$/.test(found!.kind)) return;
  const grade = found!.kind === 'Grade' ? found!.title : found!.detail.split(/ · |, /)[0]!;
  const specs = new Map(index.pages.map(({ path, written }) => [path, written]));
  expect(
    others.filter(
      ({ kind, title, path }) =>
        (kind === 'Grade' && title !== grade && found!.title !== 'ASTM B348') ||
        (kind === 'Spec' && !specs.get(path)!.includes(grade)),
    ),
  ).toEqual([]);
});

test.each(queries)('%s still opens %s', (typed, path) => {
  expect(find(index, typed)[0]?.path).toBe(path);
});

test.each([
  ['5662 718 bar 2', ['AMS 5662', 'Inconel 718']],
  ['17-4 tensile', ['17-4 PH', 'Find by Property']],
  ['titanium tensile strength', ['Titanium', 'Find by Property']],
  ['4140 weight', ['4140', 'Metal Weight Calculator']],
  ['ti rd 2.5 x 12', ['Titanium Round Bar']],
  ['ti bar', ['Titanium Round Bar']],
  ['AMS 4928 round bar', ['AMS 4928', 'Titanium Round Bar']],
  ['4928 rou', ['AMS 4928', 'Titanium Round Bar']],
  ['718 17-4 bar', ['Inconel 718', '17-4 PH']],
  ['4340 4130', ['4340', '4130']],
  ['600 x 1000 mm inconel 625 plate', ['Inconel 625']],
])('%s finds %j in this order', (typed, titles) => {
  expect(titlesOf(typed).slice(0, titles.length)).toEqual(titles);
});

test('a property leads to that part of the grade', () => {
  expect(find(index, '17-4 tensile')[0]?.path).toBe(
    '/inventory/stainless-steel/grade/17-4-ph/#properties',
  );
  expect(find(index, '17-4 density')[0]?.path).toMatch(/#physical$/);
});

test.each([
  ['AMS 4928 round bar', 'titanium/specs/ams-4928/#sizes-round-bar'],
  ['6al-4v rd 2.5', 'titanium/grade/6al-4v/#sizes-round-bar'],
  ['718 sheets .063', 'nickel/grade/inconel-718/#sizes-sheet'],
  ['17-4 forged bar', 'stainless-steel/grade/17-4-ph/#sizes-forged-bar'],
  // Several forms are bar.
  ['AMS 4928 bar', 'titanium/specs/ams-4928/'],
])('a form that is named leads to its sizes: %s to %s', (typed, path) => {
  const found = find(index, typed, Infinity);
  expect(found[0]?.path).toBe(`/inventory/${path}`);
  const below = relatedTo(found, index, typed).map((page) => page.path);
  expect(below).not.toContain(found[0]!.path.replace(/#.*/, ''));
});

test.each([
  ['6al-4v round bar', '6Al-4V'],
  ['718 yield', 'Inconel 718'],
  ['12 pcs 7/8 hex 6al-4v x 36', null],
  ['AMS 5662 bar 2.5 rd 40 in 3 pcs', null],
  ['4340 4130', null],
  ['25.4 mm', null],
  ['AISI 630', '17-4 PH'],
  ['W.-Nr. 1.4542', '17-4 PH'],
  ['MIL-T-9047', 'AMS-T-9047'],
  ['inconell 718', 'Inconel 718'],
  ['Ti-6Al-4V', '6Al-4V'],
  ['6-4', null],
  ['17-4 H900', '17-4 PH'],
  ['1/2 hard 301', null],
  ['maraging 200', null],
  ['hardox 400', null],
  ['718 plus', null],
  ['titanium 150 ksi', null],
  ['718 price', 'Inconel 718'],
  ['AMS 4220', null],
  ['AMS 4340', null],
  ['UNS 4999', null],
  ['17-8', null],
])('Enter after %s opens %s', (typed, title) => {
  expect(find(index, typed).find(({ opensOnEnter }) => opensOnEnter)?.title ?? null).toBe(title);
});

test.each([
  ['grade 5', 11],
  ['Ti-6Al-4V', 11],
  // A spec that is found with its grades has no others.
  ['ASTM F1537', 0],
  ['ASTM A276', 0],
  ['3.7165', 11],
  ['MIL-T-9047', 11],
  ['inconel', 0],
  // Words for many grades are no name of the first one.
  ['Ni-Cr-Fe', 0],
  ['hardened', 0],
  ['6-4', 0],
])('with %s %d related pages are listed', (typed, count) => {
  expect(relatedTo(find(index, typed, Infinity), index, typed)).toHaveLength(count);
});

test('an unfinished word for a form leaves no specs of other forms: "4928 rou"', () => {
  const related = (typed: string) => relatedTo(find(index, typed), index, typed);
  expect(related('4928 rou')).toEqual(related('AMS 4928 round bar'));
});

test('a spec that is found by its former number says so', () => {
  expect(find(index, 'MIL-T-9047')[0]).toMatchObject({
    title: 'AMS-T-9047',
    matched: 'MIL-T-9047',
    detail: '6Al-4V · succeeded by AMS 6930, AMS 6931',
  });
});

test('no AMS number that no page has opens a page', () => {
  const written = index.pages.flatMap((page) => page.written);
  const known = new Set(
    written.flatMap((name) => name.match(/(?<=\bAMS[ -](?:\w+-)?)\d+\b/)?.[0] ?? []),
  );
  // Numbers of other systems, and their beginnings, are the likeliest to be taken for another.
  const digits = written.flatMap((name) => name.match(/\d{4,}/g) ?? []);
  const unknown = [...new Set(digits.map((run) => run.slice(0, 4)))].filter((n) => !known.has(n));
  expect(unknown.length).toBeGreaterThan(100);
  const opened = unknown.flatMap((n) =>
    find(index, `AMS ${n}`).filter((page) => page.opensOnEnter),
  );
  expect(opened).toEqual([]);
});

test.each(['2.5 x 36', '7/8', '1/2 in', '25.4 mm', 'zzz 2.5', '40 x 60'])(
  '%s alone is no name',
  (typed) => {
    expect(find(index, typed)).toEqual([]);
  },
);

test.each([
  ['AMS 5662 bar 2.5 rd 40 in 3 pcs', true],
  ['6al-4v 2.5', true],
  ['titanium round bar 3 in', true],
  ['3 pcs 718', true],
  ['6al-4v round bar', false],
  ['17-4 H900', false],
  ['1.4542', false],
  ['300M forging', false],
  ['316 1/2 hard', false],
  ['16 ga', false],
  ['2.5 x 12 ti 6-4 weight', false],
  ['2.5 x 36', false],
])('%s reads like a line of a request: %s', (typed, isLine) => {
  expect(isRequestLine(find(index, typed), typed)).toBe(isLine);
});

test.each(['dfars', 'EN 10204', '3.1', '3.1 certificate'])(
  '%s finds the page of the quality system, too',
  (typed) => {
    expect(find(index, typed).map(({ path }) => path)).toContain('/quality/');
  },
);

test.each([
  ['AMS 5662', 1],
  ['5662', 1],
  ['1.4545', 1],
  ['17-4', 5],
  ['6al4v', 17],
  ['ti64', 1],
])('%s finds %d pages: those with a fragment of the number stay away', (typed, count) => {
  expect(find(index, typed, Infinity)).toHaveLength(count);
});

test('6-4 finds 6Al-4V by its title, not by the 64 of another name, Ti-P64001', () => {
  expect(find(index, '6-4')[0]).toMatchObject({ title: '6Al-4V', matched: null });
});

test('the index of the sample is small', async () => {
  const lists = await Promise.all(searchLists.map(getSearchDocuments));
  const bytes = lists.map((list) => gzipSync(JSON.stringify(list), { level: 9 }).length);
  expect(bytes.reduce((sum, length) => sum + length)).toBeLessThan(20_000);
});

test.each(['', '   ', '-', 'qqqqqq', 'zzzz9', '🙂', '\\', '(', '99999999'])(
  '%j finds nothing',
  (typed) => {
    expect(find(index, typed)).toEqual([]);
  },
);

test('of 16 kB the first hundred letters are searched for, as many as the box takes', () => {
  const found = find(index, 'titanium');
  expect(find(index, `${'titanium'.padEnd(100)} ${'4340 '.repeat(3000)}`)).toEqual(found);
  expect(find(index, 'titanium 4340')).not.toEqual(found);
});
