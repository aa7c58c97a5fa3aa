import { success } from '@/lib/quotes/messages';
import { quoteFields } from '@/content-schemas/quote-fields';
import { quoteAnswers } from '../visitor/quote-post';
import {
  button,
  combobox,
  getQuote,
  labelled,
  main,
  menu,
  option,
  quoteDialog,
  radio,
  textbox,
  words,
} from './targets';
import { expectVisible, test } from './journey';
import { expectNoViolations } from './violations';
import type { Visitor } from '../visitor/visitor';

const searchField = combobox('Search grades, specs and UNS numbers');

/** What a visitor does to a page, and what it shows then. */
const states: readonly {
  state: string;
  path: string;
  reach: (visitor: Visitor) => Promise<void>;
}[] = [
  {
    state: 'submenu open',
    path: '/glossary/alloy/',
    async reach(visitor) {
      await visitor.click(labelled('Inventory pages', menu));
      await expectVisible(visitor, { role: 'link', name: 'Nickel', within: menu });
    },
  },
  {
    state: 'menu open on a phone',
    path: '/glossary/alloy/',
    async reach(visitor) {
      await visitor.size(390, 844);
      await visitor.click(words('Menu', menu));
      await visitor.click(labelled('Inventory pages', menu));
      await expectVisible(visitor, { role: 'link', name: 'Nickel', within: menu });
    },
  },
  {
    state: 'search results open',
    path: '/terms-and-conditions/', // long: no link of the footer is half below the results
    async reach(visitor) {
      await visitor.fill(searchField, 'ams 49');
      await expectVisible(visitor, option(/^AMS 49/));
      await visitor.press('ArrowDown');
    },
  },
  {
    state: 'nothing found',
    path: '/glossary/alloy/',
    async reach(visitor) {
      await visitor.fill(searchField, 'zzzz');
      await expectVisible(visitor, words('Nothing found for zzzz.'));
    },
  },
  {
    state: 'a calculator with another shape',
    path: '/tools/metal-weight-conversion/',
    async reach(visitor) {
      await visitor.click(radio('Tube'));
      await expectVisible(visitor, textbox('Wall'));
    },
  },
  {
    state: 'a calculator with an error',
    path: '/tools/metal-weight-conversion/?shape=tube&outerDiameter=2&wall=1.01',
    reach: (visitor) =>
      expectVisible(visitor, words('Wall must be at most half the outer diameter', main)),
  },
  {
    state: 'grades narrowed by form',
    path: '/inventory/titanium/?form=wire',
    reach: (visitor) => expectVisible(visitor, words(/^Spec: any/, main)),
  },
  {
    state: 'a spec on the list of the form beside it',
    path: '/inventory/titanium/specs/ams-4967/',
    async reach(visitor) {
      await visitor.click(button('Add to quote', main));
      await expectVisible(visitor, textbox('Quantity of line 1'));
    },
  },
];

for (const { state, path, reach } of states)
  test(`axe finds no fault with ${state}`, { tag: '@wide' }, async ({ visitor }) => {
    await visitor.open(path);
    await reach(visitor);
    await expectNoViolations(visitor, state);
  });

for (const theme of ['light', 'dark'] as const)
  test(
    `axe finds no fault with the quote dialog: open, failed, sent; ${theme}`,
    { tag: ['@wide', ...(theme === 'dark' ? ['@rest', '@chromium'] : [])] },
    async ({ visitor, form }) => {
      form.setMode('validation_failed');
      await visitor.open('/glossary/'); // on a page with a form the corner is hidden
      await visitor.run((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await visitor.click(getQuote);
      await expectVisible(visitor, textbox('Phone', quoteDialog));
      await expectNoViolations(visitor, `quote dialog, ${theme}`);
      for (const { name, label } of quoteFields)
        await visitor.fill(textbox(label, quoteDialog), quoteAnswers[name]);
      await new Promise((resolve) => setTimeout(resolve, 2000)); // a program would be faster
      await visitor.click(button('Send', quoteDialog));
      await expectVisible(visitor, words(/Please enter a telephone number\./, quoteDialog));
      await expectNoViolations(visitor, `quote dialog with an error, ${theme}`);
      form.setMode('ok');
      // Unchanged, it would be the same request, and refused as before.
      await visitor.fill(textbox('Phone', quoteDialog), '951 555 0199');
      await visitor.click(button('Send', quoteDialog));
      await expectVisible(visitor, words(success, quoteDialog));
      await expectNoViolations(visitor, `quote dialog, sent, ${theme}`);
    },
  );
