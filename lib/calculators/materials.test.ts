/** @jest-environment node */
import { densitySources } from './data/density-sources';
import { alloysOf } from './material';
import { materials, weighQuery } from './materials';
import { shapes } from './shapes';

const all = materials.flatMap((material) =>
  alloysOf(material).map((alloy) => ({ material, alloy })),
);

test('there are 14 materials, over 300 alloys and 17 shapes', () => {
  expect(materials).toHaveLength(14);
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(shapes.map(({ id }) => id)).size).toBe(17);
});

test.each(materials)('each alloy of $name has an address of its own', (material) => {
  const ids = alloysOf(material).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every density is possible for a solid, and names its source', () => {
  for (const { alloy } of all) {
    expect(Number(alloy.densityText)).toBeGreaterThan(0.02);
    expect(Number(alloy.densityText)).toBeLessThan(0.35);
    for (const code of alloy.sources) expect(densitySources[code]).toBeTruthy();
    expect(alloy.sources.length).toBeGreaterThan(0);
  }
});

test.each([
  ['R56400', undefined, 'alloy=R56400'],
  ['R56400', 'round-bar', 'alloy=R56400&shape=round'],
  ['R56400', 'billet', 'alloy=R56400'],
  ['R00000', 'round-bar', null],
  [null, 'round-bar', null],
])('the address that weighs %s, %s', (uns, form, query) => {
  expect(weighQuery(uns, form)).toBe(query);
});
