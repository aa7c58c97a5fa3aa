import { expect, test } from '@playwright/test';
import { openHydrated } from '../../visitor/open-hydrated';

test('who asked for less motion gets none: no animation, no transition, no smooth scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/inventory/titanium/', '/tools/metal-weight-conversion/']) {
    await openHydrated(page, path);
    await page.getByRole('link', { name: 'Get Quote' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = await page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ id }) => `animation ${id}`),
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const { transitionDuration, animationName, scrollBehavior } = style;
          // What a view timeline hides does not move.
          const isTimed = !style.getPropertyValue('animation-timeline').startsWith('--');
          const moves = transitionDuration
            .split(',')
            .some((time) => Number.parseFloat(time) > 0.01);
          return moves || (isTimed && animationName !== 'none') || scrollBehavior === 'smooth';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ]);
    expect([path, moving]).toEqual([path, []]);
  }
});

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('what is chosen is seen by more than its color', async ({ page }) => {
    // The lines round it and under it, and what is written beside it, of it and all within.
    const look = (element: HTMLElement | SVGElement) =>
      [element, ...element.querySelectorAll('*')].map((part) => {
        const { borderBlockWidth, borderInlineWidth, textDecorationLine } = getComputedStyle(part);
        const { content } = getComputedStyle(part, '::after');
        return [borderBlockWidth, borderInlineWidth, textDecorationLine, content].join();
      });
    const chosen = ':is([aria-current], :has(:checked))';
    for (const [path, list] of [
      ['/inventory/titanium/', 'nav[aria-label=Metals] a'],
      ['/inventory/titanium/', 'ul[aria-label="Filter by form"] a'],
      ['/inventory/titanium/', 'nav[aria-label=Main] a:not(.btn)'],
      ['/tools/metal-weight-conversion/', 'label:has([type=radio])'],
    ] as const) {
      await openHydrated(page, path);
      const own = await page.locator(`${list}${chosen}`).first().evaluate(look);
      const others = await page.locator(`${list}:not(${chosen})`).first().evaluate(look);
      expect([path, list, new Set(own)]).not.toEqual([path, list, new Set(others)]);
    }
  });
});
