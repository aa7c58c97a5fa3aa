/** @jest-environment node */
import { existsSync } from 'node:fs';
import { drawingFor } from './banners';

test.each([
  ['/tools/conversion/', 'tools'],
  ['/inventory/', 'inventory'],
  ['/inventory/nickel/grade/718/', 'inventory-nickel'],
  ['/inventory/titanium/', 'inventory-titanium'],
  ['/inventory/stainless-steel/specs/ams-5643/', 'inventory-stainless-steel'],
  ['/inventory/alloy-steel/form/round-bar/', 'inventory-alloy-steel'],
  ['/inventory/cobalt-alloy/', 'inventory-cobalt-alloy'],
  ['/services/value-added-processes/heat-treating/', 'heat-treating'],
  ['/services/value-added-processes/ultrasonic-inspection/', 'services'],
  ['/services/sourcing/', 'services'],
  ['/services/value-added-processes/', 'services'],
  ['/services/', 'services'],
  ['/quality/', 'certificate'],
  ['/product-line-card/', 'inventory'],
  ['/glossary/', 'default'],
  ['/about-us-2/', 'default'],
  ['/sitemap/', 'default'],
  ['/contact/', 'default'],
  ['/404/', 'missing'],
  ['/', 'default'],
])('%s stands under the %s drawing, which is there', (path, drawing) => {
  expect(drawingFor(path)).toBe(drawing);
  expect(existsSync(`public/banners/${drawing}.svg`)).toBe(true);
});
