import { expect, test, type Locator, type Page } from '@playwright/test';

/** Each tool, a field to type into or choose from, and what the page shows then. */
const tools = [
  ['conversion', 'Value', '2-1/2', '63.500'],
  ['decimal-to-fraction', 'Decimal', '0.375', '3/8'],
  ['round-to-square', 'Height', '2', '3.118'],
  ['temperature-conversion', 'Value', '212', '100.000'],
  ['weight-conversion', 'Value', '2204.62', '999.999'],
  ['sheet-metal-gauge-conversion', 'Gauge', '36', '0.0070'],
  ['steel-hardness-conversion', 'Rockwell C (HRC)', '38', '353'],
  ['metal-weight-conversion', 'Diameter', '3 1/4', '15.93'],
] as const;

async function enter(field: Locator, value: string) {
  const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
  await (isChoice ? field.selectOption(value) : field.fill(value));
}

const headline = (page: Page) => page.locator('dl data').first();

for (const [slug, label, value, result] of tools)
  test(
    `${slug} answers while it is typed; a reload and the way back show it again`,
    { tag: /gauge|steel|metal/.test(slug) ? [] : '@rest' },
    async ({ page }) => {
      const field = page.getByLabel(label, { exact: true });
      const shows = async () => {
        await expect(headline(page)).toHaveText(result);
        await expect(field).toHaveValue(value);
      };
      await page.goto(`/tools/${slug}/`);
      await enter(field, value);
      await shows();
      await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toEqual([value]);
      await page.reload();
      await shows();
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').click();
      await expect(page).not.toHaveURL(/tools/);
      await page.goBack();
      await shows();
    },
  );

/** Holds the site's script files back until what it returns is called: what a visitor types meanwhile is typed into HTML. */
async function holdScripts(page: Page) {
  let arrive = () => {};
  const released = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => arrive();
}

for (const [slug, label, value, result] of tools.filter(([each]) =>
  /metal-weight|gauge/.test(each),
))
  test(`${slug} follows what was typed before its script arrived`, async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto(`/tools/${slug}/`, { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true });
    await enter(field, value);
    await expect(headline(page)).not.toHaveText(result);
    arrive();
    await expect(headline(page)).toHaveText(result);
    await expect(field).toHaveValue(value);
    await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toEqual([value]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool explains itself, to search engines too', async ({ page }) => {
    for (const [slug] of tools) {
      await page.goto(`/tools/${slug}/`);
      await page.getByText('How this is calculated').click();
      await expect(page.getByRole('heading', { name: 'Formula' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeAttached();
      await expect(headline(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
    }
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`fields, answer and drawing of every tool are in the first view of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [slug] of tools) {
      await page.goto(`/tools/${slug}/`);
      const bottom = await page.evaluate((isPhone) => {
        const [form, answer, drawing] = ['form[aria-label]', 'dl:has(data)', 'figure'].map((part) =>
          document.querySelector(`main ${part}`),
        );
        // On a phone a tool without a drawing shows the first of its buttons.
        const button = form!.nextElementSibling!.querySelector('.needs-script > button');
        const parts = [form, answer, drawing ?? (isPhone ? button : null)];
        return Math.max(...parts.map((part) => part?.getBoundingClientRect().bottom ?? 0));
      }, width < 600);
      expect(bottom, slug).toBeLessThan(height + 0.5);
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
    // A specification may be any text.
    const typed = page.locator(
      'main form[aria-label] input:not([type=radio], [name=spec]):visible',
    );
    expect(await typed.count()).toBeGreaterThan(0);
    for (const field of await typed.all()) {
      const value = await field.inputValue();
      for (const text of ['', 'abc', value]) {
        await field.fill(text);
        if (text === 'abc') {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          expect(await coveredByMessage(field), slug).toEqual([]);
        } else await expect(field).not.toHaveAccessibleDescription(/abc/);
        expect(await places(), `${slug}: "${text}"`).toEqual(plain);
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
    const parts = input.closest('main')!.querySelectorAll('label, input, select, summary, .btn');
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
