import { expect, test, type Page } from '@playwright/test';
import { metals } from '@/lib/catalog/metals';
import { dialog, fill, floatingButton, quoteSite, send, takeTime } from '../visitor/quote-page';
import { openHydrated } from '../visitor/open-hydrated';

/*
 * The specification (docs/specification.md) in the order of the document: its screens, texts and constants. What a screen
 * does beyond them is in the journeys of its own.
 */
const categories = [
  [0, 'Titanium', 'titanium', 'titanium', 'titaniumSpec', 'titanium_grades', 'titanium_specs'],
  [
    1,
    'Stainless Steel',
    'stainless-steel',
    'steel',
    'steelSpec',
    'stainless_grades',
    'stainlesssteelspec',
  ],
  [
    2,
    'Alloy Steel',
    'alloy-steel',
    'alloy',
    'alloySpec',
    'alloy_steel_grades',
    'alloy_steel_specs',
  ],
  [3, 'Nickel', 'nickel', 'nickel', 'nickelSpec', 'nickel_grades', 'nickel_specs'],
  [
    4,
    'Cobalt Alloy',
    'cobalt-alloy',
    'cobalt',
    'cobaltSpec',
    'cobalt_alloy_grades',
    'cobalt_alloy_specs',
  ],
] as const;
const brand = 'Hard Metals Supply';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const drawing = (page: Page) => page.locator('img[src^="/banners/"]');
const trail = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').all()).length;

/** Where an address leads in one hop, and with which status. */
async function hop(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  const to = answer.headers().location;
  return [answer.status(), to && new URL(to, 'http://site').pathname];
}

/** What is typed into fields of a tool, by label, and the result that comes first. */
async function firstResult(page: Page, tool: string, typed: Record<string, string>) {
  await openHydrated(page, `/tools/${tool}/`);
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByLabel(label, { exact: true });
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
  return main(page).locator('dl data').first();
}

test.describe('2 · Screens and routes', () => {
  test('home: hero, line card, five metal tiles, services, seven customers', async ({ page }) => {
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Get Quote' }).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Product Line Card' })).toBeVisible();
    for (const [, name, slug] of categories)
      await expect(
        main(page)
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .first(),
      ).toHaveAttribute('href', `/inventory/${slug}/`);
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
    const customers = page.getByRole('region', { name: 'Customers' });
    await expect(customers.getByRole('listitem')).toHaveCount(7);
  });

  test('grade, form and spec: a quote form beside them, 8 of 12 columns to 4', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['grade/6al-4v', 'form/round-bar', 'specs/ams-4928']) {
      await page.goto(`/inventory/titanium/${path}/`);
      const form = page.getByRole('complementary', { name: 'Quote', exact: true });
      await expect(form.getByRole('heading', { name: 'Request a quote' })).toBeVisible();
      const share = await form.evaluate(
        (aside) => aside.getBoundingClientRect().width / aside.parentElement!.clientWidth,
      );
      expect(share).toBeGreaterThan(0.28);
      expect(share).toBeLessThan(0.36);
    }
  });

  for (const [, name, slug] of categories)
    test(`inventory of ${name}: tabs, cards, chips of specs and forms`, async ({ page }) => {
      await page.goto(`/inventory/${slug}/`);
      const tabs = page.getByRole('navigation', { name: 'Metals' });
      await expect(tabs.getByRole('link')).toHaveCount(5);
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      const card = main(page).getByRole('article').first();
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/inventory/${slug}/grade/`),
      );
      for (const kind of ['specs', 'form'])
        await expect(card.locator(`a[href^="/inventory/${slug}/${kind}/"]`).first()).toBeVisible();
      // Every chip is in sight.
      await expect(card.locator('details')).toHaveCount(0);
    });

  test('/inventory/ shows titanium; tabs are one below the other on small screens', async ({
    page,
  }) => {
    await page.goto('/inventory/');
    await expect(heading(page)).toHaveText('Titanium');
    const lefts = () =>
      page
        .getByRole('navigation', { name: 'Metals' })
        .getByRole('link')
        .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().left)).size);
    for (const [width, columns] of [
      [320, 1],
      [599, 1],
      [1280, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await lefts()]).toEqual([width, columns]);
    }
  });

  test('form icons are shaped per form', async ({ page }) => {
    await page.goto('/inventory/titanium/');
    const shapes = await main(page)
      .locator('a[href*="/form/"]:has(svg)')
      .evaluateAll((links) =>
        Object.fromEntries(
          links.map((link) => [
            link.getAttribute('href')!.split('/').at(-2),
            link.querySelector('use')?.getAttribute('href') ?? link.querySelector('svg')!.innerHTML,
          ]),
        ),
      );
    const kinds = ['forged-bar', 'round-bar', 'flat-bar', 'sheet'].map((form) => shapes[form]);
    expect(kinds).not.toContain(undefined);
    expect(new Set(kinds).size).toBe(4);
  });

  test('services, a service, a process, the glossary and a term', async ({ page }) => {
    for (const [path, title] of [
      ['/services/', 'Services'],
      ['/services/sourcing/', 'Sourcing'],
      ['/services/value-added-processes/heat-treating/', 'Heat Treating'],
      ['/glossary/', 'Metals Glossary'],
      ['/glossary/alloy/', 'Alloy'],
    ] as const) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
    }
  });

  test('contact: address, telephone, toll-free, fax and the form; no title', async ({ page }) => {
    await page.goto('/contact/');
    for (const words of [/Corona, California/, /Toll free/i, /Fax/])
      await expect(main(page).getByText(words).first()).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Full name' })).toBeVisible();
    const { width, height } = (await heading(page).boundingBox())!;
    expect(width * height).toBeLessThanOrEqual(1);
  });

  test('tools: every page, and the hub leads to unit conversion', async ({ page }) => {
    for (const path of ['/tools', '/tools/'])
      expect(await hop(page, path)).toEqual([308, '/tools/conversion/']);
    for (const [tool, title] of [
      ['conversion', 'Unit Conversion'],
      ['decimal-to-fraction', 'Decimal to Fraction'],
      ['round-to-square', 'Round to Square'],
      ['temperature-conversion', 'Temperature Conversion'],
      ['weight-conversion', 'Weight Conversion'],
      ['sheet-metal-gauge-conversion', 'Sheet Metal Gauge Conversion'],
      ['steel-hardness-conversion', 'Steel Hardness Conversion'],
      ['metal-weight-conversion', 'Metal Weight Calculator'],
    ] as const) {
      await page.goto(`/tools/${tool}/`);
      await expect(heading(page)).toHaveText(title);
    }
  });

  test('footer: seals, address, numbers, resources and the year', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('img').count()).toBeGreaterThan(1);
    for (const words of [/Corona, California/, 'Phone', 'Toll free', 'Fax'])
      await expect(footer.getByText(words).first()).toBeVisible();
    for (const name of [
      'Contact Us',
      'Inventory',
      'Services',
      'Tools',
      'About Us',
      'Quality',
      'Product Line Card',
      'Metals Glossary',
      'Sitemap',
    ])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${brand}`)).toBeVisible();
  });

  test('banners: a title, at most 8 breadcrumbs, and a drawing by path or the default, on phones too', async ({
    page,
  }) => {
    for (const [path, image] of [
      ['/tools/conversion/', 'tools'],
      ['/inventory/titanium/', 'inventory-titanium'],
      ['/services/value-added-processes/heat-treating/', 'heat-treating'],
      ['/services/', 'services'],
      ['/glossary/', 'default'],
      ['/about-us-2/', 'default'],
      ['/sitemap/', 'default'],
      ['/contact/', 'default'],
    ] as const) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(drawing(page)).toHaveAttribute('src', `/banners/${image}.svg`);
        await expect(drawing(page)).toBeVisible();
      }
      const crumbs = await trail(page);
      expect(crumbs).toBeGreaterThan(1);
      expect(crumbs).toBeLessThanOrEqual(8);
    }
    await page.goto('/inventory/titanium/specs/ams-4928/');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByText('Specs')).toBeVisible();
    await expect(crumbs.getByRole('link', { name: 'Specs' })).toHaveCount(0);
  });

  test('the flexible layout shows its sections', async ({ page }) => {
    await page.goto('/capabilities/');
    expect(await main(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
  });
});

test.describe('3 · Entities', () => {
  test('the five metal categories, field by field', async ({ page }) => {
    expect(
      metals.map(({ id, name, slug, shortName, specName, apiEndPoint, specsEndPoint }) => [
        id,
        name,
        slug,
        shortName,
        specName,
        apiEndPoint,
        specsEndPoint,
      ]),
    ).toEqual(categories);
    for (const { slug, name, seoTitle } of metals) {
      await page.goto(`/inventory/${slug}/`);
      await expect(page).toHaveTitle(seoTitle);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        `${brand} ${name} inventory. Come see our ${name} grades and specs.`,
      );
    }
    expect(metals[0].seoTitle).toBe('Titanium Metals Supplier | View Inventory');
    expect(metals[3]?.seoTitle).toBe('Nickel Supplier | View Inventory');
  });

  test('a page is shared with the featured picture and its words', async ({ page }) => {
    for (const path of ['/', '/inventory/nickel/', '/search/']) {
      await page.goto(path);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /aerospace-metal-supplier-services/,
      );
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
        'content',
        'aerospace metal supplier services',
      );
    }
  });

  test('materials, shapes and units of the weight calculator', async ({ page }) => {
    await page.goto('/tools/metal-weight-conversion/');
    const optionsOf = (name: string) =>
      page
        .locator(`[name=${name}]`)
        .evaluateAll((fields) =>
          fields.flatMap((field) =>
            field instanceof HTMLSelectElement
              ? [...field.options].map(({ value }) => value)
              : [(field as HTMLInputElement).value],
          ),
        );
    expect(await optionsOf('material')).toEqual(
      expect.arrayContaining(
        'alloySteel aluminum brass bronze copper copperAlloy magnesium nickel plastic stainless steel titanium zinc'.split(
          ' ',
        ),
      ),
    );
    expect(await optionsOf('shape')).toEqual(
      expect.arrayContaining(
        'round square hex flat sheet rectangle plate tube pipe ring rectangleTube squareTube'.split(
          ' ',
        ),
      ),
    );
    expect(await optionsOf('diameterUnit')).toEqual(['in', 'ft', 'yd', 'mm', 'cm', 'm']);
  });
});

test.describe('4 and 8 · The quote form', () => {
  const site = quoteSite();

  test('failed: "Something went wrong please try again." in an alert', async ({ page }) => {
    await page.route('**/api/quote/', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openHydrated(page, `${site.url}/glossary/`);
    await floatingButton(page).click();
    await fill(dialog(page));
    await takeTime(page);
    await send(dialog(page)).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Something went wrong please try again.',
    );
  });
});

test.describe('5 · Validation', () => {
  test('decimal to fraction', async ({ page }) => {
    const result = await firstResult(page, 'decimal-to-fraction', { Decimal: '1.10' });
    // The exact fraction first, the nearest 64th beside it.
    await expect(result).toHaveText('1 1/10');
    await expect(main(page).getByText('1.10 to the nearest 1/64')).toBeVisible();
    await expect(main(page).getByText('1 3/32').first()).toBeVisible();
    const decimal = page.getByLabel('Decimal', { exact: true });
    await decimal.fill('a.b');
    await expect(page.getByText('Invalid input given: a.b')).toBeVisible();
    await expect(page.getByText('Format like this: 1.10')).toBeVisible();
    await decimal.fill('');
    await expect(page.getByText('Invalid input given')).toHaveCount(0);
    const fraction = page.getByLabel('Or a fraction', { exact: true });
    await fraction.fill('a/b');
    await expect(page.getByText('Invalid input given: a/b')).toBeVisible();
    await expect(page.getByText('Format like this: 1/10')).toBeVisible();
    await fraction.fill('1/10');
    await expect(result).toHaveText('0.100');
  });

  test('steel hardness and gauges', async ({ page }) => {
    await openHydrated(page, '/tools/steel-hardness-conversion/');
    const field = page.getByLabel('Brinell hardness (HB)');
    for (const hb of ['74', '802']) {
      await field.fill(hb);
      await expect(page.getByText('Must Be Between 75 and 801')).toBeVisible();
    }
    for (const hb of ['75', '801']) {
      await field.fill(hb);
      await expect(page.getByText('Must Be Between 75 and 801')).toBeHidden();
    }
    // 0 in the table: Rockwell B ends at 100.
    await field.fill('321');
    await expect(
      main(page).getByRole('definition').filter({ hasText: 'not applicable' }),
    ).toBeVisible();
    for (const scale of ['Rockwell C', 'Rockwell B', 'Vickers'])
      await expect(main(page).locator('dt', { hasText: scale }).first()).toBeVisible();
    await field.fill('38 HRC');
    await expect(page.getByRole('link', { name: 'Use 38 HRC' })).toBeVisible();
    await page.goto('/tools/sheet-metal-gauge-conversion/?gauge=2');
    await expect(page.getByText('Gauges go from 3 to 36')).toBeVisible();
    const gauges = await page
      .getByLabel('Gauge', { exact: true })
      .evaluate((select: HTMLSelectElement) =>
        [...select.options].map(({ value }) => Number(value)),
      );
    expect([gauges[0], gauges.at(-1), gauges.length]).toEqual([3, 36, 34]);
  });
});

test.describe('7 · Calls', () => {
  test('what the browser fetches is under the keys of the specification, as { date, data }', async ({
    page,
  }) => {
    await openHydrated(page, '/search/?q=718');
    await expect(main(page).getByRole('link', { name: /718/ }).first()).toBeVisible();
    await page.goto('/compare/?grades=titanium/6al-4v');
    await expect(main(page).getByRole('table')).toBeVisible();
    const stored = await page.evaluate(() =>
      ['inventory', 'services', 'glossary', '6al-4v'].map((key) =>
        Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}')),
      ),
    );
    expect(stored).toEqual(Array.from({ length: 4 }, () => ['date', 'data']));
  });

  test('no cache may show what the router asks for as the page', async ({ request }) => {
    const answer = await request.get('/inventory/titanium/', {
      headers: { rsc: '1' },
      maxRedirects: 0,
    });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const payload = await request.get('/inventory/titanium/', { headers: { rsc: '1' } });
    expect(payload.headers()['cache-control']).toBe('private, no-store');
    const page = await request.get('/inventory/titanium/');
    expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

test.describe('9 · Constants', () => {
  for (const [from, to, shown] of [
    ['ft', 'cm', '30.480'],
    ['yd', 'cm', '91.440'],
    ['rod', 'cm', '503.000'],
    ['fur', 'cm', '20116.800'],
    ['mi', 'cm', '160934.000'],
    ['lea', 'cm', '555600.000'],
  ] as const)
    test(`1 ${from} is ${shown} ${to}`, async ({ page }) => {
      const typed = { Value: '1', From: from, To: to };
      await expect(await firstResult(page, 'conversion', typed)).toHaveText(shown);
    });

  for (const [from, shown] of [
    ['oz', '28.350'],
    ['lb', '453.592'],
    ['netTon', '907184.740'],
    ['shortTon', '907184.740'],
    ['t', '1000000.000'],
  ] as const)
    test(`1 ${from} is ${shown} g`, async ({ page }) => {
      const typed = { Value: '1', From: from, To: 'g' };
      await expect(await firstResult(page, 'weight-conversion', typed)).toHaveText(shown);
    });

  test('eight temperature scales', async ({ page }) => {
    await page.goto('/tools/temperature-conversion/');
    const scales = await page
      .getByLabel('From', { exact: true })
      .evaluate((select: HTMLSelectElement) =>
        [...select.options].map(({ textContent }) => textContent.split(' ')[0]),
      );
    expect(scales.toSorted()).toEqual(
      'Celsius Delisle Fahrenheit Kelvin Newton Rankine Réaumur Rømer'.split(' '),
    );
  });

  test('metal weights have two decimals, in pounds first; small ones more digits beside', async ({
    page,
  }) => {
    await openHydrated(
      page,
      '/tools/metal-weight-conversion/?shape=round&material=own&density=0.284&diameter=0.1&length=10',
    );
    const row = main(page).locator('dl > div:has(data)').first();
    await expect(row.locator('dd')).toHaveText(/^0\.02 lb0\.0223 lb0\.0101 kg$/);
  });
});

/** What a browser's translator does: each text goes, and stands again inside two `<font>` elements. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node.parentElement!.closest('script, style, textarea, [translate=no]') ||
      !node.nodeValue!.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test.describe('From visitors: a page that the browser translates', () => {
  let errors: string[];
  test.beforeEach(({ page }) => {
    errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
  });
  test.afterEach(() => expect(errors).toEqual([]));

  for (const [tool, label, typed] of [
    ['sheet-metal-gauge-conversion', 'Or a thickness', ['0.06', 'x', '1.5 mm']],
    ['steel-hardness-conversion', 'Brinell hardness (HB)', ['74', '321', '38 HRC']],
    ['metal-weight-conversion', 'Diameter', ['2-1/2', 'abc', 'Ø50']],
  ] as const)
    test(`${tool} shows what it shows untranslated`, async ({ page, browser, baseURL }) => {
      const plain = await (await browser.newContext({ baseURL })).newPage();
      for (const each of [page, plain]) await openHydrated(each, `/tools/${tool}/`);
      for (const value of typed) {
        await page.evaluate(translate);
        for (const each of [page, plain]) {
          await each.getByLabel(label, { exact: true }).first().fill(value);
          await each.waitForTimeout(400);
        }
        const [translated, original] = await Promise.all(
          [page, plain].map((each) =>
            each.getByRole('main').evaluate((shown) => shown.textContent.replaceAll(/\s+/g, ' ')),
          ),
        );
        expect([value, translated]).toEqual([value, original]);
      }
      await plain.context().close();
    });

  test('a list is checked, edited and shortened; filter and search answer', async ({ page }) => {
    await openHydrated(page, '/quote-list/');
    await page.evaluate(translate);
    await page
      .getByRole('textbox', { name: /list/i })
      .first()
      .fill('718 RD 2 x 12 qty 4\n304 sheet .125 x 36 x 96 2 pcs');
    await page.evaluate(translate);
    await page.getByRole('button', { name: /^Check/ }).click();
    const edits = page.getByRole('button', { name: /^Edit line/ });
    await expect(edits).toHaveCount(2);
    await page.evaluate(translate);
    await edits.first().click();
    await page.evaluate(translate);
    await page
      .getByRole('button', { name: /^Remove line/ })
      .last()
      .click();
    await expect(page.getByText('Your text: 304 sheet')).toHaveCount(0);
    await page.evaluate(translate);
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0);

    await openHydrated(page, '/inventory/titanium/');
    await page.evaluate(translate);
    await page.getByRole('list', { name: 'Filter by form' }).getByText('Plate').click();
    await expect(page).toHaveURL(/form=plate/);
    await page.evaluate(translate);

    await openHydrated(page, '/search/');
    await page.evaluate(translate);
    await main(page).getByRole('combobox').fill('718');
    await expect(main(page).getByRole('option').first()).toBeVisible();
    await page.evaluate(translate);
    await main(page).getByRole('combobox').fill('4928');
    await expect(main(page).getByRole('option', { name: /4928/ }).first()).toBeVisible();
  });

  test('the quote form names what is missing, and takes it back', async ({ page }) => {
    await openHydrated(page, '/contact/');
    await page.evaluate(translate);
    const form = main(page).locator('form[action="/api/quote/"]');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const company = form.getByRole('textbox', { name: 'Company' });
    await expect(company).toHaveAttribute('aria-invalid', 'true');
    await page.evaluate(translate);
    await fill(form);
    await page.evaluate(translate);
    await form.getByRole('textbox', { name: 'Full name' }).fill('');
    await page.evaluate(translate);
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
  });

  test('names, specs and figures are left alone', async ({ page }) => {
    await openHydrated(page, '/inventory/titanium/grade/6al-4v/');
    await page.evaluate(translate);
    await expect(heading(page).locator('font')).toHaveCount(0);
    await openHydrated(page, '/inventory/titanium/');
    await page.evaluate(translate);
    await expect(
      main(page).getByRole('article').first().locator('h3 font, a[href*="/specs/"] font'),
    ).toHaveCount(0);
    await openHydrated(page, '/tools/conversion/');
    await page.evaluate(translate);
    await expect(main(page).locator('dl data font')).toHaveCount(0);
  });
});
