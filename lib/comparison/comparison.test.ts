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
  compare(grades).find((group) => group.title === title)?.lines;

test('what differs is marked, what is alike is not', () => {
  const lines = linesOf('Numbers', grade({ uns: 'R56400' }), grade({ uns: 'R56401' }))!;
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
    tensile: `${130 + 30 * i} ksi`,
    yield: null,
    elongation: '10 %',
    hardness: null,
  }));
  const grades = [grade({ properties }), grade({})];
  const of = (chosen?: Parameters<typeof compare>[1]) =>
    compare(grades, chosen).find(({ title }) => title === propertiesTitle)?.lines[0]?.values;
  expect(of()).toEqual(['130 ksi', '–']);
  expect(of([properties[1], undefined])).toEqual(['160 ksi', '–']);
  expect(compare([grade({})]).map(({ title }) => title)).not.toContain(propertiesTitle);
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

test('specs and forms are those that any of them has', () => {
  expect(linesOf('Specifications', grade({ specs: ['AMS 4928'] }), grade({}))).toEqual([
    { label: 'AMS 4928', values: ['yes', '–'], differs: true },
  ]);
  expect(linesOf('Forms', grade({}), grade({}))).toBeUndefined();
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
