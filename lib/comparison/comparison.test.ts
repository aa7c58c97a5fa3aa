/** @jest-environment node */
import { gradesIn } from './chosen-grades';
import { compare, propertiesTitle, type ComparedGrade } from './comparison';

const grade = (more: Partial<ComparedGrade>): ComparedGrade => ({
  title: 'A',
  path: '/a/',
  metal: 'Titanium',
  uns: null,
  density: null,
  aliases: [],
  specs: [],
  forms: [],
  chemistry: {},
  properties: [],
  ...more,
});
const linesOf = (title: string, ...grades: ComparedGrade[]) =>
  compare(
    grades,
    grades.map(({ properties }) => properties[0]),
  ).find((group) => group.title === title)?.lines;

test('what differs is marked, what is alike is not', () => {
  const lines = linesOf('General', grade({ uns: 'R56400' }), grade({ uns: 'R56401' }))!;
  expect(lines.find(({ label }) => label === 'UNS')).toEqual({
    label: 'UNS',
    values: ['R56400', 'R56401'],
    differs: true,
    copied: true,
  });
  expect(lines.find(({ label }) => label === 'Metal')?.differs).toBe(false);
});

test('of each grade the chosen properties are compared, and a grade without any has dashes', () => {
  const properties = ['AMS 1, annealed', 'AMS 1, aged'].map((label, i) => ({
    label,
    forms: 'bar',
    condition: ['annealed', 'aged'][i] ?? null,
    tensile: `${130 + 30 * i} ksi`,
    yield: null,
    elongation: '10 %',
    hardness: null,
  }));
  const grades = [grade({ properties }), grade({})];
  const of = (label: string, ...chosen: Parameters<typeof compare>[1]) =>
    compare(grades, chosen)
      .find(({ title }) => title === propertiesTitle)
      ?.lines.find((line) => line.label === label)?.values;
  expect(of('Tensile', properties[0], undefined)).toEqual(['130 ksi', '–']);
  expect(of('Tensile', properties[1], undefined)).toEqual(['160 ksi', '–']);
  expect(of('Condition', properties[1], undefined)).toEqual(['aged', '–']);
  expect(compare([grade({})], [undefined]).map(({ title }) => title)).not.toContain(
    propertiesTitle,
  );
});

test('an element that one of them lacks has its line all the same', () => {
  const both = [
    grade({ chemistry: { Al: '6', V: '4' } }),
    grade({ chemistry: { Al: '6', Fe: '1' } }),
  ];
  expect(linesOf('Chemistry, weight percent', both[0]!, both[1]!)).toEqual([
    { label: 'Al', values: ['6', '6'], differs: false },
    { label: 'V', values: ['4', '–'], differs: true },
    { label: 'Fe', values: ['–', '1'], differs: true },
  ]);
});

test('the spec whose limits are compared is named above them', () => {
  const chemistry = { Al: '6' };
  const lines = linesOf(
    'Chemistry, weight percent',
    grade({ chemistry, chemistrySpec: 'AMS 4928†' }),
    grade({ chemistry }),
  );
  expect(lines?.[0]).toMatchObject({ label: 'Limits of', values: ['AMS 4928†', '–'] });
});

test('specs and forms are a line of names each, and those that all have are known', () => {
  const [a, b] = [grade({ specs: ['AMS 4928', 'AMS 4911'] }), grade({ specs: ['AMS 4928'] })];
  expect(linesOf('Specifications and forms', a, b)).toEqual([
    {
      label: 'Specs',
      values: ['AMS 4928, AMS 4911', 'AMS 4928'],
      differs: true,
      shared: ['AMS 4928'],
    },
  ]);
  expect(linesOf('Specifications and forms', b, b)?.[0]?.differs).toBe(false);
  expect(linesOf('Specifications and forms', grade({}), grade({}))).toBeUndefined();
});

test.each([
  [null, []],
  ['', []],
  ['a/b', ['a/b']],
  ['a/b,a/b,c/d', ['a/b', 'c/d']],
  ['a/1,a/2,a/3,a/4,a/5', ['a/1', 'a/2', 'a/3', 'a/4']],
  ['nonsense,/,a/,../../x', []],
])('%s names %j', (list, grades) => {
  expect(gradesIn(list)).toEqual(grades);
});
