import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';
import { quoteAnswers } from '../visitor/quote-post';

/** A screen worth a look: a page, and what a visitor did on it. */
export interface State {
  name: string;
  path: string;
  /** Only what is in sight is a picture: over the page is a menu or a dialog. */
  isOverlay?: boolean;
  reach?: (page: Page, isPhone: boolean) => Promise<void>;
}

const list = `3 pcs AMS 4928 2.5" rd x 40"
Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS asap
17-4 H900 rd bar 1.5 x 144, 2 pcs
2 pcs Inconel 718 hexagon`;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a quote' });

/** The dialog is opened by the button in the corner, or on a phone by that of the bar. */
const openDialog = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Get Quote/ })
    .and(page.locator(':visible'))
    .last()
    .click();
  await dialog(page).waitFor();
};

const checkList = async (page: Page) => {
  await page.getByRole('textbox', { name: /^Your list/ }).fill(list);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText(/lines? added/).waitFor();
};

const addList = async (page: Page) => {
  await checkList(page);
  await page.getByRole('link', { name: 'Request a quote' }).click();
  await dialog(page).waitFor();
};

const search = (words: string) => async (page: Page, isPhone: boolean) => {
  if (isPhone) await main(page).getByRole('combobox').click();
  else await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.locator('[role=option]:visible').first().waitFor();
};

const fillIn = async (form: Locator, answers: Readonly<Record<string, string>>) => {
  for (const [label, answer] of Object.entries(answers))
    await form.getByRole('textbox', { name: label, exact: true }).fill(answer);
};

const tool = (slug: string, query = '') => `/tools/${slug}/${query}`;

/** Every template, and every state of it that a visitor meets. */
export const states: readonly State[] = [
  { name: 'home', path: '/' },
  {
    name: 'menu',
    path: '/inventory/titanium/',
    isOverlay: true,
    async reach(page) {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const menu = navigation.getByText('Menu', { exact: true });
      if (await menu.isVisible()) await menu.click();
      else await navigation.getByLabel('Inventory pages').click();
    },
  },
  { name: 'suggestions', path: '/', isOverlay: true, reach: search('718') },
  { name: 'inventory', path: '/inventory/' },
  { name: 'metal', path: '/inventory/titanium/' },
  { name: 'metal-filtered', path: '/inventory/nickel/?form=round-bar' },
  {
    name: 'metal-rows',
    path: '/inventory/nickel/',
    async reach(page) {
      await main(page).getByRole('button', { name: 'Show rows' }).click();
    },
  },
  { name: 'grade-6al-4v', path: '/inventory/titanium/grade/6al-4v/' },
  { name: 'grade-17-4', path: '/inventory/stainless-steel/grade/17-4-ph/' },
  { name: 'grade-718', path: '/inventory/nickel/grade/inconel-718/' },
  { name: 'spec', path: '/inventory/titanium/specs/ams-4928/' },
  { name: 'form', path: '/inventory/titanium/form/round-bar/' },
  { name: 'form-plate', path: '/inventory/stainless-steel/form/plate/' },
  { name: 'cross-reference', path: '/cross-reference/' },
  {
    name: 'cross-reference-filtered',
    path: '/cross-reference/',
    reach: (page) => main(page).getByRole('searchbox').first().fill('566'),
  },
  { name: 'find-by-property', path: '/find-by-property/' },
  { name: 'found-by-property', path: '/find-by-property/?yield=150&form=bar' },
  { name: 'compare-none', path: '/compare/' },
  { name: 'compare-2', path: '/compare/?grades=stainless-steel/17-4-ph,stainless-steel/15-5-ph' },
  {
    name: 'compare-4',
    path: '/compare/?grades=titanium/6al-4v,nickel/inconel-718,stainless-steel/17-4-ph,alloy-steel/4340',
  },
  { name: 'search-results', path: '/search/?q=718' },
  { name: 'search-nothing', path: '/search/?q=1.9999' },
  { name: 'services', path: '/services/' },
  { name: 'service', path: '/services/stock-programs/' },
  { name: 'service-sourcing', path: '/services/sourcing/' },
  { name: 'processes', path: '/services/value-added-processes/' },
  { name: 'process', path: '/services/value-added-processes/heat-treating/' },
  { name: 'glossary', path: '/glossary/' },
  { name: 'term', path: '/glossary/age-hardening/' },
  { name: 'quality', path: '/quality/' },
  { name: 'capabilities', path: '/capabilities/' },
  { name: 'about', path: '/about-us-2/' },
  { name: 'terms', path: '/terms-and-conditions/' },
  { name: 'contact', path: '/contact/' },
  {
    name: 'contact-with-list',
    path: '/quote-list/',
    async reach(page) {
      await addList(page);
      await openHydrated(page, '/contact/');
    },
  },
  {
    name: 'contact-errors',
    path: '/contact/',
    async reach(page) {
      await fillIn(main(page), { Email: 'buyer@' });
      await main(page).getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  { name: 'quote-sent', path: '/quote-sent/Q-7F3K-9M2P-4XWT/' },
  { name: 'dialog', path: '/glossary/', isOverlay: true, reach: openDialog },
  { name: 'dialog-with-list', path: '/quote-list/', isOverlay: true, reach: addList },
  {
    name: 'dialog-errors',
    path: '/glossary/',
    isOverlay: true,
    async reach(page) {
      await openDialog(page);
      await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  {
    name: 'dialog-not-sent',
    path: '/glossary/',
    isOverlay: true,
    async reach(page) {
      await page.route('**/api/quote/**', (route) => route.abort());
      await openDialog(page);
      for (const [name, answer] of Object.entries(quoteAnswers))
        await dialog(page).locator(`[name="${name}"]`).fill(answer);
      await page.waitForTimeout(3_500); // as a person takes
      await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
      await page.waitForTimeout(1_500);
    },
  },
  { name: 'quote-list', path: '/quote-list/' },
  { name: 'quote-list-checked', path: '/quote-list/', reach: checkList },
  { name: 'weight', path: tool('metal-weight-conversion') },
  { name: 'weight-wrong', path: tool('metal-weight-conversion', '?diameter=2,5') },
  { name: 'hardness', path: tool('steel-hardness-conversion') },
  { name: 'hardness-wrong', path: tool('steel-hardness-conversion', '?hb=38') },
  { name: 'gauge', path: tool('sheet-metal-gauge-conversion') },
  { name: 'decimal', path: tool('decimal-to-fraction') },
  { name: 'length', path: tool('conversion') },
  { name: 'temperature', path: tool('temperature-conversion') },
  { name: 'temperature-wrong', path: tool('temperature-conversion', '?value=-500') },
  { name: 'weight-conversion', path: tool('weight-conversion') },
  { name: 'round', path: tool('round-to-square') },
  { name: 'round-wrong', path: tool('round-to-square', '?height=0') },
  { name: 'line-card', path: '/product-line-card/' },
  { name: 'sitemap', path: '/sitemap/' },
  { name: 'not-found', path: '/404/' },
  { name: 'offline', path: '/offline/' },
];
