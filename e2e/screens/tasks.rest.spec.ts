import { expect, test, type Locator, type Page } from '@playwright/test';
import { quoteFields } from '@/content-schemas/quote-fields';
import { success } from '@/lib/quotes/messages';
import { openHydrated } from '../visitor/open-hydrated';
import { aside, box, dialog, floatingButton, quoteSite, takeTime } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';

/**
 * What a task costs at the most. A click is a press or a tap. A key is one pressed in a search, with "/" and Enter; pasting is none. A
 * field is a box or list of a form that is filled in, with the presses and keys in it. Screens are the pages seen, the first too, and each further window down to the answer.
 */
type Cost = readonly [clicks: number, keys: number, fields: number, screens: number];

const site = quoteSite({ WORDPRESS_TIMEOUT_MS: '30000' });

/** A buyer whose steps are counted. What else is done to the page is not. */
function buyerOn(page: Page) {
  let [clicks, keys, fields, windows] = [0, 0, 0, 0];
  const seen: string[] = [];
  const { width, height } = page.viewportSize()!;
  const isPhone = width < 600;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && seen.at(-1) !== pathname) seen.push(pathname);
  });
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const fill = async (field: Locator, value: string) => {
    fields += 1;
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? field.selectOption(value) : field.fill(value));
  };
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    page,
    isPhone,
    click,
    fill,
    cost: (): Cost => [clicks, keys, fields, seen.length + windows],
    /** Types into the search of the page, and opens what answers it. A phone has no key for the search. */
    async search(words: string) {
      await (isPhone ? click(page.getByRole('main').getByRole('combobox')) : press('/'));
      keys += words.length;
      await page.keyboard.type(words);
      await expect(page.locator(`[data-enter="${words}"]`)).toBeVisible();
      await press('Enter');
    },
    /** An entry of the main menu, below this one. */
    async choose(name: string, parent?: string) {
      const menu = page.getByRole('navigation', { name: 'Main' });
      if (isPhone) await click(menu.getByText('Menu', { exact: true }));
      if (parent) await click(menu.getByLabel(`${parent} pages`));
      await click(menu.getByRole('link', { name, exact: true }));
    },
    async fillQuote(form: Locator) {
      for (const { name, label } of quoteFields) await fill(box(form, label), quoteAnswers[name]);
      await takeTime(page);
    },
    async sees(answer: Locator) {
      await expect(answer).toBeVisible();
      const bottom = await answer.evaluate((element) => element.getBoundingClientRect().bottom);
      // The rule below a row may be out of sight.
      windows += Math.max(0, Math.ceil((bottom - 1) / height) - 1);
    },
  };
}
type Buyer = ReturnType<typeof buyerOn>;

const main = (page: Page) => page.getByRole('main');
const grade = '/inventory/titanium/grade/6al-4v/';
const firstSize = (page: Page) => page.getByRole('button', { name: /^[\d.]+ in, / }).first();

const list = `3 pcs AMS 4928 2.5" rd x 40"
718 plate .250" x 12" x 24" qty 6
17-4 ph rd 1" x 36" 10 pcs
4340 rd 3" x 24" 2 pcs
625 sheet .125" x 36" x 96" 2 pcs
L-605 rd 1.5" x 12" 4 pcs`;

/** A search from home: its words, and what answers. On a phone a tap takes the place of "/". */
const searched = (words: string, answer: (page: Page) => Locator): Task => ({
  task: words,
  most: [0, words.length + 2, 0, 2],
  onPhone: [1, words.length + 1, 0, 2],
  async walk({ page, search, sees }) {
    await search(words);
    await sees(answer(page).first());
  },
});

interface Task {
  task: string;
  /** Where it begins. */
  from?: string;
  most: Cost;
  /** On a phone, where that is another figure. */
  onPhone?: Cost;
  walk: (buyer: Buyer) => Promise<void>;
}

const tasks: readonly Task[] = [
  searched('ams 4928', (page) =>
    page.getByRole('button', { name: /^[\d.]+ in, Titanium 6Al-4V, Round Bar/ }),
  ),
  searched('3.7165', (page) => page.getByText(/W\.-Nr\. 3\.7165/)),
  searched('38 hrc', (page) => main(page).locator('dl data').filter({ hasText: /^35\d/ })),
  searched('17-4 vs 15-5', (page) => main(page).getByRole('row', { name: /^Yield/ })),
  searched('as9120', (page) => main(page).getByText(/AS9120/)),
  {
    task: 'plate of 150 ksi yield',
    most: [3, 0, 2, 2],
    onPhone: [4, 0, 2, 2],
    async walk({ page, choose, click, fill, sees }) {
      await choose('Find by Property', 'Inventory');
      await fill(main(page).getByRole('combobox', { name: 'Form' }), 'plate');
      await fill(main(page).getByLabel('Yield at least'), '150');
      await click(main(page).getByRole('button', { name: 'Find grades' }));
      await sees(
        main(page)
          .getByRole('row', { name: /Inconel 718/ })
          .first(),
      );
    },
  },
  {
    task: '2-1/2 × 12 × 4 weighed, onto the quote list',
    most: [4, 0, 3, 2],
    onPhone: [4, 0, 4, 2],
    async walk({ page, isPhone, choose, click, fill, sees }) {
      await choose('Metal Weight Calculator', 'Tools');
      await (isPhone
        ? fill(main(page).getByRole('combobox', { name: 'Shape' }), 'flat')
        : click(main(page).getByRole('radio', { name: 'Flat bar' })));
      await fill(box(main(page), 'Thickness'), '2-1/2');
      await fill(box(main(page), 'Width'), '12');
      await fill(box(main(page), 'Length'), '4');
      await click(main(page).getByRole('button', { name: 'Add to quote' }));
      await sees(
        main(page)
          .getByText(/^Added/)
          .first(),
      );
    },
  },
  {
    task: 'six lines pasted and sent',
    most: [5, 0, 5, 2],
    async walk({ page, click, fillQuote, sees }) {
      await click(main(page).getByRole('link', { name: 'Paste a list' }));
      await click(page.getByRole('textbox', { name: /^Your list/ }));
      await page.keyboard.insertText(list);
      await click(page.getByRole('button', { name: 'Check the list' }));
      await click(page.getByRole('link', { name: 'Request a quote' }).first());
      await fillQuote(dialog(page));
      await click(dialog(page).getByRole('button', { name: 'Send 6 lines' }));
      await sees(dialog(page).getByText(success));
    },
  },
  {
    task: '16 ga stainless, by menu',
    most: [2, 0, 0, 2],
    onPhone: [3, 0, 0, 2],
    async walk({ page, choose, sees }) {
      await choose('Sheet Metal Gauge', 'Tools');
      await sees(main(page).locator('dl data').filter({ hasText: '0.0625' }).first());
    },
  },
  {
    task: 'call',
    most: [1, 0, 0, 1],
    async walk({ page, click }) {
      await click(page.getByRole('banner').locator('a[href^="tel:"]'));
    },
  },
  {
    task: 'mail',
    most: [2, 0, 0, 2],
    onPhone: [3, 0, 0, 2],
    async walk({ page, choose, click, sees }) {
      await choose('Contact');
      const mail = main(page).locator('a[href^="mailto:"]').filter({ visible: true }).first();
      await sees(mail);
      await click(mail);
    },
  },
  {
    task: 'a size of a grade, asked for',
    from: grade,
    most: [3, 0, 5, 1],
    onPhone: [4, 0, 5, 1],
    async walk({ page, isPhone, click, fillQuote, sees }) {
      await click(firstSize(page));
      if (isPhone) await click(floatingButton(page));
      const form = isPhone ? dialog(page) : aside(page);
      await fillQuote(form);
      await click(form.getByRole('button', { name: 'Send 1 line' }));
      await click(form.getByRole('button', { name: 'Send anyway' }));
      await sees(form.getByText(success));
    },
  },
  {
    task: 'back the next day: words and list are there',
    most: [1, 0, 0, 1],
    async walk({ page, click, sees }) {
      await click(floatingButton(page));
      await sees(dialog(page).getByText('Your quote list: 1 line'));
      await expect(box(dialog(page), 'Message')).toHaveValue(quoteAnswers.message);
    },
  },
];

/** Leaves a size and a message, as if that had been 23 hours ago: a draft is kept for a day. */
async function leaveDraft(page: Page) {
  await openHydrated(page, site.url + grade);
  await firstSize(page).click();
  await openHydrated(page, site.url);
  await floatingButton(page).click();
  await box(dialog(page), 'Message').fill(quoteAnswers.message);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-draft'))).toBeTruthy();
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('quote-draft')!) as { savedAt: number };
    const savedAt = draft.savedAt - 23 * 3_600_000;
    localStorage.setItem('quote-draft', JSON.stringify({ ...draft, savedAt }));
  });
}

for (const { task, from = '/', most, onPhone = most, walk } of tasks)
  for (const [on, width, height, bound] of [
    ['desktop', 1280, 800, most],
    ['phone', 390, 844, onPhone],
  ] as const)
    test(`${task}, ${on}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (task.startsWith('back')) await leaveDraft(page);
      const buyer = buyerOn(page);
      await openHydrated(page, site.url + from);
      await walk(buyer);
      const now = buyer.cost();
      console.log(`${task}, ${on}: ${now.join('/')}`);
      expect(now.map((part, i) => Math.max(part, bound[i]!))).toEqual(bound);
    });
