/** @jest-environment node */
import { readArguments } from './arguments';

const known = ['bytes', 'search', 'build'];

test.each([
  [[], { names: known, small: false, accept: false }],
  [['build', 'bytes'], { names: ['bytes', 'build'], small: false, accept: false }],
  [['--size=small'], { names: known, small: true, accept: false }],
  [['search', '--accept'], { names: ['search'], small: false, accept: true }],
])('%j', (args, asked) => {
  expect(readArguments(args, known)).toEqual(asked);
});

test.each([
  [['speed'], 'There is no measure "speed". There are: bytes, search, build.'],
  [['--size=tiny'], '--size is small or full.'],
  [['--size=small', '--accept'], 'is no record'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readArguments(args, known)).toThrow(sentence);
});
