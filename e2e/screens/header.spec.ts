import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

/** Runs in a page: what wraps in the header, leaves its row, meets its neighbor or the window's end. */
function headerFaults() {
  const shown = [
    ...document.querySelectorAll<HTMLElement>('header :is(a, button, summary, input)'),
  ].filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const rows = document.querySelector('header')!.getBoundingClientRect();
  const parts = shown
    .map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return {
        name: (part.getAttribute('aria-label') ?? part.textContent ?? '').trim(),
        box: part.getBoundingClientRect(),
        lines: new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size,
      };
    })
    .filter(({ box }) => box.width > 1)
    .toSorted((a, b) => a.box.left - b.box.left);
  return [
    ...(parts.length < 8 ? [`only ${parts.length} parts`] : []),
    ...parts.flatMap(({ name, box, lines }, i) => {
      const next = parts[i + 1]?.box.left ?? innerWidth;
      return [
        ...(lines > 1 ? [`${name} wraps`] : []),
        ...(Math.abs(box.top + box.bottom - rows.top - rows.bottom) > 12 ? [`${name} is low`] : []),
        ...(box.right > next + 1 ? [`${name} meets what follows`] : []),
      ];
    }),
  ];
}

test('from 960 to 1280 px nothing in the header wraps; the key "/" is shown and leads to its field', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  for (let width = 960; width <= 1280; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.evaluate(headerFaults)]).toEqual([width, []]);
  }
  const field = page.getByRole('banner').getByRole('combobox');
  const hint = () =>
    page
      .locator('header div:has(> [role=search])')
      .evaluate((box) => getComputedStyle(box, '::after').content);
  expect(await hint()).toContain('"/"');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  expect(await hint()).toBe('none');
  // In a field the key is a letter.
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
});
