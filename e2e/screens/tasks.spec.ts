import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated, openHydrated } from '../visitor/open-hydrated';

/** What a task took: clicks or taps, keys, and how many screens below what is in sight its answer stood. */
interface Taken {
  clicks: number;
  keys: number;
  screens: number;
}

/** A visitor whose steps are counted. Everything else that is done to the page is not. */
function counting(page: Page) {
  const taken: Taken = { clicks: 0, keys: 0, screens: 0 };
  return {
    taken,
    click: async (target: Locator) => {
      taken.clicks += 1;
      await target.click();
    },
    type: async (text: string) => {
      taken.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (key: string) => {
      taken.keys += 1;
      await page.keyboard.press(key);
    },
    sees: async (target: Locator) => {
      await expect(target).toBeVisible();
      const { bottom, height } = await target.evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom,
        height: innerHeight,
      }));
      // The rule below a row may be out of sight.
      taken.screens += Math.max(0, bottom - height - 1) / height;
    },
  };
}
type Visitor = ReturnType<typeof counting>;

/** The search box of the header, and on a phone that of the home page. */
async function search(page: Page, visitor: Visitor, words: string, isPhone: boolean) {
  if (isPhone) await visitor.click(page.getByRole('main').getByRole('combobox'));
  else await visitor.press('/');
  await visitor.type(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText(/^\d+ results?$/).first()).toBeAttached();
}

/** What a task takes today and may take at most, on a wide screen and on a phone. */
type Bounds = readonly [clicks: number, keys: number, screens: number];
type Walk = (page: Page, visitor: Visitor, isPhone: boolean) => Promise<void>;

/** Tasks of a buyer, each from the home page. */
const tasks: readonly (readonly [name: string, desktop: Bounds, phone: Bounds, Walk])[] = [
  [
    'price of AMS 5662 bar, 2.5 in round, 40 in long, 3 pieces',
    [4, 20, 0],
    [4, 20, 0],
    async (page, visitor) => {
      await visitor.click(page.getByRole('main').getByRole('link', { name: 'Paste a list' }));
      await page.waitForURL('**/quote-list/');
      await hydrated(page);
      await visitor.click(page.getByRole('textbox', { name: /^Your list/ }));
      await visitor.type('5662 2.5 rd x 40 3pc');
      await visitor.click(page.getByRole('button', { name: 'Check the list' }));
      const line = page.getByRole('listitem').filter({ hasText: 'Inconel 718; 3 pieces' });
      for (const words of [/Inconel 718/, /round bar/, /2\.5\sin/, /40\sin/, /3\spieces/])
        await expect(line.getByText(words).first()).toBeVisible();
      await visitor.click(page.getByRole('link', { name: 'Request a quote' }));
      await visitor.sees(page.getByRole('button', { name: 'Send 1 line' }));
    },
  ],
  [
    'weight of 12 pieces 7/8 in hex, 36 in, Ti-6Al-4V',
    [4, 22, 0],
    [5, 21, 0],
    async (page, visitor, isPhone) => {
      await search(page, visitor, 'metal weight', isPhone);
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      const main = page.getByRole('main');
      await visitor.click(main.getByRole('radio', { name: /^Hex/ }));
      for (const [field, value] of [
        [/across flats/i, '7/8'],
        [/^Length/, '36'],
        [/^Pieces/, '12'],
      ] as const) {
        await visitor.click(main.getByRole('textbox', { name: field }).first());
        await page.keyboard.press('ControlOrMeta+a');
        await visitor.type(value);
      }
      await visitor.sees(main.getByText(/45\.8\d? lb/).first());
    },
  ],
  [
    'minimum tensile of Ti-6Al-4V bar, annealed',
    [0, 9, 1.3],
    [1, 8, 1.35],
    async (page, visitor, isPhone) => {
      await search(page, visitor, 'ti 6-4', isPhone);
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      await visitor.sees(page.getByRole('row', { name: /AMS 4928.*annealed.*135/ }).first());
    },
  ],
];

for (const [name, desktop, phone, walk] of tasks)
  for (const [on, width, height, [clicks, keys, screens]] of [
    ['desktop', 1280, 800, desktop],
    ['phone', 390, 844, phone],
  ] as const)
    test(`${name}, ${on}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const visitor = counting(page);
      await openHydrated(page, '/');
      await walk(page, visitor, on === 'phone');
      expect(visitor.taken.clicks).toBeLessThanOrEqual(clicks);
      expect(visitor.taken.keys).toBeLessThanOrEqual(keys);
      expect(visitor.taken.screens).toBeLessThanOrEqual(screens);
    });
