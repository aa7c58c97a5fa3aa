import { expect, test } from '@playwright/test';
import { templates } from '../page/templates';
import { openHydrated } from '../visitor/open-hydrated';

/**
 * Runs in a page: what is pressed or typed into and takes a finger less than 22 px from its middle to every side, by its
 * words. Links in a text are not meant, and an editor's text is one.
 */
const smallTargets = () => {
  const reach = 21.5;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.getBoundingClientRect().width > 1 &&
    !control.closest('[aria-hidden="true"]');
  /** Words beside it in its paragraph, list item or cell. */
  const isInText = (control: HTMLElement) => {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
    const text = control.closest('p, li, dd, td, th, caption, figcaption, small, address');
    const rest = (text?.textContent ?? '').replace(control.textContent ?? '', '').trim();
    return rest !== '' || control.closest('.prose') !== null;
  };
  const takes = (control: HTMLElement, x: number, y: number) => {
    const at = document.elementFromPoint(x, y);
    return at?.closest('label')?.contains(control) || control.contains(at);
  };
  return [...controls].flatMap((control) => {
    if (!isShown(control) || isInText(control)) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A box to be ticked is pressed by its words, too.
    const ticked = control.matches('[type="checkbox"], [type="radio"]') && control.closest('label');
    const { x, y, width, height } = (ticked || control).getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isLarge = [
      [across, down - reach],
      [across, down + reach],
      [across - reach, down],
      [across + reach, down],
    ].every(([x = 0, y = 0]) => takes(control, x, y));
    if (isLarge || Math.min(width, height) >= 2 * reach) return [];
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const place = control.closest('header, footer, aside, dialog, nav, main')?.tagName ?? '';
    return [
      `${place} ${control.tagName} "${words.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`.toLowerCase(),
    ];
  });
};

/** Their tables hold names in rows of 24 px, and not of 44. */
const dense: readonly string[] = [
  '/inventory/titanium/',
  '/inventory/titanium/grade/6al-4v/',
  '/inventory/titanium/form/round-bar/',
  '/inventory/titanium/specs/ams-4928/',
  '/cross-reference/',
  '/find-by-property/?yield=150&form=bar',
  '/glossary/',
];

for (const path of templates.filter((path) => !dense.includes(path)))
  test(`${path}: a thumb meets everything on a phone`, { tag: '@rest' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, path);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
