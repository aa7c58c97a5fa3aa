/** @jest-environment node */
import { metals } from './metals';

test('the five metal categories are those of spec §3, field by field', () => {
  expect(
    metals.map(({ id, name, slug, shortName, specName, apiEndPoint, specsEndPoint }) =>
      [id, name, slug, shortName, specName, apiEndPoint, specsEndPoint].join(' · '),
    ),
  ).toEqual([
    '0 · Titanium · titanium · titanium · titaniumSpec · titanium_grades · titanium_specs',
    '1 · Stainless Steel · stainless-steel · steel · steelSpec · stainless_grades · stainlesssteelspec',
    '2 · Alloy Steel · alloy-steel · alloy · alloySpec · alloy_steel_grades · alloy_steel_specs',
    '3 · Nickel · nickel · nickel · nickelSpec · nickel_grades · nickel_specs',
    '4 · Cobalt Alloy · cobalt-alloy · cobalt · cobaltSpec · cobalt_alloy_grades · cobalt_alloy_specs',
  ]);
  for (const { name, description } of metals)
    expect(description).toBe(`${name} inventory. Come see our ${name} grades and specs.`);
});
