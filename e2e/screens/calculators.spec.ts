import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOf } from '../page/axe';
import { openHydrated } from '../visitor/open-hydrated';
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

    // All tools are one form: every day a text field and a select, in the largest one and in another.
    const everyDay = /metal-weight|gauge/.test(slug);
    test(
      'follows what was typed before its script arrived',
      { tag: everyDay ? [] : '@rest' },
      async ({ page }) => {
        const arrive = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await enter(page, tool);
        await expect(headline(page)).not.toHaveText(result);
        arrive();
        await expect(headline(page)).toHaveText(result);
        await expect(fieldOf(page, tool)).toHaveValue(value);
        await expect(page).toHaveURL(new RegExp(query.replaceAll('+', '\\+')));
      },
    );

    test('explains itself without JavaScript, to search engines too', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Formula' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeAttached();
      await expect(headline(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
      const facts = page.locator('script[type="application/ld+json"]');
      const kinds = (await facts.allTextContents()).map((text) => JSON.parse(text)['@type']);
      expect(kinds).toContain('WebPage');
      await context.close();
    });

    test(
      'axe finds no fault, with a result, with a problem and on a phone',
      { tag: '@rest' },
      async ({ page }) => {
        // In light it is a template (`engines/templates.spec.ts`).
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
        if (slug !== 'sheet-metal-gauge-conversion') await fieldOf(page, tool).fill('nonsense');
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await violationsOf(page)).toEqual([]);
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      },
    );
  });
}

test('every tool leads to every other with a line of help', async ({ page }) => {
  await page.goto('/tools/conversion/');
  const list = page.getByRole('navigation', { name: 'Tools' });
  for (const { title } of tools)
    await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('link', { name: 'Metal Weight Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metal Weight Calculator');
  await expect(page).toHaveURL(/\/tools\/metal-weight-conversion\/$/);
});

test('the weight follows shape, material and pieces, by keyboard alone', async ({ page }) => {
  await page.goto('/tools/metal-weight-conversion/');
  await page.getByRole('radio', { name: 'Round bar' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Square bar' })).toBeChecked();
  await page.getByLabel('Material', { exact: true }).focus();
  await page.keyboard.type('Nickel');
  await page.getByLabel('Alloy', { exact: true }).selectOption({ label: 'Inconel 718' });
  await page.getByLabel('Side', { exact: true }).fill('1');
  await page.getByLabel('Length', { exact: true }).fill('10');
  await page.getByLabel('Pieces').fill('3');
  await expect(headline(page)).toHaveText('8.88');
  await expect(
    page.getByRole('img', { name: /^Square bar: side 1 in, length 10 in$/ }),
  ).toBeVisible();
  await expect(page.getByText('1² in² × 10 in × 0.296 lb/in³ × 3 = 8.88 lb')).toBeVisible();
});

test('a wall too thick is answered with a sentence and no weight', async ({ page }) => {
  await page.goto('/tools/metal-weight-conversion/?shape=tube&outerDiameter=2&wall=1.01');
  await expect(page.getByText('Wall must be at most half the outer diameter')).toBeVisible();
  await expect(headline(page)).toBeHidden();
  await page.getByLabel('Wall', { exact: true }).fill('1');
  await expect(headline(page)).toBeVisible();
});

test('the messages are those of the specification, and empty fields have none', async ({
  page,
}) => {
  await page.goto('/tools/decimal-to-fraction/');
  await page.getByLabel('Decimal', { exact: true }).fill('1.1.1');
  await page.getByLabel('Or a fraction', { exact: true }).fill('a/b');
  await expect(page.getByText('Invalid input given: 1.1.1')).toBeVisible();
  await expect(page.getByText('Format like this: 1.10')).toBeVisible();
  await expect(page.getByText('Invalid input given: a/b')).toBeVisible();
  await expect(page.getByText('Format like this: 1/10')).toBeVisible();
  await page.getByLabel('Decimal', { exact: true }).fill('');
  await page.getByLabel('Or a fraction', { exact: true }).fill('');
  await expect(page.getByText('Invalid input given')).toHaveCount(0);
  await page.goto('/tools/steel-hardness-conversion/?hb=74');
  await expect(page.getByText('Must Be Between 75 and 801')).toBeVisible();
  await page.getByLabel('Brinell hardness (HB)').fill('321 HB');
  await expect(page.getByText('Leave out “HB”.')).toBeVisible();
  await page.goto('/tools/sheet-metal-gauge-conversion/?gauge=2');
  await expect(page.getByText('Gauges go from 3 to 36')).toBeVisible();
  await page.getByLabel('Gauge', { exact: true }).selectOption('3');
  await expect(page.getByText('Gauges go from 3 to 36')).toBeHidden();
});

/** What each tool answers beside its first question, by its link alone. */
const otherWays = [
  ['steel-hardness-conversion/?scale=hrc&hrc=38', '353', '1180 MPa'],
  ['steel-hardness-conversion/?metal=nickel&hb=363', '40', 'ASTM E140 table 3'],
  ['steel-hardness-conversion/?hb=38', null, 'Looks like Rockwell C, about 353 HB.'],
  [
    'steel-hardness-conversion/?metal=titanium',
    null,
    'No standard converts the hardness of titanium',
  ],
  ['sheet-metal-gauge-conversion/?thickness=1.5&thicknessUnit=mm', '16', '17 (0.0538)'],
  ['conversion/?value=5%27+3-1%2F2%22&from=in&to=cm&digits=4', '161.3', 'Read as 63.5 in'],
  [
    'temperature-conversion/?value=10&from=C&to=F&kind=difference',
    '18.000',
    'A difference of 10 °C',
  ],
  ['weight-conversion/?value=1&from=lb&to=g&digits=2', '450', '453.59237 g'],
  ['round-to-square/?part=hexagon&acrossFlats=1', '1.391', '36 mm'],
  ['round-to-square/?width=3&height=4&allowance=0', '5.000', '130 mm'],
  [
    'metal-weight-conversion/?shape=pipe&nps=4&schedule=40&length=20&lengthUnit=ft',
    '121.88',
    'NPS 4 schedule 40',
  ],
  [
    'metal-weight-conversion/?shape=sphere&material=own&density=8.19&densityUnit=g',
    '2.42',
    '8.19 g/cm³',
  ],
] as const;

test('a link answers beside each tool’s first question', async ({ page }) => {
  for (const [path, result, words] of otherWays)
    await test.step(path, async () => {
      await page.goto(`/tools/${path}`);
      await expect(page.getByRole('main')).toContainText(words);
      if (result === null) await expect(headline(page)).toBeHidden();
      else await expect(headline(page)).toHaveText(result);
    });
});

test('another scale asks for its own hardness, and the one before is kept', async ({ page }) => {
  await page.goto('/tools/steel-hardness-conversion/');
  await page.getByLabel('Brinell hardness (HB)').fill('363');
  await expect(headline(page)).toHaveText('39.1');
  const scale = page.getByLabel('Scale', { exact: true });
  await scale.focus();
  await scale.selectOption('hrc');
  await expect(scale).toBeFocused();
  await page.getByLabel('Rockwell C hardness (HRC)').fill('40');
  await expect(headline(page)).toHaveText('371');
  await expect(page).toHaveURL(/hb=363&scale=hrc&hrc=40$/);
  await scale.selectOption('hb');
  await expect(page.getByLabel('Brinell hardness (HB)')).toHaveValue('363');
});

test('a result is copied, its link opens it, and reset clears it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/conversion/?value=2&from=ft&to=in');
  await expect(headline(page)).toHaveText('24.000');
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Result copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('inches: 24.000 in');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
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

test(
  'typing faster than a browser lets an address change loses nothing',
  { tag: '@rest' },
  async ({ page }) => {
    await page.goto('/tools/conversion/');
    const field = page.getByLabel('Value', { exact: true });
    await field.fill('');
    for (let i = 0; i < 260; i++) await field.press(i % 2 ? 'Backspace' : '7');
    await field.pressSequentially('12');
    await expect(field).toHaveValue('12');
    await expect(headline(page)).toHaveText('304.800');
    await expect(page).toHaveURL(/value=12$/, { timeout: 30_000 });
  },
);

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
      // The answer ends above the bar at the bottom of a phone.
      const most =
        width < 600
          ? (await page.getByRole('link', { name: /^Call/ }).last().boundingBox())!.y
          : height;
      expect([slug, Math.round(bottom) <= most, Math.round(bottom)]).toEqual([
        slug,
        true,
        Math.round(bottom),
      ]);
    }
  });

for (const [width, order] of [
  [390, 'drawing, buttons'],
  [768, 'buttons, drawing'],
  [1280, 'drawing, buttons'],
] as const)
  test(`the parts of a tool at ${width} px, from the top: ${order}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/tools/metal-weight-conversion/');
    const top = async (part: Locator) => (await part.boundingBox())!.y;
    const main = page.getByRole('main');
    const drawing = await top(main.getByRole('figure'));
    const buttons = await top(main.getByRole('button', { name: 'Print' }));
    expect(drawing < buttons ? 'drawing, buttons' : 'buttons, drawing').toBe(order);
  });

/** Phones have the least room; the other width is looked at in `npm run test:rest`. */
const narrowFirst = [
  [390, 844, []],
  [1280, 800, ['@rest']],
] as const;

for (const [width, height, tag] of narrowFirst)
  test(
    `no field, answer or button moves while a field is emptied, wrong and right again, nor what follows, ${width} px wide`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const places = () =>
        page.locator('main form[aria-label]').evaluate((form) =>
          [...form.querySelectorAll('input, select, summary'), form.nextElementSibling!]
            .filter((part) => part.checkVisibility())
            .map((part) => {
              const { x, y } = part.getBoundingClientRect();
              return [
                part.getAttribute('name') ?? part.tagName,
                Math.round(x),
                Math.round(y + scrollY),
              ];
            }),
        );
      const heights = () =>
        page
          .locator('main [data-layout]')
          .evaluate((panel) => [
            panel.clientHeight,
            panel.querySelector('form + div .btn')!.getBoundingClientRect().y + scrollY,
          ]);
      for (const { slug } of tools) {
        await page.goto(`/tools/${slug}/`);
        const plain = await places();
        const answered = await heights();
        const typed = page.locator('main form[aria-label] input:not([type=radio]):visible');
        expect(await typed.count()).toBeGreaterThan(0);
        for (const field of await typed.all()) {
          const value = await field.inputValue();
          // 38 is no Brinell hardness, and gets the longest message.
          for (const text of ['', 'abc', '38', value]) {
            await field.fill(text);
            if (text === 'abc') {
              await expect(field).toHaveAttribute('aria-invalid', 'true');
              expect([slug, await isBelowItsField(field)]).toEqual([slug, true]);
              if (!(await headline(page).isVisible())) {
                const sentence = page.getByText(/^Enter or correct a value/);
                const isInPlace = await sentence.evaluate((text) => {
                  const figure = text.parentElement!.querySelector('dd')!.getBoundingClientRect();
                  const { top, height } = text.getBoundingClientRect();
                  return Math.abs(top - figure.top) < 4 && height <= figure.height + 4;
                });
                expect([slug, isInPlace]).toEqual([slug, true]);
              }
            } else await expect(field).not.toHaveAccessibleDescription(/abc/);
            expect([slug, text, await places()]).toEqual([slug, text, plain]);
            // Another right value may have a longer or shorter answer.
            if (!(await headline(page).isVisible()))
              expect([slug, text, await heights()]).toEqual([slug, text, answered]);
          }
        }
      }
    },
  );

for (const [width, height, tag] of narrowFirst)
  test(
    `no message covers a label, a field or a button, ${width} px wide`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const { slug } of tools) {
        await page.goto(`/tools/${slug}/`);
        for (const fold of await page.locator('main form details:not([open])').all())
          await fold.locator('summary').click();
        for (const field of await page.locator('main form input:not([type=radio]):visible').all()) {
          const value = await field.inputValue();
          let messages = 0;
          for (const text of ['1x/y', 'abc', '-900', '1.1.1', '12 bananas']) {
            await field.fill(text);
            if (text === '1x/y') await expect(field).toHaveAttribute('aria-invalid', 'true');
            // The message is rendered after the key.
            await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
            const covered = await coveredByMessage(field);
            if (covered) messages++;
            expect([slug, text, covered ?? []]).toEqual([slug, text, []]);
          }
          expect(messages).toBeGreaterThan(2);
          await field.fill(value);
        }
      }
    },
  );

for (const [path, correction] of [
  ['metal-weight-conversion/?diameter=2,5', 'Use 2.5'],
  ['steel-hardness-conversion/?hb=38', 'Use 38 HRC'],
] as const)
  test(`“${correction}” is 12 px above the next label`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/tools/${path}`);
      const room = await page
        .getByRole('link', { name: correction, exact: true })
        .evaluate((link) => {
          const message = link.parentElement!.getBoundingClientRect();
          const below = [...link.closest('form')!.querySelectorAll('label, summary')]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect().top)
            .filter((top) => top > message.top);
          return Math.min(...below) - message.bottom;
        });
      expect(room).toBeGreaterThanOrEqual(12);
    }
  });

test('the second column of a tool and of its words starts at one edge', async ({ page }) => {
  for (const [slug, column] of [
    ['round-to-square', 'form + div'],
    ['decimal-to-fraction', 'form ~ div section'],
  ] as const) {
    await page.goto(`/tools/${slug}/`);
    const edges = await page
      .locator(`main [data-layout] ${column}, main section:has(> h2:text-is("Limits"))`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect([slug, edges]).toEqual([slug, [edges[0], edges[0]]]);
  }
});

test('the four figures of a gauge are in the columns of the rows below them', async ({ page }) => {
  await page.goto('/tools/sheet-metal-gauge-conversion/');
  const ends = await page
    .locator('main [data-layout] dl > div')
    .evaluateAll((rows) =>
      rows
        .slice(0, 2)
        .map((row) =>
          [...row.querySelectorAll('dd > span')]
            .slice(1)
            .map((figure) => Math.round(figure.getBoundingClientRect().right)),
        ),
    );
  expect(ends[0]).toHaveLength(3);
  expect(ends[0]).toEqual(ends[1]);
});

test('on a phone the millimeters of a gauge are below its inches, and its table is within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/sheet-metal-gauge-conversion/');
  const row = page.getByRole('row', { name: /^10 / }).first();
  const cells = await row.getByRole('cell').evaluateAll((all) =>
    all.map((cell) => {
      const { top, right } = cell.getBoundingClientRect();
      return { top, right };
    }),
  );
  expect(cells).toHaveLength(8);
  expect(cells[1]!.top).toBeGreaterThan(cells[0]!.top);
  expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(390);
});

/** Whether a field's message starts where the field with its unit does or, in wider windows, ends there. */
const isBelowItsField = (field: Locator) =>
  field.evaluate((input) => {
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    const [below, above] = [message, input.parentElement].map((part) =>
      part!.getBoundingClientRect(),
    );
    const isAtEnd = innerWidth >= 600 && Math.abs(below!.right - above!.right) < 2;
    return Math.abs(below!.left - above!.left) < 2 || isAtEnd;
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
