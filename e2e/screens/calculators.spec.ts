import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdScripts } from '../visitor/hold-scripts';

/** Each tool, a field to type into or choose from, and what the page shows then. */
const tools = [
  {
    slug: 'conversion',
    title: 'Unit Conversion',
    field: 'Value',
    value: '2-1/2',
    result: '63.500',
    query: 'value=2-1%2F2',
  },
  {
    slug: 'decimal-to-fraction',
    title: 'Decimal to Fraction',
    field: 'Decimal',
    value: '0.375',
    result: '3/8',
    query: 'decimal=0.375',
  },
  {
    slug: 'round-to-square',
    title: 'Round to Square',
    field: 'Height',
    value: '2',
    result: '3.118',
    query: 'height=2',
  },
  {
    slug: 'temperature-conversion',
    title: 'Temperature Conversion',
    field: 'Value',
    value: '212',
    result: '100.000',
    query: 'value=212',
  },
  {
    slug: 'weight-conversion',
    title: 'Weight Conversion',
    field: 'Value',
    value: '2204.62',
    result: '999.999',
    query: 'value=2204.62',
  },
  {
    slug: 'sheet-metal-gauge-conversion',
    title: 'Sheet Metal Gauge Conversion',
    field: 'Gauge',
    value: '36',
    result: '0.0067',
    query: 'gauge=36',
  },
  {
    slug: 'steel-hardness-conversion',
    title: 'Steel Hardness Conversion',
    field: 'Brinell hardness (HB)',
    value: '149',
    result: 'not applicable',
    query: 'hb=149',
  },
  {
    slug: 'metal-weight-conversion',
    title: 'Metal Weight Calculator',
    field: 'Diameter',
    value: '3 1/4',
    result: '15.93',
    query: 'diameter=3+1%2F4',
  },
] as const;

type Tool = (typeof tools)[number];

const fieldOf = (page: Page, { field }: Tool) => page.getByLabel(field, { exact: true });

const enter = async (page: Page, tool: Tool) => {
  const field = fieldOf(page, tool);
  if (tool.slug === 'sheet-metal-gauge-conversion') await field.selectOption(tool.value);
  else await field.fill(tool.value);
};

const headline = (page: Page) => page.locator('dl data').first();

for (const tool of tools) {
  const { slug, title, value, result, query } = tool;
  const path = `/tools/${slug}/`;

  test.describe(title, () => {
    test('answers while it is typed; a reload and the way back show it again', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await enter(page, tool);
      await expect(headline(page)).toHaveText(result);
      await expect(page).toHaveURL(new RegExp(`\\?${query.replaceAll('+', '\\+')}$`));
      await page.reload();
      await expect(fieldOf(page, tool)).toHaveValue(value);
      await expect(headline(page)).toHaveText(result);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').click();
      await expect(page).not.toHaveURL(/tools/);
      await page.goBack();
      await expect(headline(page)).toHaveText(result);
      await expect(fieldOf(page, tool)).toHaveValue(value);
    });
  });
}

for (const tool of tools.filter(({ slug }) => /metal-weight|gauge/.test(slug)))
  test(`${tool.title} follows what was typed before its script arrived`, async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto(`/tools/${tool.slug}/`, { waitUntil: 'commit' });
    await enter(page, tool);
    await expect(headline(page)).not.toHaveText(tool.result);
    arrive();
    await expect(headline(page)).toHaveText(tool.result);
    await expect(fieldOf(page, tool)).toHaveValue(tool.value);
    await expect(page).toHaveURL(new RegExp(tool.query.replaceAll('+', '\\+')));
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool explains itself, to search engines too', async ({ page }) => {
    for (const { slug } of tools) {
      await page.goto(`/tools/${slug}/`);
      await page.getByText('How this is calculated').click();
      await expect(page.getByRole('heading', { name: 'Formula' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeAttached();
      await expect(headline(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    }
  });
});

test('every tool leads to every other with a line of help', async ({ page }) => {
  await page.goto('/tools/conversion/');
  const list = page.getByRole('navigation', { name: 'Tools' });
  for (const { title } of tools)
    await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('link', { name: 'Metal Weight Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metal Weight Calculator');
  await expect(page).toHaveURL(/\/tools\/metal-weight-conversion\/$/);
});

test('a result is copied, its link opens it, and reset clears it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/conversion/?value=2&from=ft&to=in');
  await expect(headline(page)).toHaveText('24.000');
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('inches: 24.000 in');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http.*value=2/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/tools\/conversion\/$/);
  await expect(headline(page)).toHaveText('25.400');
  await page.goto(link);
  await expect(headline(page)).toHaveText('24.000');
});

test('a weight becomes a line of the quote', async ({ page }) => {
  await page.goto('/tools/metal-weight-conversion/?diameter=3&pieces=2');
  await expect(headline(page)).toHaveText('27.14');
  await page.getByRole('button', { name: 'Add to quote' }).click();
  await expect(page.getByRole('button', { name: 'Added · view list' })).toBeVisible();
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('quote-list') ?? '[]'));
  expect(line).toMatchObject({
    kind: 'weight',
    title: 'Titanium 6Al-4V (Grade 5), round bar',
    quantity: '2',
    unit: 'pieces',
    size: 'diameter 3 in',
    length: '12 in',
    pounds: 27.143361,
  });
  await page.goto(line.href);
  await expect(headline(page)).toHaveText('27.14');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`fields, answer and drawing of every tool are in the first view of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { slug } of tools) {
      await page.goto(`/tools/${slug}/`);
      const bottom = await page.evaluate((isPhone) => {
        const [form, answer, drawing] = ['form[aria-label]', 'dl:has(data)', 'figure'].map((part) =>
          document.querySelector(`main ${part}`),
        );
        // On a phone a tool without a drawing shows the first of its buttons.
        const button = form!.nextElementSibling!.querySelector('.needs-script > button');
        const last = drawing ?? (isPhone ? button : null);
        return Math.max(
          ...[form, answer, last].map((part) => part?.getBoundingClientRect().bottom ?? 0),
        );
      }, width < 600);
      expect([slug, Math.round(bottom) <= height, Math.round(bottom)]).toEqual([
        slug,
        true,
        Math.round(bottom),
      ]);
    }
  });

test('on a phone nothing moves while a field is emptied, wrong and right again, and no message covers anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = () =>
    page.locator('main form[aria-label]').evaluate((form) =>
      [...form.querySelectorAll('input, select, summary'), form.nextElementSibling!]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return [Math.round(x), Math.round(y + scrollY)];
        }),
    );
  for (const slug of ['metal-weight-conversion', 'steel-hardness-conversion', 'round-to-square']) {
    await page.goto(`/tools/${slug}/`);
    const plain = await places();
    const typed = page.locator('main form[aria-label] input:not([type=radio]):visible');
    expect(await typed.count()).toBeGreaterThan(0);
    for (const field of await typed.all()) {
      const value = await field.inputValue();
      // 38 is no Brinell hardness, and gets the longest message.
      for (const text of ['', 'abc', '38', value]) {
        await field.fill(text);
        if (text === 'abc') {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          expect([slug, await coveredByMessage(field)]).toEqual([slug, []]);
        } else await expect(field).not.toHaveAccessibleDescription(/abc/);
        expect([slug, text, await places()]).toEqual([slug, text, plain]);
      }
    }
  }
});

/** What a field's message overlaps of the labels, fields and buttons beside it; null without a message. */
const coveredByMessage = (field: Locator) =>
  field.evaluate((input) => {
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '')!;
    if (!message.querySelector('strong')) return null;
    const box = message.getBoundingClientRect();
    const parts = input
      .closest('[data-layout]')!
      .querySelectorAll('label, input, select, summary, .btn');
    return [...parts]
      .filter((part) => part.checkVisibility() && !message.contains(part))
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return (
          Math.min(box.right, right) - Math.max(box.left, left) > 0.5 &&
          Math.min(box.bottom, bottom) - Math.max(box.top, top) > 0.5
        );
      })
      .map((part) => part.textContent || part.getAttribute('name'));
  });
