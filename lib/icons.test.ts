/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { icons, paper } from './icons';

test('a mask of four fifths leaves the mark whole, corners and all', () => {
  for (const { purpose, fills } of icons)
    if (purpose === 'maskable') expect(fills * Math.SQRT2).toBeLessThanOrEqual(0.8);
});

test('the paper is that of the tokens', () => {
  expect(readFileSync('components/_tokens.scss', 'utf8')).toContain(
    `'sheet': ${paper.light} ${paper.dark},`,
  );
});
