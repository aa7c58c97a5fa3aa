import { expect, test } from '@playwright/test';
import { failure, offline, success } from '@/lib/quotes/messages';
import { violationsOf } from '../page/axe';
import { box, send, fill, open, openAndFill, quoteSite } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';

const site = quoteSite();

test('no network, then an answer lost on the way: the form keeps its words, and three presses make one request', async ({
  page,
  context,
}) => {
  const form = await openAndFill(page, site.url);
  await context.setOffline(true);
  await send(form).click();
  await expect(form).toContainText(offline);
  expect(await violationsOf(page)).toEqual([]);
  await expect(box(form, 'Message')).toHaveValue(quoteAnswers.message);
  await context.setOffline(false);
  await page.route(
    '**/api/quote/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(form).click();
  await expect(form).not.toContainText(offline);
  // The alert is the sentence of the specification alone.
  await expect(form.getByRole('alert')).toHaveText(failure);
  await send(form).click();
  await expect(form.getByText(success)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('a slow WordPress: a spinner, also in the first moment, then a message that the request is stored', async ({
  page,
}) => {
  site.form.setMode('silent');
  // However long this machine takes to fill in the form.
  await page.addInitScript(() => (performance.now = () => 900));
  const form = await open(page, site.url);
  await fill(form);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The site waits for WordPress for two and a half seconds; this machine may be slower.
  await page.route('**/api/quote/', async (route) => {
    await released;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send' }).dblclick();
  const sending = form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeVisible();
  const ring = await sending.evaluate((button) => ({
    states: button.getAnimations({ subtree: true }).map(({ playState }) => playState),
    width: Number.parseFloat(getComputedStyle(button, '::before').inlineSize),
  }));
  // A ring that is drawn and turns, not only the word.
  expect(ring.states).toContain('running');
  expect(ring.width).toBeGreaterThan(10);
  expect(await violationsOf(page)).toEqual([]);
  release();
  await expect(form.getByText(success)).toBeVisible();
  site.form.setMode('ok');
  await expect.poll(() => site.form.received.length, { timeout: 15_000 }).toBe(1);
});

test('every post comes back as spam: the visitor reads the reference and whom to call', async ({
  page,
}) => {
  site.form.setMode('spam');
  const form = await openAndFill(page, site.url);
  await send(form).click();
  await expect(form.getByRole('alert')).toHaveText(failure);
  await expect(
    form.getByText(/^We hold your request as Q-.* but could not pass it on\.$/),
  ).toBeVisible();
  await expect(form.getByText(/^Everything you typed stays\. Call \(\d+\)/)).toBeVisible();
  await expect(box(form, 'Message')).toHaveValue(quoteAnswers.message);
});
