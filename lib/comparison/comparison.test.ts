/** @jest-environment node */
import { gradesIn } from './chosen-grades';
import { comparedGrade } from './compared-grade.test-data';
import type { ComparedGrade, ComparedProperties } from './comparison';
import { comparableRows, compare, isComparedGrade } from './comparison';

const properties = (more: Partial<ComparedProperties>): ComparedProperties => ({
  spec: 'AMS 1',
  forms: 'bar',
  condition: 'annealed',
  delivered: 'in this condition',
  size: null,
  tensile: '130 ksi',
  yield: null,
  elongation: '10 %',
  reductionOfArea: null,
  hardness: null,
  ...more,
});
const grade = (more: Partial<ComparedGrade>) => comparedGrade('A', { path: '/a/', ...more });
const linesOf = (title: string, ...grades: ComparedGrade[]) =>
  compare(
    grades,
    grades.map((each) => each.properties[0]),
  ).find((group) => group.title === title)?.lines;

test('values that differ are known, one that is not stated does not, a row or group without any value is left out', () => {
  const [first, second] = [grade({ uns: 'R56400', aliases: 'Grade 5' }), grade({ uns: 'R56401' })];
  expect(linesOf('General', first, second)).toEqual([
    { label: 'Metal', values: ['Titanium', 'Titanium'], differs: false, highest: null },
    { label: 'UNS', values: ['R56400', 'R56401'], differs: true, highest: null },
    { label: 'Also called', values: ['Grade 5', null], differs: false, highest: null },
  ]);
  expect(linesOf('Minimum properties', first, second)).toBeUndefined();
  const warm = grade({ physical: { Conductivity: '46' } });
  expect(linesOf('Typical physical properties', first, warm)).toMatchObject([
    { label: 'Conductivity', values: [null, '46'], differs: false },
  ]);
});

test.each([
  ['Tensile', ['130 ksi', '160 ksi'], 160],
  ['Elongation', ['10 %', '8 %'], 10],
  ['Tensile', ['130 ksi', '130 ksi'], null],
  ['Tensile', ['130 ksi', null], null],
  ['Size limit', ['to 2 in', '4 in'], null],
])('the highest %s of %j is %s', (label, [first, second], highest) => {
  const name = { Tensile: 'tensile', Elongation: 'elongation' }[label] ?? 'size';
  const of = (value: string | null | undefined) =>
    grade({ properties: [properties({ [name]: value })] });
  const lines = linesOf('Minimum properties', of(first), of(second));
  expect(lines?.find((line) => line.label === label)?.highest).toBe(highest);
});

test('an element that one of them lacks has a row all the same, below the spec of the limits', () => {
  const lines = linesOf(
    'Chemistry, weight percent',
    grade({ chemistrySpec: 'AMS 4928†', chemistry: { Al: '6', V: '4' } }),
    grade({ chemistry: { Al: '6', Fe: '1' } }),
  );
  expect(lines).toEqual([
    { label: 'Limits of', values: ['AMS 4928†', null], differs: false, highest: null },
    { label: 'Al', values: ['6', '6'], differs: false, highest: null },
    { label: 'V', values: ['4', null], differs: true, highest: null },
    { label: 'Fe', values: [null, '1'], differs: true, highest: null },
  ]);
});

test.each([
  ['as the site sends it', grade({ properties: [properties({})], chemistry: { Al: '6' } }), true],
  ['of an earlier release', { ...grade({}), specs: 'AMS 4928' }, false],
  ['with an address of another site', grade({ path: '//elsewhere/' }), false],
  ['with a specification of one', grade({ specs: { '//elsewhere/': 'AMS 1' } }), false],
  ['with a row of another shape', { ...grade({}), properties: [{ spec: 'AMS 1' }] }, false],
  ['without a chemistry', { ...grade({}), chemistry: undefined }, false],
])('a stored grade %s is of the current shape: %#', (_, stored, isCurrent) => {
  expect(isComparedGrade(stored)).toBe(isCurrent);
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

const row = (forms: string, condition: string, tensile: string | null = '130 ksi') =>
  properties({ forms, condition, tensile });
const titanium = {
  properties: [row('bar', 'annealed', null), row('bar, wire', 'annealed'), row('bar', 'aged')],
};
const other = {
  properties: [row('plate', 'annealed'), row('bar', 'aged 900 F'), row('bar', 'duplex annealed')],
};
const hardening = { properties: [row('bar, forgings', 'H900'), row('bar, forgings', 'H1025')] };
const soft = { properties: [row('bar', 'annealed', null), row('sheet', 'annealed')] };
const none = { properties: [] };

test.each([
  ['annealed bar beside annealed bar', [titanium, other], [1, 2]],
  ['aged bar beside H900', [hardening, titanium], [0, 2]],
  ['the same condition of the same form', [hardening, hardening], [0, 0]],
  ['one grade alone: the first row with strengths', [titanium], [1]],
  ['a grade without any is passed over', [none, titanium, other], [0, 1, 2]],
  ['a row without strengths is not alike', [titanium, soft], [1, 1]],
  ['no rows at all', [none], [0]],
])('%s', (_, grades, places) => {
  expect(comparableRows(grades)).toEqual(places);
});
