import { expect, test } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { violationsOf } from '../page/axe';
import { digestOf } from '../site/form-endpoint';
import { floatingButton, openAndFill, send } from '../visitor/quote-page';
import { quoteAnswers, post } from '../visitor/quote-post';
import { shared } from '../site/shared';
import { startQuoteSite } from '../site/start-site';
import { dxf, pdf } from '../site/sample-files';

const site = shared(() =>
  startQuoteSite({
    WORDPRESS_FORM_FILE_FIELDS: 'drawing',
    QUOTE_LINK_SECRET: 'open sesame, please',
    SITE_URL: 'http://localhost:3000',
  }),
);

const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
const input = 'Drawings or lists (optional)';

test('files are listed, taken out, sent, and named on the page of the request', async ({
  page,
}) => {
  const form = await openAndFill(page, site.url);
  const files = form.getByLabel(input);
  await files.setInputFiles([chosen('a.pdf', pdf()), chosen('wrong.exe', pdf('wrong'))]);
  await expect(form.getByText('We cannot take wrong.exe. Please remove it.')).toBeVisible();
  await form.getByRole('button', { name: 'Remove wrong.exe' }).click();
  await expect(form.getByText('We cannot take')).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Remove a.pdf' })).toBeFocused();
  await files.setInputFiles([chosen('plate.dxf', dxf())]);
  const listed = [/^a\.pdf, 1 kB/, /^plate\.dxf, 1 kB/];
  await expect(form.getByRole('listitem')).toHaveText(listed);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await floatingButton(page).click();
  await expect(form.getByRole('listitem')).toHaveText(listed);
  expect(await violationsOf(page)).toEqual([]);
  const answered = page.waitForResponse('**/api/quote/');
  await send(form).click();
  const { reference, page: address } = (await (await answered).json()) as Record<string, string>;
  await expect(page.getByRole('link', { name: 'View status' }).first()).toHaveAttribute(
    'href',
    address!,
  );
  expect(site.form.files.get(reference!)).toEqual([await digestOf(new Blob([pdf()]))]);
  const message = site.form.received.at(-1)?.message?.replaceAll('\r\n', '\n');
  expect(message).toMatch(/1\. a\.pdf, 1 kB\n   attached\n2\. plate\.dxf, 1 kB\n   http/);

  const shown = await page.goto(site.url + address!);
  expect(shown?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'plate.dxf, 1 kB' })).toBeVisible();
  await expect(page.getByText(quoteAnswers.email)).toHaveCount(0);

  const path = /quote-file\S+/.exec(message ?? '')?.[0] ?? '';
  const download = await fetch(`${site.url}/api/${path}`);
  expect([download.status, download.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; .*plate\.dxf$/),
  ]);
  expect(Buffer.from(await download.arrayBuffer())).toEqual(dxf());
});

test('a request with lines can be repeated with changes', { tag: '@rest' }, async ({ page }) => {
  const list = '1. 3 pieces  Titanium 6Al-4V, round bar\n    Pasted: 3 pcs AMS 4928 2.5" rd x 40"';
  const answer = await post(site.url, { ...quoteAnswers, list, key: 'repeat' });
  await page.goto(site.url + ((await answer.json()) as { page: string }).page);
  await expect(page.getByText('Your text: 3 pcs AMS 4928')).toBeVisible();
  await page.getByRole('button', { name: 'Repeat with changes' }).click();
  await expect(page).toHaveURL(/\/quote-list\/$/);
  const line = page.locator('main li [translate=no]').first();
  await expect(line).toContainText(/diameter 2\.5\sin × 40\sin · 3\spieces AMS\s4928/);
});
