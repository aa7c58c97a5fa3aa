import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';
import { unhydrated } from '../visitor/unhydrated';

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

/** From the home page to the field that a list is pasted into. */
async function openList(page: Page, visitor: Visitor) {
  await visitor.click(page.getByRole('main').getByRole('link', { name: 'Paste a list' }));
  await page.waitForURL('**/quote-list/');
  await expect.poll(() => page.evaluate(unhydrated)).toBe('');
}

type Screen = 'desktop' | 'phone';
type Bounds = readonly [clicks: number, keys: number, screens: number];

/**
 * What each task takes today, and may take at most: clicks or taps, keys, and screens below what is in sight. A task is
 * walked where it has bounds.
 */
const most = {
  a: { desktop: [4, 20, 0], phone: [4, 20, 0] },
  b: { desktop: [0, 8, 0], phone: [1, 7, 0] },
  c: { desktop: [0, 14, 0], phone: [1, 13, 0.1] },
  d: { desktop: [4, 22, 0], phone: [5, 21, 0] },
  h: { desktop: [0, 9, 1.3], phone: [1, 8, 1.35] },
  k: { desktop: [1, 6, 0], phone: [2, 5, 0] },
} satisfies Record<string, Partial<Record<Screen, Bounds>>>;

interface Task {
  name: string;
  walk: (page: Page, visitor: Visitor, isPhone: boolean) => Promise<void>;
}

/** Tasks of a buyer, each from the home page. */
const tasks: Readonly<Record<keyof typeof most, Task>> = {
  a: {
    name: 'price of AMS 5662 bar, 2.5 in round, 40 in long, 3 pieces',
    walk: async (page, visitor) => {
      await openList(page, visitor);
      await visitor.click(page.getByRole('textbox', { name: /^Your list/ }));
      await visitor.type('5662 2.5 rd x 40 3pc');
      await visitor.click(page.getByRole('button', { name: 'Check the list' }));
      const line = page.getByRole('listitem').filter({ hasText: 'Inconel 718; 3 pieces' });
      for (const words of [/Inconel 718/, /round bar/, /2\.5\sin/, /40\sin/, /3\spieces/])
        await expect(line.getByText(words).first()).toBeVisible();
      await visitor.click(page.getByRole('link', { name: 'Request a quote' }));
      await visitor.sees(page.getByRole('button', { name: 'Send 1 line' }));
    },
  },
  b: {
    name: 'the grade of W.-Nr. 1.4545',
    walk: async (page, visitor, isPhone) => {
      await search(page, visitor, '1.4545', isPhone);
      await visitor.press('Enter');
      await visitor.sees(page.getByRole('heading', { level: 1, name: /15-5 PH/ }));
    },
  },
  c: {
    name: '17-4 PH beside 15-5 PH',
    walk: async (page, visitor, isPhone) => {
      await search(page, visitor, '17-4 vs 15-5', isPhone);
      await visitor.press('Enter');
      await visitor.sees(page.getByRole('row', { name: /^Tensile/ }));
    },
  },
  d: {
    name: 'weight of 12 pieces 7/8 in hex, 36 in, Ti-6Al-4V',
    walk: async (page, visitor, isPhone) => {
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
  },
  h: {
    name: 'minimum tensile of Ti-6Al-4V bar, annealed',
    walk: async (page, visitor, isPhone) => {
      await search(page, visitor, 'ti 6-4', isPhone);
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      const row = page.getByRole('row', { name: /AMS 4928.*annealed.*135/ });
      await visitor.sees(row.first());
    },
  },
  k: {
    name: 'the list is there a week later',
    walk: async (page, visitor, isPhone) => {
      await page.clock.install();
      await search(page, visitor, '5662', isPhone);
      await visitor.press('Enter');
      await page.waitForURL('**/specs/**');
      await expect.poll(() => page.evaluate(unhydrated)).toBe('');
      await visitor.click(page.getByRole('button', { name: /^Add .*to quote/ }).first());
      await page.clock.fastForward(7 * 24 * 60 * 60 * 1000);
      await page.goto('/');
      await visitor.sees(page.getByRole('link', { name: /Get Quote\s*1/ }).first());
    },
  },
};

const viewports = { desktop: [1280, 800], phone: [390, 844] } as const;

async function walked(browser: Browser, walk: Task['walk'], on: Screen) {
  const [width, height] = viewports[on];
  const isPhone = on === 'phone';
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    baseURL: process.env.E2E_SITE,
  });
  const page = await context.newPage();
  const visitor = counting(page);
  await openHydrated(page, '/');
  await walk(page, visitor, isPhone);
  await context.close();
  return visitor.taken;
}

for (const [letter, { name, walk }] of Object.entries(tasks))
  for (const [on, [clicks, keys, screens]] of Object.entries(
    most[letter as keyof typeof most] as Partial<Record<Screen, Bounds>>,
  ))
    test(`(${letter}) ${name}, ${on}`, { tag: '@rest' }, async ({ browser }) => {
      const taken = await walked(browser, walk, on as Screen);
      expect(taken.clicks).toBeLessThanOrEqual(clicks);
      expect(taken.keys).toBeLessThanOrEqual(keys);
      expect(taken.screens).toBeLessThanOrEqual(screens);
    });
