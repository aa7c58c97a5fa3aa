/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { metals } from '@/lib/catalog/metals';
import { colors } from './colors';

const tokens = readFileSync('components/_tokens.scss', 'utf8');

test.each(Object.entries(colors))("%s is the light sheet's %s", (name, color) => {
  expect(tokens).toContain(`'${name}': ${color} `);
});

test('every metal has its color', () => {
  expect(Object.keys(colors)).toEqual(expect.arrayContaining(metals.map(({ slug }) => slug)));
});
