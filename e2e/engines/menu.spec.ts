import { labelled, link, menu, words } from './targets';
import { expectPage, expect, focused, seesNo, expectVisible, test } from './journey';

const submenu = (name: string) => labelled(`${name} pages`, menu);
const nickel = link('Nickel', menu);
const stock = link('Stock Programs', menu);

test(
  'one submenu at a time, and a choice closes it',
  { tag: '@each-engine' },
  async ({ visitor }) => {
    await visitor.open('/glossary/');
    await unfold(visitor);
    await seesNo(visitor, nickel);
    await visitor.click(submenu('Inventory'));
    await expectVisible(visitor, nickel);
    await visitor.click(submenu('Services'));
    await expectVisible(visitor, stock);
    await seesNo(visitor, nickel);
    await visitor.click(stock);
    await expectPage(visitor, '/services/stock-programs/', 'Stock Programs');
    await seesNo(visitor, stock);
  },
);

test('Tab reaches every entry, Enter opens, Escape closes and gives focus back', async ({
  visitor,
}) => {
  await visitor.open('/glossary/');
  await unfold(visitor);
  await visitor.focus(submenu('Inventory'));
  await visitor.press('Enter');
  await expectVisible(visitor, nickel);
  for (let i = 0; i < 4; i += 1) await visitor.press('Tab');
  expect(await focused(visitor)).toBe('Nickel');
  await visitor.press('Escape');
  await seesNo(visitor, nickel);
  expect(await focused(visitor)).toBe('Inventory pages');
});

// On a phone the footer's headings are hidden.
test('a click beside it closes it', { tag: '@wide' }, async ({ visitor }) => {
  await visitor.open('/glossary/');
  await unfold(visitor);
  await visitor.click(submenu('Inventory'));
  await expectVisible(visitor, nickel);
  await visitor.click({ role: 'heading', name: 'Address' });
  await seesNo(visitor, nickel);
});

/** On a small screen the entries wait behind a button. */
async function unfold(visitor: Parameters<typeof expectVisible>[0]) {
  const button = words('Menu', menu);
  if ((await visitor.count(button)) > 0) await visitor.click(button);
}
