import { expect, test, type Locator, type Page } from '@playwright/test';
import { quoteFields } from '@/content-schemas/quote-fields';
import { quoteAnswers } from './quote-post';
import { shared } from '../site/shared';
import { startQuoteSite } from '../site/start-site';
import { openHydrated } from './open-hydrated';

/** A grade with a form beside it. */
export const gradePath = '/inventory/titanium/grade/6al-4v/';

/** The site for the journeys of one file, in the mode `ok` and with nothing received before each. */
export function quoteSite(settings: Readonly<Record<string, string>> = {}) {
  const site = shared(() => startQuoteSite(settings));
  test.beforeEach(() => {
    site.form.setMode('ok');
    site.form.received.length = 0;
  });
  return site;
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a quote' });
export const aside = (page: Page) =>
  page.getByRole('complementary', { name: 'Quote', exact: true });
export const box = (form: Locator, name: string) =>
  form.getByRole('textbox', { name, exact: true });
export const send = (form: Locator) => form.getByRole('button', { name: /^Send( \d+ lines?)?$/ });
export const floatingButton = (page: Page) => page.getByRole('link', { name: 'Get Quote' }).last();
export const navigationEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Quote/ });

export async function fill(form: Locator) {
  for (const { name, label } of quoteFields) await box(form, label).fill(quoteAnswers[name]);
}

/** As if the page had been open for as long as a person needs: the site takes a faster sender for a program. */
export const takeTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_000;
  });

/** The dialog, opened by the floating button of a hydrated page. */
export async function open(page: Page, url: string) {
  await openHydrated(page, `${url}/glossary/`);
  await floatingButton(page).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** The dialog with all five questions answered. */
export async function openAndFill(page: Page, url: string) {
  const form = await open(page, url);
  await fill(form);
  await takeTime(page);
  return form;
}
