import { expect, test, type Locator, type Page } from '@playwright/test';
import { templates } from '../page/templates';
import { openHydrated } from '../visitor/open-hydrated';

/** A phone, whose pointer is a finger. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * Runs in a page: what is pressed or typed into and takes a finger less than 22 px from its middle to every side, by its
 * words. Links in a text are not meant, and an editor's text is one.
 */
const smallTargets = (within: Element) => {
  const reach = 21.5;
  const controls = within.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.getBoundingClientRect().width > 1 &&
    !control.closest('[aria-hidden="true"]');
  /** Words beside it in its paragraph, list item or cell. */
  const isInText = (control: HTMLElement) => {
    const { display } = getComputedStyle(control);
    if (control.tagName !== 'A' || !display.startsWith('inline')) return false;
    const text = control.closest(
      display === 'inline' ? 'p, li, dd, td, th, caption, figcaption, small, address' : 'p',
    );
    const rest = (text?.textContent ?? '').replace(control.textContent ?? '', '').trim();
    return rest !== '' || control.closest('.prose') !== null;
  };
  const takes = (control: HTMLElement, x: number, y: number) => {
    const at = document.elementFromPoint(x, y);
    return at?.closest('label')?.contains(control) || control.contains(at);
  };
  return [...controls].flatMap((control) => {
    if (!isShown(control) || isInText(control)) return [];
    // A box to be ticked is pressed by its words, too.
    const ticked = control.matches('[type="checkbox"], [type="radio"]') && control.closest('label');
    const pressed = ticked || control;
    const size = pressed.getBoundingClientRect();
    if (Math.min(size.width, size.height) >= 2 * reach) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isLarge = [
      [across, down - reach],
      [across, down + reach],
      [across - reach, down],
      [across + reach, down],
    ].every(([x = 0, y = 0]) => takes(control, x, y));
    if (isLarge) return [];
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const place = control.closest('header, footer, aside, dialog, nav, main')?.tagName ?? '';
    return [
      `${place} ${control.tagName} "${words.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`.toLowerCase(),
    ];
  });
};

for (const path of templates)
  test(`${path}: a thumb meets everything on a phone`, { tag: '@rest' }, async ({ page }) => {
    await openHydrated(page, path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    expect(await page.locator('html').evaluate(smallTargets)).toEqual([]);
  });

/** What a thumb does to a page, and what it meets then; `reach` returns where, if not everywhere. */
const states: readonly {
  state: string;
  path: string;
  reach: (page: Page) => Promise<Locator | void>;
}[] = [
  {
    state: 'the menu, a submenu open',
    path: '/glossary/alloy/',
    async reach(page) {
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByText('Menu', { exact: true }).click();
      await menu.getByLabel('Inventory pages').click();
      await expect(menu.getByRole('link', { name: 'Nickel' })).toBeVisible();
      return menu;
    },
  },
  {
    state: 'the quote dialog with errors',
    path: '/glossary/',
    async reach(page) {
      await page.getByRole('link', { name: 'Get Quote' }).last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByText('5 fields need attention.')).toBeVisible();
      return dialog;
    },
  },
  {
    state: 'grades as rows, narrowed, and the links to a comparison',
    path: '/inventory/titanium/?form=round-bar',
    async reach(page) {
      const boxes = page.getByRole('checkbox', { name: /^Compare/ }).filter({ visible: true });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect(page.getByRole('link', { name: /^Compare 2 grades/ }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Show rows' }).click();
    },
  },
  {
    state: 'a line of the quote list',
    path: '/inventory/titanium/specs/ams-4967/',
    async reach(page) {
      await page.getByRole('main').getByRole('button', { name: 'Add to quote' }).first().click();
      await page.goto('/contact/');
      await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
    },
  },
  {
    state: 'the correction of a size',
    path: '/tools/metal-weight-conversion/?diameter=2,5',
    reach: (page) => correctionIn(page, 'Use 2.5'),
  },
];

/** The message of a wrong entry, which has this link. */
async function correctionIn(page: Page, name: string) {
  const correction = page.getByRole('link', { name });
  await expect(correction).toBeVisible();
  return correction.locator('..');
}

for (const { state, path, reach } of states)
  test(`a thumb meets everything on a phone: ${state}`, { tag: '@rest' }, async ({ page }) => {
    await openHydrated(page, path);
    const within = (await reach(page)) ?? page.locator('html');
    expect(await within.evaluate(smallTargets)).toEqual([]);
  });
