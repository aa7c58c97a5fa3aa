/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { icons, paper } from './icons';

test('a mask of four fifths leaves the mark whole, corners and all', () => {
  const masked = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(masked.map(({ fills }) => fills * Math.SQRT2 <= 0.8)).toEqual([true]);
});

test('the paper is that of the tokens', () => {
  expect(readFileSync('components/_tokens.scss', 'utf8')).toContain(
    `'sheet': ${paper.light} ${paper.dark},`,
  );
});
