import { expect, test, type Page } from '@playwright/test';
import { metals } from '@/lib/catalog/metals';
import { openHydrated } from '../visitor/open-hydrated';

/*
 * The specification (docs/specification.md) in the order of the document: its screens, texts and constants. What a screen
 * does beyond them is in the journeys of its own.
 */
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('2 · Screens and routes', () => {
  test('home: hero, line card, five metal tiles, services, seven customers', async ({ page }) => {
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Get Quote' }).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Product Line Card' })).toBeVisible();
    for (const { name, slug } of metals)
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

  for (const { name, slug } of metals)
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

  test('the tabs of the metals are one below the other on small screens', async ({ page }) => {
    await page.goto('/inventory/');
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

  test('contact: the form, and no title in sight', async ({ page }) => {
    await page.goto('/contact/');
    await expect(main(page).getByRole('textbox', { name: 'Full name' })).toBeVisible();
    const { width, height } = (await heading(page).boundingBox())!;
    expect(width * height).toBeLessThanOrEqual(1);
  });

  test('banners: at most 8 breadcrumbs, and a drawing by path or the default, on phones too', async ({
    page,
  }) => {
    for (const [path, image] of [
      ['/tools/conversion/', 'tools'],
      ['/inventory/titanium/specs/ams-4928/', 'inventory-titanium'],
      ['/services/value-added-processes/heat-treating/', 'heat-treating'],
      ['/glossary/', 'default'],
    ] as const) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const drawing = page.locator('img[src^="/banners/"]');
        await expect(drawing).toHaveAttribute('src', `/banners/${image}.svg`);
        await expect(drawing).toBeVisible();
      }
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const crumbs = await trail.getByRole('listitem').count();
      expect(crumbs).toBeGreaterThan(1);
      expect(crumbs).toBeLessThanOrEqual(8);
    }
  });

  test('the flexible layout shows its sections', async ({ page }) => {
    await page.goto('/capabilities/');
    expect(await main(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
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
    ['steel-hardness-conversion', 'Rockwell C (HRC)', ['12', '38', '321 HB']],
    ['metal-weight-conversion', 'Diameter', ['3-1/2', 'abc', 'Ø50']],
  ] as const)
    test(`${tool} shows what it shows untranslated`, async ({ page, browser, baseURL }) => {
      // In a context of its own: a page in the background paints nothing.
      const plain = await browser.newPage({ baseURL });
      const words = (of: Page) => main(of).evaluate((shown) => shown.textContent);
      for (const each of [page, plain]) await openHydrated(each, `/tools/${tool}/`);
      for (const value of typed) {
        await page.evaluate(translate);
        const before = await words(plain);
        for (const each of [plain, page]) await each.getByLabel(label, { exact: true }).fill(value);
        await expect.poll(() => words(plain)).not.toBe(before);
        await expect
          .poll(async () => (await words(page)) === (await words(plain)), { message: value })
          .toBe(true);
      }
      await plain.close();
    });
});
