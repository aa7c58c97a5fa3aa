/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { metals } from '@/lib/catalog/metals';
import { colours } from './colours';

const tokens = readFileSync('components/_tokens.scss', 'utf8');

test.each(Object.entries(colours))("%s is the light sheet's %s", (name, colour) => {
  expect(tokens).toContain(`'${name}': ${colour} `);
});

test('every metal has its colour', () => {
  expect(Object.keys(colours)).toEqual(expect.arrayContaining(metals.map(({ slug }) => slug)));
});
