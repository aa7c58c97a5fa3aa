import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { violationsOf } from '../page/axe';
import { openHydrated } from '../visitor/open-hydrated';
import { box, dialog, fill, quoteSite, send } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';

// A list is checked by all records, which the process that walks these journeys answers.
const site = quoteSite({ WORDPRESS_TIMEOUT_MS: '30000' });

const list = `Hi, please quote:
3 pcs AMS 4928 2.5" rd x 40"
Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS asap
total 9`;

const text = (page: Page) => page.getByRole('textbox', { name: /^Your list/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const lines = (page: Page) =>
  page.locator('main ol > li').filter({ has: page.locator('[translate=no]') });

const openPage = (page: Page, query = '') => openHydrated(page, `${site.url}/quote-list/${query}`);

async function check(page: Page) {
  await openPage(page);
  await text(page).fill(list);
  await press(page, 'Check the list');
  await expect(page.getByRole('heading', { name: 'Your quote list: 2 lines' })).toBeFocused();
}

const inMessage = `${quoteAnswers.message}

Quote list:
1. Titanium 6Al-4V; 3 pieces; AMS 4928; round bar; diameter 2.5 in, length 40 in; 94.25 lb theoretical
    Pasted: 3 pcs AMS 4928 2.5" rd x 40"
2. Titanium 6Al-4V; 6 pieces; plate; thickness 0.25 in, width 12 in, length 24 in; 69.12 lb theoretical; DFARS 252.225-7009 melt source; not understood: asap
    Pasted: Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS asap

Reference: Q-`;
const received = () => site.form.received[0]?.message?.replaceAll('\r\n', '\n');

test('a pasted list becomes lines of the quote list, and they reach WordPress with the buyer’s words', async ({
  page,
}) => {
  await check(page);
  await expect(lines(page).nth(0)).toContainText('94.25 lb');
  await expect(lines(page).nth(1)).toContainText('not understood: asap');
  await expect(page.getByText('Weight of 2 lines: 163.37 lb')).toBeVisible();
  // What was not recognized stays in the box, but for a greeting.
  await expect(text(page)).toHaveValue('total 9');
  await page.getByRole('link', { name: 'Request a quote' }).click();
  const form = dialog(page);
  await fill(form);
  await form.getByRole('button', { name: 'Send 2 lines' }).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const receipt = form.getByRole('region', { name: 'Request sent' });
  await expect(receipt.getByRole('listitem').first()).toContainText(
    /diameter 2\.5\sin × 40\sin · 3 pieces AMS 4928/,
  );
  expect(received()).toContain(inMessage);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your quote list is empty' })).toBeVisible();
  const last = page.getByRole('main').getByText(/^Last request: Q-/);
  // The same reference is not shown twice.
  await expect(last).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(last).toBeVisible();
});

test('a line that is completed in its boxes gets its weight and what to look at, and keeps both', async ({
  page,
}) => {
  await openPage(page);
  await text(page).fill('6Al-4V bar');
  await press(page, 'Check the list');
  await page.getByRole('textbox', { name: /^Quantity of line 1/ }).fill('4');
  await page.getByRole('textbox', { name: /^Diameter of line 1/ }).fill('9');
  await page.getByRole('textbox', { name: /^Length of line 1/ }).fill('12');
  const line = lines(page).first();
  await expect(line).toContainText(/diameter 9 in × 12\sin · 4 pieces.*488\.58\slb/);
  await expect(line).toContainText('Our 6Al-4V round bar ends at 6 in.');
  await page.reload();
  await expect(page.getByText('Weight of 1 line: 488.58 lb')).toBeVisible();
});

test('by keyboard a line is edited, removed and brought back; a reload keeps the list', async ({
  page,
}) => {
  await check(page);
  await page.getByRole('button', { name: /^Edit line 2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Item of line 2' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Quantity of line 2' }).fill('20');
  await page.getByRole('checkbox', { name: 'Mill test report' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Edit line 2/ })).toBeFocused();
  await expect(lines(page).nth(1)).toContainText(/20 pieces plate.*mill test report/);
  await page.getByRole('button', { name: /^Remove line 1/ }).press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Enter'); // Undo
  await expect(page.getByRole('button', { name: /^Edit line 1/ })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('quote-list.csv');
  expect(readFileSync(await download.path(), 'utf8')).toContain('Titanium 6Al-4V,AMS 4928,');
  await page.reload();
  await expect(lines(page).nth(1)).toContainText('20 pieces');
});

test('a workbook becomes lines', async ({ page }) => {
  await openPage(page);
  await page.getByLabel(/^Or a file/).setInputFiles('components/paste-list/workbooks/exceljs.xlsx');
  await expect(page.getByText('Sheet “RFQ 118” of exceljs.xlsx was added.')).toBeVisible();
  await press(page, 'Check the list');
  await expect(page.getByRole('heading', { name: 'Your quote list: 4 lines' })).toBeFocused();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is posted, shown by the same list on a page of the site, and sent from there', async ({
    page,
  }) => {
    // An address without a list leads to the page where one is pasted.
    await page.goto(`${site.url}/quote-list/checked/?list=nothing`);
    await text(page).fill(list);
    await press(page, 'Check the list');
    await expect(page).toHaveURL(/\/quote-list\/checked\/\?list=/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(lines(page).nth(0)).toContainText('AMS 4928');
    await expect(page.getByRole('listitem').filter({ hasText: /^total 9$/ })).toBeVisible();
    await expect(text(page)).toHaveValue(list);
    const form = page.getByRole('region', { name: 'Request a quote' });
    await expect(box(form, 'Message')).toHaveValue('Please quote these lines.\ntotal 9');
    await fill(form);
    await send(form).click();
    await expect(page).toHaveURL(/\/quote-sent\/Q(-\w{4}){3}\/[\w-]{22}\/$/);
    expect(received()).toContain(inMessage);
  });
});
