import { expect, test, type Page } from '@playwright/test';
import { site } from '@/lib/site/company';
import { violationsOf } from '../page/axe';
import { shiftsOf, watchShifts } from '../page/layout-shifts';
import { openHydrated } from '../visitor/open-hydrated';
import { unhydrated } from '../visitor/unhydrated';

const grade = '/inventory/titanium/grade/6al-4v/';
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(15, 20, 23)';
const light = 'rgb(244, 243, 238)';

test('the theme that was chosen is there before anything is painted, and the system’s comes back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/glossary/');
  const toDark = page.getByRole('button', { name: 'Dark theme' });
  await toDark.click();
  await expect.poll(() => paper(page)).toBe(dark);

  // No script file is loaded: the theme is applied by the page's own inline script.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/contact/');
  expect(await paper(page)).toBe(dark);
  await page.unroute(/\.js(\?|$)/);

  await openHydrated(page, '/contact/');
  await expect(toDark).toHaveAttribute('aria-pressed', 'true');
  await toDark.click();
  await expect.poll(() => paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe(dark);
});

test('without a script the system decides, and nothing is offered that would not work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(grade);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy R56400' })).toBeHidden();
  await page.goto('/compare/');
  const instead = page.locator('main noscript');
  // Playwright's matchers read no text of <noscript>.
  expect(await instead.textContent()).toContain('Comparing side by side needs JavaScript');
  await expect(instead.locator('a[href="/inventory/titanium/grade/6al-4v/"]')).toBeVisible();
  await context.close();
});

test('a number is copied at the press of a button that shows on hover, on focus and to a finger', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, grade);
  const button = page.getByRole('button', { name: 'Copy R56400' });
  await expect(button).toHaveCSS('opacity', '0');
  await page.getByText('R56400').first().hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('R56400');
  expect(await violationsOf(page)).toEqual([]);
});

test('grades stand as cards or as rows by choice, which is stored and moves nothing', async ({
  page,
}) => {
  await watchShifts(page);
  await openHydrated(page, '/inventory/nickel/');
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  expect(await columns()).toBe(3);
  await page.getByRole('button', { name: 'Show rows' }).click();
  for (const path of ['/inventory/nickel/', '/inventory/titanium/']) {
    await expect.poll(columns).toBe(1);
    await expect(page.getByRole('button', { name: /^Show rows\s*, shown$/ })).toBeVisible();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shiftsOf(page)).toEqual([]);
  }
  await expect.poll(() => page.evaluate(unhydrated)).toBe('');
  await page.reload();
  await expect.poll(() => page.evaluate(unhydrated)).toBe('');
  await page.getByRole('button', { name: 'Show cards' }).click();
  await page.reload();
  await expect.poll(columns).toBe(3);
});

test('on a phone the contact page begins with the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact/');
  const form = page.getByRole('complementary', { name: 'Quote', exact: true });
  await expect(form.getByRole('heading', { name: 'Request a quote' })).toBeInViewport();
  await expect(form.getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
  // Above it are only the breadcrumbs, the telephone and the email.
  const before = await form.evaluate((aside) =>
    [...document.querySelectorAll('main :is(a, button, input, textarea, h2)')]
      .filter((part) => part.compareDocumentPosition(aside) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((part) => part.textContent),
  );
  expect(before).toEqual(['Home', `Call ${site.phone}`, 'Email us']);
});

test('a tool stores its units, and an address that names them is right', async ({ page }) => {
  const from = page.getByRole('combobox', { name: 'From' });
  await openHydrated(page, '/tools/conversion/');
  await from.selectOption('mm');
  await page.goto('/tools/conversion/');
  await expect(from).toHaveValue('mm');
  await page.goto('/tools/conversion/?from=ft');
  await expect(from).toHaveValue('ft');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/tools/conversion/');
  await expect(from).toHaveValue('in');
});

test('the site can be installed: its manifest, and icons of the sizes it names', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href!)).json();
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('shapes that no page of ours stored leave every page standing', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/offline/');
  await page.evaluate(() => {
    for (const key of ['quote-list', 'quote-draft', 'inventory', 'services', 'glossary'])
      localStorage.setItem(key, '[null]');
    localStorage.setItem('theme', 'no such theme');
    localStorage.setItem('comparison', 'x'.repeat(1_000_000));
  });
  for (const path of ['/', '/inventory/nickel/', '/inventory/titanium/grade/6al-4v/']) {
    await openHydrated(page, path);
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
