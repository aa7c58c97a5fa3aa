/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { drawingFor } from './banners';

test.each([
  ['/tools/conversion/', 'tools'],
  ['/inventory/', 'inventory'],
  ['/inventory/nickel/grade/718/', 'inventory'],
  ['/services/value-added-processes/heat-treating/', 'heat-treating'],
  ['/services/value-added-processes/ultrasonic-inspection/', 'default'],
  ['/services/sourcing/', 'default'],
  ['/services/value-added-processes/', 'services'],
  ['/services/', 'services'],
  ['/quality/', 'certificate'],
  ['/product-line-card/', 'inventory'],
  ['/about-us-2/', 'default'],
  ['/404/', 'missing'],
  ['/', 'default'],
])('%s stands under the %s drawing, which is there', (path, drawing) => {
  expect(drawingFor(path)).toBe(drawing);
  expect(existsSync(`public/banners/${drawing}.svg`)).toBe(true);
  // The policy allows no style attribute, so that each drawing is named in the style sheet.
  const sheet = readFileSync('components/page-banner/page-banner.module.scss', 'utf8');
  expect(/\$drawings:([^;]*);/.exec(sheet)?.[1]?.match(/[\w-]+/g)).toContain(drawing);
});
