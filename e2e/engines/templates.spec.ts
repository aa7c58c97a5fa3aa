import { violationsOf } from '../page/axe';
import { smallTargets } from '../page/small-targets';
import { templates } from '../page/templates';
import { openHydrated } from '../visitor/open-hydrated';
import { expect, test } from './journey';

/** Each view, and the engine that looks at it: together they look at all. */
const views = [
  [1280, 'light', 'chromium'],
  [390, 'dark', 'chromium'],
  [1280, 'dark', 'firefox'],
  [390, 'light', 'firefox'],
] as const;

/** Kinds of pages that `npm test` looks at; `npm run test:rest` looks at all others. */
const everyDay =
  /^\/(?:$|inventory\/titanium\/(?:grade|$)|compare|quote-list|search|contact|tools\/conversion)/;

function tagsOf(path: string): string[] {
  if (path === '/') return ['@each-engine'];
  return everyDay.test(path) ? [] : ['@rest'];
}

for (const path of templates)
  test(
    `${path} can be used by everyone, in both widths and themes, and by a thumb`,
    { tag: tagsOf(path) },
    async ({ page, browserName, isMobile }) => {
      await openHydrated(page, path);
      if (isMobile) {
        await page.locator('main details').evaluateAll((folds: HTMLDetailsElement[]) => {
          // A filter's options lie over what is below them.
          for (const fold of folds) fold.open = fold.name !== 'filter';
        });
        expect(await page.locator('html').evaluate(smallTargets)).toEqual([]);
        for (const filter of await page.locator('main details[name=filter]').all()) {
          await filter.evaluate((fold: HTMLDetailsElement) => (fold.open = true));
          expect(await filter.evaluate(smallTargets)).toEqual([]);
        }
        return;
      }
      for (const [width, theme] of views.filter(([, , engine]) => engine === browserName)) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        const view = `${path}, ${width} px, ${theme}`;
        expect.soft(await violationsOf(page), view).toEqual([]);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // A window takes its new width a moment later.
        await expect.poll(overflow, { message: view }).toBeLessThanOrEqual(0);
      }
    },
  );
