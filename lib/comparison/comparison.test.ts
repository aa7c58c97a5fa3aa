/** @jest-environment node */
import { gradesIn } from './chosen-grades';
import { compare, type ComparedGrade } from './comparison';

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
