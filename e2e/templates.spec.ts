import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';

test.use({ baseURL: process.env.E2E_SITE });

/** One address per template of the content pages. */
const templates = [
  '/',
  '/capabilities/',
  '/quality/',
  '/about-us-2/',
  '/terms-and-conditions/',
  '/services/',
  '/services/stock-programs/',
  '/services/value-added-processes/',
  '/services/value-added-processes/heat-treating/',
  '/glossary/',
  '/glossary/alloy/',
  '/contact/',
  '/product-line-card/',
  '/sitemap/',
  '/404/',
];
const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

for (const path of templates)
  test(`${path} can be used by everyone, in both widths and themes`, async ({ page }) => {
    for (const width of widths)
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        expect([width, colorScheme, await violationsOf(page)]).toEqual([width, colorScheme, []]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([width, overflow]).toEqual([width, 0]);
      }
  });
