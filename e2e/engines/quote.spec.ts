import type { Page } from '@playwright/test';
import { quoteFields } from '@/content-schemas/quote-fields';
import { success } from '@/lib/quotes/messages';
import { openHydrated } from '../visitor/open-hydrated';
import {
  box,
  dialog,
  floatingButton,
  open,
  quoteSite,
  send,
  takeTime,
} from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';
import { expect, focused, retype, test } from './journey';

const site = quoteSite();

async function fill(page: Page) {
  for (const { name, label } of quoteFields)
    await retype(box(dialog(page), label), quoteAnswers[name]);
  await takeTime(page);
}

test(
  'opened, filled in and sent; then it closes and the focus is where it was',
  { tag: '@each-engine' },
  async ({ page }) => {
    await open(page, site.url);
    await fill(page);
    await send(dialog(page)).click();
    await expect(dialog(page).getByText(success)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await focused(page)).toBe('Get Quote');
    expect(new URL(page.url()).pathname).toBe('/glossary/');
    expect(site.form.received).toEqual([
      {
        ...quoteAnswers,
        message: expect.stringMatching(/^Please quote 12 pieces\.\s+Reference: Q-/),
        _wpcf7_unit_tag: expect.stringMatching(/^Q-/),
        reference: expect.stringMatching(/^Q-/),
      },
    ]);
  },
);

/** Presses Tab until the part with this name has the focus, at most so often. */
async function pressTabTo(page: Page, name: string, maxPresses: number) {
  for (let i = 0; i < maxPresses && (await focused(page)) !== name; i += 1)
    await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(name);
}

test('the keyboard is enough, and stays in the dialog', async ({ page }) => {
  await openHydrated(page, `${site.url}/glossary/`);
  await floatingButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Request a quote');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await focused(page)).toBe('Get Quote');

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  // Past Close, and the link to the pasted list where an engine stops at links.
  await pressTabTo(page, quoteFields[0].label, 3);
  for (const { name } of quoteFields) {
    await page.keyboard.type(quoteAnswers[name]);
    await page.keyboard.press('Tab');
  }
  await takeTime(page);
  // Past the files, and the link to the privacy page where an engine stops at links.
  await pressTabTo(page, 'Send', 3);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(success)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test(
  'an answer that WordPress refuses is marked at its field, and everything typed stays',
  { tag: '@wide' },
  async ({ page }) => {
    site.form.setMode('validation_failed');
    await open(page, site.url);
    await fill(page);
    await send(dialog(page)).click();
    const phone = box(dialog(page), 'Phone');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/Please enter a telephone number\./);
    await expect(phone).toBeFocused();
    for (const { name, label } of quoteFields)
      await expect(box(dialog(page), label)).toHaveValue(quoteAnswers[name]);
    site.form.setMode('ok');
    await retype(phone, '951 555 0199');
    await send(dialog(page)).click();
    await expect(dialog(page).getByText(success)).toBeVisible();
    expect(site.form.received).toMatchObject([{ phone: '951 555 0199' }]);
  },
);

test('a draft survives closing, reload, another page and the back button', async ({ page }) => {
  await open(page, site.url);
  const message = box(dialog(page), 'Message');
  const close = dialog(page).getByRole('button', { name: 'Close' });
  await retype(message, '12 pieces, cut to length');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quote-draft')))
    .toContain('12 pieces, cut to length');
  await close.click();
  await page.reload();
  await floatingButton(page).click();
  await expect(message).toHaveValue('12 pieces, cut to length');
  // A page kept for the back button would come back with its dialog open.
  await close.click();
  await openHydrated(page, `${site.url}/services/`);
  await page.goBack({ waitUntil: 'commit' });
  await floatingButton(page).click();
  await expect(message).toHaveValue('12 pieces, cut to length');
});

test('an empty form is not sent: each unanswered question says so, the first with the focus, within 500 px', async ({
  page,
}) => {
  await open(page, site.url);
  await send(dialog(page)).click();
  await expect(dialog(page).getByText('Please check 5 fields.')).toBeVisible();
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(500);
  for (const { label } of quoteFields)
    await expect(box(dialog(page), label)).toHaveAccessibleDescription(/^Enter your/);
  await expect(box(dialog(page), 'Full name')).toBeFocused();
  expect(site.form.received).toEqual([]);
});
