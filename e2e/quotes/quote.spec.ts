import { expect, test } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { violationsOf } from '../page/axe';
import {
  dialog,
  aside,
  box,
  send,
  floatingButton,
  navigationEntry,
  fill,
  open,
  gradePath,
  quoteSite,
} from '../visitor/quote-page';
import { openHydrated } from '../visitor/open-hydrated';

const site = quoteSite();

test('the form beside a grade advises on a mistyped email, and says which grade', async ({
  page,
}) => {
  await openHydrated(page, site.url + gradePath);
  const form = aside(page);
  await fill(form);
  await box(form, 'Email').fill('dana@ortizprecision');
  await send(form).click();
  const advice = form.getByRole('region', { name: 'Before you send' });
  await expect(advice).toBeFocused();
  await expect(send(form)).toHaveCount(0);
  await expect(advice).toContainText('Did you mean dana@ortizprecision.com?');
  expect(await violationsOf(page)).toEqual([]);
  expect(site.form.received).toEqual([]);
  await form.getByRole('button', { name: 'Send anyway' }).click();
  await expect(form.getByText(success)).toBeVisible();
  const [{ email, message, reference } = {}] = site.form.received;
  expect(email).toBe('dana@ortizprecision');
  expect(message).toContain('About: Titanium 6Al-4V');
  await page.goto(`${site.url}/quote-list/`);
  await expect(page.getByText(`Last request: ${reference}`)).toBeVisible();
  await page.getByRole('link', { name: 'View status' }).click();
  await expect(page.getByText(success)).toBeVisible();
});

test('what is gathered on the way is counted, edited and sent', async ({ page }) => {
  await openHydrated(page, site.url + gradePath);
  await page.getByRole('button', { name: 'Add to quote' }).first().click();
  await expect(page.getByRole('button', { name: 'Added · view list' })).toBeVisible();
  await openHydrated(page, `${site.url}/services/`);
  const quote = navigationEntry(page);
  await expect(quote).toHaveAccessibleName(/1 line on your list/);
  await quote.click();
  const form = dialog(page);
  await fill(form);
  await send(form).click();
  // Asked once, before it is sent.
  await expect(form.getByText('We quote faster with all sizes and quantities.')).toBeInViewport();
  await form.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByRole('combobox', { name: 'Form of line 1' })).toBeFocused();
  await page.keyboard.press('r');
  await form.getByRole('textbox', { name: 'Quantity of line 1' }).fill('400 lb');
  await form.getByRole('button', { name: /^Edit line 1/ }).click();
  await form.getByRole('textbox', { name: 'Diameter of line 1' }).fill('2.5 in round');
  await form.getByRole('checkbox', { name: 'DFARS' }).check();
  await form.getByRole('button', { name: 'Send 1 line' }).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received[0]?.message).toMatch(
    /Quote list:\s+1\. Titanium 6Al-4V; 400 lb; round bar; 2\.5 in round; DFARS/,
  );
  await expect(quote).toHaveAccessibleName('Quote');
});

test('X, backdrop and a drag out of the form: the first two close it', async ({ page }) => {
  const form = await open(page, site.url);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await floatingButton(page).click();
  await box(form, 'Full name').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(form).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(form).toBeHidden();
});

test('on a phone the form fits, and is reached from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, `${site.url}/glossary/`);
  await page.getByText('Menu', { exact: true }).click();
  await navigationEntry(page).click();
  const form = dialog(page);
  await expect(form).toBeVisible();
  const width = await form.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(width[0]).toBe(width[1]);
  expect(width[0]).toBeLessThanOrEqual(360);
  // Send is visible before scrolling, and at the end of the form.
  await expect(send(form)).toBeInViewport({ ratio: 1 });
  await form.getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
  await expect(send(form)).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('heading', { name: 'Request a quote' })).toBeInViewport();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Menu', { exact: true })).toBeFocused();
});
