import { expect, test } from '@playwright/test';
import { violationsOf } from '../../axe';

test.use({ baseURL: process.env.E2E_SITE });

const paper = () => getComputedStyle(document.body).backgroundColor;

test('a dark system has dark pages without a choice, and a choice outweighs it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await page.evaluate(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(paper);
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect.poll(() => page.evaluate(paper)).toBe(light);
  await page.reload();
  await expect.poll(() => page.evaluate(paper)).toBe(light);
});

test('who asked for less motion gets none: no animation, no transition, no smooth scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/inventory/titanium/', '/tools/metal-weight-conversion/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Get Quote' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map(({ id }) => `animation ${id}`),
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const moves = transitionDuration
            .split(',')
            .some((time) => Number.parseFloat(time) > 0.01);
          return moves || animationName !== 'none' || scrollBehavior === 'smooth';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ]);
    expect([path, moving]).toEqual([path, []]);
  }
});

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  for (const path of ['/', '/inventory/titanium/', '/tools/metal-weight-conversion/', '/contact/'])
    test(`${path} keeps its edges, its marks and its words`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await violationsOf(page)).toEqual([]);
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.btn, button, input:not([type=hidden]), select, textarea',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter(
            (element) =>
              element.closest('label, [role=search]')?.className.includes('unseen') !== true,
          )
          .filter((element) => {
            const { borderTopWidth, appearance } = getComputedStyle(element);
            const text = element.textContent?.trim() || element.querySelector('svg');
            // A field needs its edge; a button is seen by its edge or by what is on it.
            return Number.parseFloat(borderTopWidth) === 0 && appearance === 'none' && !text;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement!).outlineStyle,
      );
      expect(outline).not.toBe('none');
    });

  test('where one is, and what is chosen, is seen without colour', async ({ page }) => {
    await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
    const tabs = page.getByRole('navigation', { name: 'Metals' });
    const here = tabs.getByRole('link', { name: 'Titanium' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    const look = (element: HTMLElement) => {
      const { borderBlockWidth, fontWeight, textDecorationLine, outlineStyle } =
        getComputedStyle(element);
      return [
        borderBlockWidth,
        fontWeight,
        textDecorationLine,
        outlineStyle,
        getComputedStyle(element).backgroundColor,
      ];
    };
    expect(await here.evaluate(look)).not.toEqual(
      await tabs.getByRole('link', { name: 'Nickel' }).evaluate(look),
    );
  });
});
