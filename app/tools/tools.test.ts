/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '@/lib/calculators';

test.each(calculators.map(({ slug }) => slug))('%s has its page', (slug) => {
  expect(existsSync(join(__dirname, slug, 'page.tsx'))).toBe(true);
});
