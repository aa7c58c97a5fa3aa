/** @jest-environment node */
import { existsSync } from 'node:fs';
import { bannerFor } from './banners';

test.each([
  ['/tools/conversion/', 'tools'],
  ['/inventory/', 'inventory'],
  ['/inventory/nickel/grade/718/', 'inventory'],
  ['/services/value-added-processes/heat-treating/', 'heat-treating'],
  ['/services/', 'services'],
  ['/quality/', 'default'],
  ['/404/', 'missing'],
  ['/', 'default'],
])('%s stands under the %s drawing, which is there', (path, drawing) => {
  expect(bannerFor(path)).toBe(`/banners/${drawing}.svg`);
  expect(existsSync(`public/banners/${drawing}.svg`)).toBe(true);
});
