import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { holdScripts } from '../visitor/hold-scripts';
import { openHydrated } from '../visitor/open-hydrated';
import { violationsOf } from '../page/axe';
import { box, dialog, fill, quoteSite, send, takeTime } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';

// A list is checked by all records, which the process that walks these journeys answers.
const site = quoteSite({ WORDPRESS_TIMEOUT_MS: '30000' });

const list = `Hi, please quote:
3 pcs AMS 4928 2.5" rd x 40"
Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS asap
total 9`;

const text = (page: Page) => page.getByRole('textbox', { name: /^Your list/ });
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number}, as you wrote it` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openPage = (page: Page, query = '') => openHydrated(page, `${site.url}/quote-list/${query}`);

async function check(page: Page) {
  await openPage(page);
  await text(page).fill(list);
  await press(page, 'Check the list');
  await expect(
    page.getByRole('heading', { name: '2 lines read, 2 rows not recognized' }),
  ).toBeFocused();
}

test('a pasted list becomes lines, and they reach WordPress with the buyer’s words', async ({
  page,
}) => {
  await check(page);
  const first = page.getByRole('listitem').filter({ has: line(page, 1) });
  await expect(first.getByText('Titanium 6AL-4V', { exact: true })).toBeVisible();
  await expect(first.getByText('94.25 lb')).toBeVisible();
  const second = page.getByRole('listitem').filter({ has: line(page, 2) });
  await expect(second.getByText('Not understood: asap')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'These rows go into your message as you wrote them' }),
  ).toContainText('total 9');

  await line(page, 1).fill('4 pcs AMS 4928 2.5" rd x 40"');
  await press(page, 'Check line 1');
  await expect(page.getByText('Line 1 checked again.')).toBeVisible();
  await expect(line(page, 1)).toBeFocused();
  await expect(text(page)).toHaveValue(list.replace('3 pcs', '4 pcs'));

  await press(page, 'Add 2 lines to the quote');
  const form = dialog(page);
  await expect(form.getByRole('textbox', { name: /^Quantity of Titanium/ })).toHaveCount(2);
  await fill(form);
  await takeTime(page);
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received[0]?.message?.replaceAll('\r\n', '\n')).toContain(
    `${quoteAnswers.message}

Quote list:
1. 4 pieces  Titanium 6AL-4V, AMS 4928, round bar
    diameter 2.5 in, length 40 in; 125.66 lb theoretical for 4 pieces
    Pasted: 4 pcs AMS 4928 2.5" rd x 40"
2. 6 pieces  Titanium 6AL-4V, plate
    thickness 0.25 in, width 12 in, length 24 in; 69.12 lb theoretical for 6 pieces; DFARS 252.225-7009 melt source; not understood: asap
    Pasted: Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS asap

Reference: Q-`,
  );

  await expect(form).toBeHidden();
  await expect(page.getByText(/^Sent as Q-.+: View status$/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add 2 lines to the quote' })).toHaveClass(
    /btn-quiet/,
  );
});

test('lines are moved, duplicated, removed and brought back by keyboard; a reload keeps the list', async ({
  page,
}) => {
  await check(page);
  await page.getByRole('button', { name: 'Move line 1 down' }).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 2)).toHaveValue(/^3 pcs/);
  await expect(page.getByRole('button', { name: 'Move line 2 down' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(line(page, 3)).toHaveValue(/^3 pcs/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(line(page, 3)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(line(page, 2)).toBeFocused();
  await line(page, 1).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Line 1 checked again.')).toBeVisible();
  const rows = list.split('\n');
  const next = [rows[0], `${rows[2]} and more`, rows[1], rows[1], rows[3]].join('\n');
  await expect(text(page)).toHaveValue(next);
  await page.reload();
  await expect(text(page)).toHaveValue(next);
});

test('a line of the quote list leads back to its text, and what it becomes takes its place', async ({
  page,
}) => {
  await check(page);
  await press(page, 'Add 2 lines to the quote');
  const link = dialog(page).getByRole('link', { name: /^Edit Titanium 6AL-4V, AMS 4928/ });
  await openPage(page, new URL((await link.getAttribute('href')) ?? '', site.url).search);
  await expect(text(page)).toHaveValue('3 pcs AMS 4928 2.5" rd x 40"');
  await text(page).fill('9 pcs AMS 4928 2.5" rd x 40"');
  await press(page, 'Check the list');
  await press(page, 'Add 1 line to the quote');
  const quantities = dialog(page).getByRole('textbox', { name: /^Quantity of/ });
  await expect(quantities).toHaveCount(2);
  await expect(quantities.first()).toHaveValue('9 pieces');
});

test('what is typed before the page’s scripts arrive stays below the line of the address, with the focus', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto(new URL('/quote-list/?line=3+pcs+718', site.url).href, { waitUntil: 'commit' });
  await text(page).focus();
  await page.keyboard.type('2 pcs 625');
  arrive();
  await expect(text(page)).toHaveValue('3 pcs 718\n2 pcs 625');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.keyboard.type(' bar');
  await expect(text(page)).toHaveValue('3 pcs 718\n2 pcs 625 bar');
});

test('a file is read, and a damaged workbook is refused in a sentence', async ({ page }) => {
  await openPage(page);
  const file = page.getByLabel(/^Or a file/);
  await file.setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Qty,Grade,Form,Dia,Length\r\n3,718,round bar,"2.5""","40"""\r\n'),
  });
  await expect(text(page)).toHaveValue(/718/);
  await press(page, 'Check the list');
  await expect(page.getByRole('heading', { name: /^1 line read/ })).toBeVisible();
  await file.setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK'),
  });
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'list.xlsx' }),
  ).toHaveText(/cannot be read: it is damaged\. Please save its sheet as \.csv/);
});

test('a dropped workbook becomes lines, and one of them is edited', async ({ page }) => {
  await openPage(page);
  const workbook = readFileSync('components/quote-lines/workbooks/exceljs.xlsx', 'base64');
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], 'rfq.xlsx'));
    return data;
  }, workbook);
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(page.getByText('Sheet “RFQ 118” of rfq.xlsx was added.')).toBeVisible();
  await press(page, 'Check the list');
  await expect(page.getByRole('heading', { name: /^4 lines read/ })).toBeFocused();

  await press(page, 'Edit line 3');
  const fields = page.getByRole('form', { name: 'Fields of line 3' });
  await fields.getByRole('textbox', { name: 'Quantity' }).fill('20');
  await fields.getByRole('button', { name: 'Save line 3' }).click();
  await expect(page.getByText('Line 3 checked again.')).toBeVisible();
  const edited = page.getByRole('textbox', { name: 'Line 3, as you edited it' });
  const third = page.getByRole('listitem').filter({ has: edited });
  await expect(third.getByText('20 pieces')).toBeVisible();
  await expect(third.getByText('AMS 4928', { exact: true })).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`everyone can check a list: ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openPage(page);
    expect(await violationsOf(page)).toEqual([]);
    await check(page);
    await line(page, 1).fill('5 pcs');
    await press(page, 'Remove line 2');
    // At the top, so that no button is half under the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsOf(page)).toEqual([]);
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is posted, answered with its lines, and sent from there', async ({ page }) => {
    await page.goto(`${site.url}/quote-list/`);
    await text(page).fill(list);
    await press(page, 'Check the list');
    await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Grade: Titanium 6AL-4V');
    await expect(page.getByRole('row').nth(2)).toContainText('Not understood: asap');
    await expect(page.getByRole('listitem').filter({ hasText: /^total 9$/ })).toBeVisible();
    const form = page.getByRole('main');
    await fill(form);
    await send(form).click();
    await expect(page).toHaveURL(/\/quote-sent\/Q(-\w{4}){3}\/[\w-]{22}\/$/);
    expect(site.form.received[0]?.message?.replaceAll('\r\n', '\n')).toContain(
      `${quoteAnswers.message}

Quote list:
1. 3 pieces  Titanium 6AL-4V, AMS 4928, round bar
    diameter 2.5 in`,
    );
  });

  test('what cannot be checked comes back with its reason', async ({ page }) => {
    await page.goto(`${site.url}/quote-list/`);
    await text(page).fill('x\n'.repeat(501));
    await press(page, 'Check the list');
    await expect(page.getByRole('alert')).toHaveText(/This list has 501 lines/);
    await expect(box(page.getByRole('main'), 'Your list')).toHaveValue('x\n'.repeat(501));
    expect(site.form.received).toEqual([]);
  });
});

test('everyone can read the answer without a script', async ({ page }) => {
  await openPage(page);
  await text(page).fill(list);
  // `submit()` posts the form itself, as without the script.
  await text(page).evaluate((element) => (element as HTMLTextAreaElement).form?.submit());
  await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
});
