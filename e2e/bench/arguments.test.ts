/** @jest-environment node */
import { readArguments } from './arguments';

const known = ['bytes', 'search', 'vitals', 'build'];
const templates = ['grade', 'search'];
const all = { templates: [], against: '', small: false, accept: false };

test.each([
  [[], { ...all, names: known }],
  [['build', 'bytes'], { ...all, names: ['bytes', 'build'] }],
  [['--size=small'], { ...all, names: known, small: true }],
  [['vitals', '--against=/tmp/release'], { ...all, names: ['vitals'], against: '/tmp/release' }],
  [['search', '--accept'], { ...all, names: ['search'], accept: true }],
  [
    ['vitals', '--against=../before', '--accept'],
    { ...all, names: ['vitals'], against: '../before', accept: true },
  ],
  [
    ['bytes', '--template=search', '--template=grade'],
    { ...all, names: ['bytes'], templates: ['search', 'grade'] },
  ],
])('%j', (args, asked) => {
  expect(readArguments(args, known, templates)).toEqual(asked);
});

test.each([
  [['speed'], 'There is no measure "speed". There are: bytes, search, vitals, build.'],
  [['--size=tiny'], '--size is small or full.'],
  [['--size=small', '--accept'], 'is no record'],
  [['--template=grade', '--accept'], 'is no record'],
  [['--template=tool'], 'There is no template "tool". There are: grade, search.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readArguments(args, known, templates)).toThrow(sentence);
});
