import { expect, test, type Locator, type Page } from '@playwright/test';
import { quoteFields } from '@/content-schemas/quote-fields';
import { answers } from './site/quote-post';
import { startQuoteSite, type QuoteSite } from './site/quote-site';

const grade = '/inventory/titanium/grade/6al-4v/';
const sent = 'Message sent successfully!';
const failed = 'Something went wrong please try again.';

let site: QuoteSite;
test.beforeAll(async () => {
  site = await startQuoteSite();
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  site.form.be('ok');
  site.form.received.length = 0;
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a quote' });
const box = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const send = (form: Locator) => form.getByRole('button', { name: 'Send', exact: true });

async function fill(form: Locator) {
  for (const { name, label } of quoteFields) await box(form, label).fill(answers[name]);
}

/** The dialog, opened from the floating button of a page that has come alive. */
async function open(page: Page, path = '/glossary/') {
  await page.goto(site.url() + path, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** Nobody fills in a form within the two seconds after opening a page; a test does. */
const asSlowAsPeople = (page: Page) => page.waitForTimeout(2000);

const entries: readonly [name: string, path: string, opener: (page: Page) => Locator][] = [
  [
    'the navigation',
    '/glossary/',
    (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Quote/ }),
  ],
  [
    'the floating button',
    '/services/',
    (page) => page.getByRole('link', { name: 'Get Quote' }).last(),
  ],
  [
    'the home page’s hero',
    '/',
    (page) => page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first(),
  ],
];
for (const [name, path, opener] of entries)
  test(`${name} opens the form over the page; after the success it closes`, async ({ page }) => {
    await page.goto(site.url() + path, { waitUntil: 'networkidle' });
    await opener(page).click();
    await fill(dialog(page));
    await asSlowAsPeople(page);
    await send(dialog(page)).click();
    await expect(dialog(page).getByText(sent)).toBeVisible();
    await expect(dialog(page)).toBeHidden({ timeout: 4000 });
    await expect(opener(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(site.form.received).toEqual([
      {
        ...answers,
        message: expect.stringMatching(/^Please quote 12 pieces\.\s+Reference: Q-/),
        _wpcf7_unit_tag: 'site-quote',
      },
    ]);
  });

test('the form beside a grade says which grade', async ({ page }) => {
  await page.goto(site.url() + grade, { waitUntil: 'networkidle' });
  const aside = page.getByRole('complementary', { name: 'Quote' });
  await fill(aside);
  await asSlowAsPeople(page);
  await send(aside).click();
  await expect(aside.getByText(sent)).toBeVisible();
  await expect(box(aside, 'Email')).toHaveValue('');
  await expect(aside.getByText(sent)).toBeHidden({ timeout: 4000 });
  expect(site.form.received[0]?.message).toContain('About: Titanium 6AL-4V');
});

test('what is gathered on the way is counted, edited and sent', async ({ page }) => {
  await page.goto(site.url() + grade, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to quote' }).click();
  await page.goto(`${site.url()}/services/`, { waitUntil: 'networkidle' });
  const quote = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Quote/ });
  await expect(quote).toHaveAccessibleName(/1 line on your list/);
  await quote.click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Quantity of Titanium 6AL-4V' }).fill('400 lb');
  await fill(form);
  await asSlowAsPeople(page);
  await send(form).click();
  await expect(form.getByText(sent)).toBeVisible();
  expect(site.form.received[0]?.message).toMatch(
    /Quote list:\s+1\. Titanium 6AL-4V; quantity 400 lb/,
  );
  await expect(quote).toHaveAccessibleName('Quote');
});

test('the keyboard is enough', async ({ page }) => {
  await page.goto(`${site.url()}/glossary/`, { waitUntil: 'networkidle' });
  const opener = page.getByRole('link', { name: 'Get Quote' }).last();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request a quote' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Tab'); // past Close
  for (const { name } of quoteFields) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(answers[name]);
  }
  await asSlowAsPeople(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(sent)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('X, backdrop and a drag out of the form: the first two close it', async ({ page }) => {
  const form = await open(page);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await box(form, 'Full name').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(form).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(form).toBeHidden();
});

test('no network: everything stays, and the next try is the same request', async ({
  page,
  context,
}) => {
  const form = await open(page);
  await fill(form);
  await asSlowAsPeople(page);
  await context.setOffline(true);
  await send(form).click();
  await expect(form.getByText(failed)).toBeVisible();
  await expect(box(form, 'Message')).toHaveValue(answers.message);
  await context.setOffline(false);
  await send(form).click();
  await expect(form.getByText(sent)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('the answer was lost on the way: a second try makes no second request', async ({ page }) => {
  const form = await open(page);
  await fill(form);
  await asSlowAsPeople(page);
  await page.route(
    '**/api/quote/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(form).click();
  await expect(form.getByText(failed)).toBeVisible();
  await send(form).click();
  await expect(form.getByText(sent)).toBeVisible();
  expect(site.form.received).toHaveLength(1);
});

test('what WordPress cannot take is said at its field, not shown as sent', async ({ page }) => {
  site.form.be('validation_failed');
  const form = await open(page);
  await fill(form);
  await asSlowAsPeople(page);
  await send(form).click();
  await expect(form.getByText('Please enter a telephone number.')).toBeVisible();
  await expect(box(form, 'Phone')).toBeFocused();
  site.form.be('ok');
  await box(form, 'Phone').fill('951 555 0199');
  await send(form).click();
  await expect(form.getByText(sent)).toBeVisible();
  expect(site.form.received).toMatchObject([{ phone: '951 555 0199' }]);
});

test('what WordPress takes for spam is kept and not called sent', async ({ page }) => {
  site.form.be('spam');
  const form = await open(page);
  await fill(form);
  await asSlowAsPeople(page);
  await send(form).click();
  await expect(form.getByText(failed)).toBeVisible();
  await expect(form.getByText(/We hold it as Q-.* could not pass it on: call/)).toBeVisible();
});

test('a slow WordPress: a spinner, then the truth that it is held', async ({ page }) => {
  site.form.be('silent');
  const form = await open(page);
  await fill(form);
  await asSlowAsPeople(page);
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(form.getByText(sent)).toBeVisible();
  site.form.be('ok');
  await expect.poll(() => site.form.received.length, { timeout: 15_000 }).toBe(1);
});

test('Send in the first moment is asked for once more, and taken', async ({ page }) => {
  await page.addInitScript(() => (performance.now = () => 900));
  const form = await open(page);
  await fill(form);
  await send(form).click();
  await expect(form.getByText(/Please press Send once more/)).toBeVisible();
  await send(form).click();
  await expect(form.getByText(sent)).toBeVisible();
});

test('a draft survives closing, reload and the back button', async ({ page }) => {
  const form = await open(page);
  await box(form, 'Message').fill('12 pieces, cut to length');
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect(box(form, 'Message')).toHaveValue('12 pieces, cut to length');
  await page.goto(`${site.url()}/services/`, { waitUntil: 'networkidle' });
  await page.goBack({ waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect(box(form, 'Message')).toHaveValue('12 pieces, cut to length');
});

test('typed before the script runs, the words stay', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url() + grade, { waitUntil: 'commit' });
  const aside = page.getByRole('complementary', { name: 'Quote' });
  await box(aside, 'Full name').fill('Ada Byron');
  release();
  await page.waitForLoadState('networkidle');
  await expect(box(aside, 'Full name')).toHaveValue('Ada Byron');
});

test('on a phone the form fits, and is reached from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url()}/glossary/`, { waitUntil: 'networkidle' });
  await page.getByText('Menu', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Quote/ })
    .click();
  const form = dialog(page);
  await expect(form).toBeVisible();
  const width = await form.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(width[0]).toBe(width[1]);
  expect(width[0]).toBeLessThanOrEqual(360);
  await send(form).scrollIntoViewIfNeeded();
  await expect(send(form)).toBeInViewport();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Menu', { exact: true })).toBeFocused();
});

test('on a wide screen the dialog is at most 500 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const form = await open(page);
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const sentPage = /\/quote-sent\/Q(-\w{4}){3}\/$/;

  test('Quote leads to a form that ends on a page with a reference; a reload sends nothing', async ({
    page,
  }) => {
    await page.goto(`${site.url()}/glossary/`);
    await page.getByRole('link', { name: 'Get Quote' }).last().click();
    await expect(page).toHaveURL(`${site.url()}/contact/`);
    const aside = page.getByRole('complementary', { name: 'Quote' });
    await fill(aside);
    await send(aside).click();
    await expect(page).toHaveURL(sentPage);
    await expect(page.getByText(sent)).toBeVisible();
    await page.reload();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(/^Your reference is Q-/)).toBeVisible();
    expect(site.form.received).toHaveLength(1);
  });

  test('what fails comes back filled in, and can be mended', async ({ page }) => {
    site.form.be('validation_failed');
    await page.goto(site.url() + grade);
    const aside = page.getByRole('complementary', { name: 'Quote' });
    await fill(aside);
    await send(aside).click();
    await expect(page.getByRole('alert')).toHaveText(`${failed} Please enter a telephone number.`);
    const form = page.getByRole('main');
    await expect(box(form, 'Message')).toHaveValue(answers.message);
    site.form.be('ok');
    await box(form, 'Phone').fill('951 555 0199');
    await send(form).click();
    await expect(page).toHaveURL(sentPage);
    expect(site.form.received).toMatchObject([
      { phone: '951 555 0199', message: expect.stringContaining('About: Titanium 6AL-4V') },
    ]);
  });

  test('WordPress being down is not the visitor’s trouble', async ({ page }) => {
    site.form.be('down');
    await page.goto(`${site.url()}/contact/`);
    const aside = page.getByRole('complementary', { name: 'Quote' });
    await fill(aside);
    await box(aside, 'Message').fill('While it is down');
    await send(aside).click();
    await expect(page.getByText(/^Your reference is Q-/)).toBeVisible();
  });
});
