import { expect, type Locator, test } from '@playwright/test';
import { violationsOf } from '../page/axe';

const at = (path: string) => process.env.E2E_SITE + path;
const two = '/compare/?grades=titanium/6al-4v,nickel/inconel-718';

test('two grades named in the address stand side by side, what differs marked', async ({
  page,
}) => {
  const uns = page.getByRole('row', { name: /^UNS/ });
  const bar = () =>
    uns
      .getByRole('rowheader')
      .evaluate((element) => getComputedStyle(element, '::before').borderInlineStartWidth);
  await page.goto(at('/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli'));
  await expect(uns).toHaveText('UNSR56400R56401');
  expect(await bar()).toBe('4px');
  // Of two grades with hardly a row in common the rows that are alike are marked.
  await page.goto(at(two));
  await expect(uns).toHaveText('UNSR56400N07718');
  expect(await bar()).toBe('0px');
  const alike = page.getByRole('rowheader').getByRole('img', { name: 'same' });
  const count = await alike.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(`Same in every grade: ${count} of `)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Add a grade').selectOption({ label: '4340' });
  await expect(page).toHaveURL(/alloy-steel(%2F|\/)4340$/);
  await expect(page.getByRole('columnheader', { name: /4340/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 6AL-4V' }).click();
  await expect(page.getByRole('columnheader', { name: /6AL-4V/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: /6AL-4V/ })).toBeVisible();
});

test('a switch leaves the rows that differ, groups are row groups, and all are quoted at once', async ({
  page,
}) => {
  await page.goto(at('/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli'));
  const rows = page.getByRole('table').getByRole('row');
  const metal = page.getByRole('row', { name: /^Metal/ });
  await expect(metal).toBeVisible();
  await expect(page.getByRole('row', { name: /^Reduction of area/ })).toContainText('%');
  // The head has one, and each group of rows.
  expect(await page.getByRole('rowgroup').count()).toBeGreaterThan(4);
  const all = await rows.count();
  await page.getByLabel('Only differences').check();
  await expect(metal).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  await page.getByRole('link', { name: 'Quote these 2' }).click();
  await expect(page.getByRole('dialog')).toContainText('6AL-4V, 6AL-4V ELI');
});

test('a grade that is not stocked is named, and the others are compared', async ({ page }) => {
  await page.goto(at('/compare/?grades=titanium/6al-4v,nickel/unobtainium'));
  await expect(page.getByText('No grade “unobtainium” in nickel.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['6AL-4V']);
});

test('grades are chosen on their cards, and compared from there', async ({ page }) => {
  await page.goto(at('/inventory/titanium/'));
  for (const title of ['6AL-4V', 'BETA C'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check();
  await page.getByRole('link', { name: 'Compare 2 grades' }).first().click();
  await expect(page.getByRole('columnheader', { name: /BETA C/ })).toBeVisible();
});

test('the cross-reference stands in folds, which a metal, what one types and an address open', async ({
  page,
}) => {
  await page.goto(at('/cross-reference/'));
  const specs = page.getByRole('table', { name: /^Specifications/ });
  const screens = () =>
    page.evaluate(() => document.querySelector('main')!.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThan(5);
  await expect(specs).toHaveCount(0);
  await page.getByText('AMS 49xx', { exact: true }).click();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(specs.getByRole('columnheader', { name: 'Grades' })).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Filter' }).fill('718 bar');
  await expect(page).toHaveURL(/\?find=718\+bar$/);
  await expect(specs.getByRole('row', { name: /AMS 5662/ })).toBeInViewport();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  await page.reload();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');
  await expect(page).toHaveURL(/cross-reference\/$/);
  await page
    .getByRole('list', { name: 'Filter by metal' })
    .getByRole('link', { name: 'Cobalt Alloy' })
    .click();
  await expect(page).toHaveURL(/\?metal=cobalt-alloy$/);
  await expect(specs.getByRole('row', { name: /AMS 5759/ })).toBeVisible();
  await page.goto(at('/cross-reference/#specs-ams-56xx'));
  await expect(specs.getByRole('row', { name: /AMS 5604/ })).toBeVisible();

  const nothing = page.getByText('No number or name here matches.');
  await expect(nothing).toBeHidden();
  await page.goto('/cross-reference/?find=zzz');
  await expect(nothing).toBeVisible();
});

test('on a phone a row of the cross-reference is two lines, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/cross-reference/'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8 * 844);
  await page.goto(at('/cross-reference/?find=ams+4911'));
  const row = page.getByRole('row', { name: /AMS 4911/ }).first();
  await expect(row).toContainText('Titanium');
  expect((await row.boundingBox())!.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});

test('on a tablet the forms of the cross-reference have more room than the grades, and no line begins with a comma', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(at('/cross-reference/?find=6-4'));
  const specs = page.getByRole('table', { name: 'Specifications' });
  const widthOf = async (name: string) =>
    (await specs.getByRole('columnheader', { name }).boundingBox())!.width;
  expect(await widthOf('Forms')).toBeGreaterThan(await widthOf('Grades'));
  const commas = await page.getByRole('table', { name: 'UNS numbers' }).evaluate((table) =>
    [...table.querySelectorAll('td a')].flatMap(({ previousSibling: comma, parentElement }) => {
      if (!comma || !parentElement) return [];
      const range = document.createRange();
      range.setStart(comma, 0);
      range.setEnd(comma, 1);
      return range.getBoundingClientRect().left - parentElement.getBoundingClientRect().left;
    }),
  );
  expect(commas.length).toBeGreaterThan(5);
  expect(Math.min(...commas)).toBeGreaterThan(20);
});

for (const width of [390, 768, 1280])
  test(`the figures of find by property stand below their own heads, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at('/find-by-property/?yield=1000&unit=mpa&form=bar'));
    const edges = (row: Locator) =>
      row.evaluate((element) =>
        [...element.children]
          .slice(4)
          .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().width > 1)
          .map((cell) => Math.round(cell.getBoundingClientRect().right)),
      );
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText('1000');
    expect(await rows.first().innerText()).toMatch(/Tensile MPa[^]*Yield MPa[^]*Elong[^]*lb\/in³/);
    const heads = await edges(rows.first());
    expect(heads).toHaveLength(4);
    expect(await edges(rows.nth(1))).toEqual(heads);
  });
