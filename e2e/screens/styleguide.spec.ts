import { expect, test } from '@playwright/test';
import { elsewhere } from '../../app/styleguide/appearances';
import { violationsOf } from '../page/axe';
import { openHydrated } from '../visitor/open-hydrated';

const looks = 'test-results/looks';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(
      `every component can be used by everyone: ${colorScheme}, ${width} px`,
      {
        // Each width and each theme is seen every day, the other pairs by `npm run test:rest`.
        tag: (colorScheme === 'light') === (width === 1280) ? [] : ['@rest'],
      },
      async ({ page }) => {
        test.setTimeout(120_000); // axe looks at every component of the site
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          const grade = { title: '6AL-4V', href: '/inventory/titanium/grade/6al-4v/' };
          localStorage.setItem('recent', JSON.stringify([grade]));
        });
        await openHydrated(page, '/styleguide/');
        await expect(
          page.getByRole('navigation', { name: 'Recently viewed' }).getByRole('link'),
        ).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const specimens = page.locator('[data-shows]');
        const empty = await specimens.evaluateAll((all) =>
          all
            .filter(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().height < 16)
            .map((specimen) => specimen.getAttribute('data-shows')),
        );
        expect(empty).toEqual([]);
        await page.screenshot({
          path: `${looks}/styleguide-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      },
    );

test('what is on a page of its own is there, and search engines keep out', async ({ request }) => {
  for (const path of Object.values(elsewhere)) expect((await request.get(path)).status()).toBe(200);
  expect(await (await request.get('/styleguide/')).text()).toContain(
    '<meta name="robots" content="noindex"',
  );
});
