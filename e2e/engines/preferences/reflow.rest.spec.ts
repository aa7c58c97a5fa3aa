import { expect, test, type Page } from '@playwright/test';
import { templates } from '../../page/templates';

/** Pixels by which the page is wider than the window, and text that is cut off. */
const lost = () => ({
  wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  cut: [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // A table that scrolls needs room for its first column.
      if (!element.checkVisibility()) return false;
      if (overflowX === 'auto' && element.matches('.scroll-x') && element.clientWidth < 100)
        return true;
      const hides = [overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip');
      // Text for screen readers alone (`tokens.unseen`) is clipped on purpose.
      const isUnseen = element.clientHeight <= 1 || clipPath === 'inset(50%)';
      if (!hides || isUnseen || element.closest('.visually-hidden')) return false;
      // A drawing's empty paper is cut off, and none of its words.
      if (element.localName === 'figure') {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [...element.querySelectorAll('text, figcaption')]
          .map((words) => words.getBoundingClientRect())
          .some(
            (words) =>
              words.left < left - 2 ||
              words.right > right + 2 ||
              words.top < top - 2 ||
              words.bottom > bottom + 2,
          );
      }
      return (
        element.innerText?.trim() !== '' &&
        (element.scrollHeight > element.clientHeight + 2 ||
          element.scrollWidth > element.clientWidth + 2)
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120)),
});

const nothing = { wider: 0, cut: [] };

/** What people set, and how a page takes it. */
const settings: readonly (readonly [
  name: string,
  size: readonly [number, number],
  set?: (page: Page) => Promise<void>,
])[] = [
  ['400 % zoom: 320 px', [320, 256]],
  ['letters twice as large', [1280, 900], (page) => style(page, 'html { font-size: 200% }')],
  [
    'wide spacing of text (WCAG 1.4.12)',
    [1280, 900],
    (page) =>
      style(
        page,
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      ),
  ],
];

for (const [name, [width, height], set] of settings)
  test(`${name}: nothing is lost, on any template`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const path of templates) {
      await page.goto(path);
      await set?.(page);
      expect.soft(await page.evaluate(lost), path).toEqual(nothing);
    }
  });

/** A style of the visitor's own, as a browser's settings put it there: past the page's policy. */
const style = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
