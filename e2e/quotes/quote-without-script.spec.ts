import { expect, test } from '@playwright/test';
import { failure, success } from '@/lib/quotes/messages';
import { site as company } from '@/lib/site/company';
import {
  aside,
  box,
  send,
  floatingButton,
  fill,
  gradePath,
  quoteSite,
} from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';

const site = quoteSite();

test.use({ javaScriptEnabled: false });

const sentPage = /\/quote-sent\/Q(-\w{4}){3}\/[\w-]{22}\/$/;

test('WordPress being down is not the visitor’s trouble: a page with a reference, whose reload sends nothing', async ({
  page,
}) => {
  site.form.setMode('down');
  await page.goto(`${site.url}/glossary/`);
  await floatingButton(page).click();
  await expect(page).toHaveURL(`${site.url}/contact/`);
  const form = aside(page);
  await fill(form);
  await send(form).click();
  await expect(page).toHaveURL(sentPage);
  await expect(page.getByText(success)).toBeVisible();
  await page.reload();
  await page.goBack();
  await page.goForward();
  await expect(page.getByText(/^Q-/)).toBeVisible();
  site.form.setMode('ok');
  await expect.poll(() => site.form.received.length, { timeout: 15_000 }).toBe(1);
  await page.goto(page.url().replace(/[\w-]{22}\/$/, `${'a'.repeat(22)}/`));
  await expect(page.getByText('We find no request at this address.')).toBeVisible();
});

test('what fails comes back filled in, and can be mended', async ({ page }) => {
  site.form.setMode('validation_failed');
  await page.goto(site.url + gradePath);
  const form = aside(page);
  await fill(form);
  await send(form).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Please enter a telephone number.' }).click();
  await expect(page).toHaveURL(/#phone$/);
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^We hold your request as Q-.*change it and send again\.$/),
  ).toBeVisible();
  // In the site's frame.
  await expect(page.getByRole('banner').getByRole('link', { name: company.phone })).toBeVisible();
  const again = page.getByRole('main');
  await expect(box(again, 'Message')).toHaveValue(quoteAnswers.message);
  site.form.setMode('ok');
  await box(again, 'Phone').fill('951 555 0199');
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(sentPage);
  await expect(page.getByText('About: Titanium 6Al-4V')).toBeVisible();
  expect(site.form.received).toMatchObject([
    { phone: '951 555 0199', message: expect.stringContaining('About: Titanium 6Al-4V') },
  ]);
});

test('stocked sizes lead to a page that has read them; what is typed there stays with another size', async ({
  page,
}) => {
  await page.goto(`${site.url}/inventory/titanium/form/plate/`);
  await page.getByRole('button', { name: '0.250 in, Titanium 6Al-4V, Plate' }).first().click();
  await page.getByRole('textbox', { name: /^Quantity of line 1/ }).fill('3');
  await page.getByRole('textbox', { name: /^Length of line 1/ }).fill('12');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Add another size' }).click();
  await expect(page.getByText('Your list is kept')).toBeVisible();
  await page.getByRole('button', { name: 'Show your list' }).click();
  await expect(page.getByText(/thickness 0\.25\sin × 12\sin · 3 pieces/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '0.500 in, Titanium 6Al-4V, Plate' }).first().click();
  const form = page.getByRole('region', { name: 'Request a quote' });
  await expect(form.getByText(/thickness 0\.25\sin × 12\sin · 3 pieces.*AMS\s4911/)).toBeVisible();
  await expect(page.getByText('Your text')).toHaveCount(0);
  await form.getByRole('textbox', { name: /^Length of line 2/ }).fill('24');
  await expect(box(form, 'Full name')).toHaveValue('Ada Lovelace');
  await fill(form);
  await send(form).click();
  await expect(page).toHaveURL(sentPage);
  expect(site.form.received[0]?.message).toMatch(/2\. .*thickness 0\.5 in.*; length 24 in/);
  expect(await page.context().cookies()).toEqual([]);
});

test('a made-up reference has a page that says so and fills no cache', async ({ page }) => {
  const token = 'abcdefghijklmnopqrstuv';
  const address = `${site.url}/quote-sent/Q-7F3K-9M2P-4XWT/${token}/`;
  await page.goto(address);
  await expect(page.getByText('We find no request at this address.')).toBeVisible();
  await expect(page.getByText(success)).toHaveCount(0);
  const { headers } = await fetch(address);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-security-policy')).toContain("'sha256-");
  const none = await fetch(`${site.url}/quote-sent/Q-CALL-0900-1234/${token}/`, {
    redirect: 'manual',
  });
  expect([none.status, none.headers.get('location')]).toEqual([307, '/404/']);
  // Half an address is one of no page: the prerendered 404, with the policy of its own scripts.
  const half = await fetch(`${site.url}/quote-sent/Q-7F3K-9M2P-4XWT/`);
  const policy = half.headers.get('content-security-policy');
  expect([half.status, policy?.includes("'nonce-")]).toEqual([404, false]);
});
