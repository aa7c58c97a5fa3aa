import { expect, test } from '@playwright/test';
import { failure, success } from '@/lib/quotes/words';
import {
  aside,
  box,
  send,
  floatingButton,
  fill,
  open,
  openAndFill,
  gradePath,
  quoteSite,
} from './site/quote-page';
import { answers } from './site/quote-post';

const site = quoteSite();

test('no network: everything stays, and the next try is the same request', async ({
  page,
  context,
}) => {
  const form = await openAndFill(page, site.url());
  await context.setOffline(true);
  await send(form).click();
  await expect(form.getByText(failure)).toBeVisible();
  await expect(box(form, 'Message')).toHaveValue(answers.message);
  await context.setOffline(false);
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('the answer was lost on the way: a second try makes no second request', async ({ page }) => {
  const form = await openAndFill(page, site.url());
  await page.route(
    '**/api/quote/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(form).click();
  await expect(form.getByText(failure)).toBeVisible();
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('what WordPress cannot take is said at its field, not shown as sent', async ({ page }) => {
  site.form.be('validation_failed');
  const form = await openAndFill(page, site.url());
  await send(form).click();
  await expect(form.getByText('Please enter a telephone number.')).toBeVisible();
  await expect(box(form, 'Phone')).toBeFocused();
  site.form.be('ok');
  await box(form, 'Phone').fill('951 555 0199');
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received).toMatchObject([{ phone: '951 555 0199' }]);
});

test('what WordPress takes for spam is kept and not called sent', async ({ page }) => {
  site.form.be('spam');
  const form = await openAndFill(page, site.url());
  await send(form).click();
  await expect(form.getByText(failure)).toBeVisible();
  await expect(form.getByText(/We hold it as Q-.* could not pass it on: call/)).toBeVisible();
});

test('a slow WordPress: a spinner, then the truth that it is held', async ({ page }) => {
  site.form.be('silent');
  const form = await openAndFill(page, site.url());
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(form.getByText(success)).toBeVisible();
  site.form.be('ok');
  await expect.poll(() => site.form.received.length, { timeout: 15_000 }).toBe(1);
});

test('Send in the first moment is asked for once more, and taken', async ({ page }) => {
  await page.addInitScript(() => (performance.now = () => 900));
  const form = await open(page, site.url());
  await fill(form);
  await send(form).click();
  await expect(form.getByText(/Please press Send once more/)).toBeVisible();
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
});

test('a draft survives closing, reload and the back button', async ({ page }) => {
  const form = await open(page, site.url());
  await box(form, 'Message').fill('12 pieces, cut to length');
  // What keeps the draft comes on the first touch of the form; on a busy machine that takes a moment.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-draft'))).not.toBeNull();
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await floatingButton(page).click();
  await expect(box(form, 'Message')).toHaveValue('12 pieces, cut to length');
  await page.goto(`${site.url()}/services/`, { waitUntil: 'networkidle' });
  await page.goBack({ waitUntil: 'networkidle' });
  await floatingButton(page).click();
  await expect(box(form, 'Message')).toHaveValue('12 pieces, cut to length');
});

test('typed before the script runs, the words stay', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url() + gradePath, { waitUntil: 'commit' });
  const form = aside(page);
  await box(form, 'Full name').fill('Ada Byron');
  release();
  await page.waitForLoadState('networkidle');
  await expect(box(form, 'Full name')).toHaveValue('Ada Byron');
});
