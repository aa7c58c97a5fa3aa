import { expect, test } from '@playwright/test';
import { templates } from './engines/templates';

test.use({ baseURL: process.env.E2E_SITE });

/** Runs in a page: what is pressed or typed into and is smaller than a thumb, by its words. Links in a text are not meant. */
const smallTargets = () => {
  const least = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  /** A choice is pressed by its label, too. */
  const areaOf = (control: HTMLElement) =>
    (control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/.test(control.type)
      ? control.closest('label')
      : null) ?? control;
  /** Words beside it in its paragraph, list item or cell. */
  const isInText = (control: HTMLElement) => {
    const text = control.closest('p, li, dd, td, th, caption, figcaption, small, address');
    const rest = (text?.textContent ?? '').replace(control.textContent ?? '', '').trim();
    return (
      control.tagName === 'A' && rest !== '' && getComputedStyle(control).display === 'inline'
    );
  };
  return [...controls].flatMap((control) => {
    const { width, height } = areaOf(control).getBoundingClientRect();
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isShown || isInText(control)) return [];
    // Half a pixel is lost where a letter's height is rounded.
    if (Math.min(width, height) >= least - 0.5) return [];
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const place = control.closest('header, footer, aside, dialog, nav, main')?.tagName ?? '';
    return [
      `${place.toLowerCase()} ${control.tagName.toLowerCase()} "${words.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`,
    ];
  });
};

for (const path of templates)
  test(`${path}: a thumb meets everything on a phone`, { tag: '@rest' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
