import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import { metals } from '@/lib/catalog/metals';
import { headingsOf } from '../page/page-text';
import { sampleBuild } from '../site/build';

const published = (collection: string) =>
  records.filter((record) => record.collection === collection && record.status !== 'draft');

/** Every grade and spec of the sample: its address, and its heading, which names the metal of a grade (decision 62). */
const catalogue = metals.flatMap(({ slug: metal, name, apiEndPoint, specsEndPoint }) => [
  ...published(apiEndPoint).map(({ slug, title }) => ({
    path: `/inventory/${metal}/grade/${slug}/`,
    heading: title.toLowerCase().includes(name.toLowerCase()) ? title : `${name} ${title}`,
  })),
  ...published(specsEndPoint).map(({ slug, title }) => ({
    path: `/inventory/${metal}/specs/${slug}/`,
    heading: title,
  })),
]);

const pageOf = async (path: string) => {
  const response = await fetch(process.env.E2E_SITE + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};

test('every grade and spec answers 200 with its whole page in the HTML', async () => {
  expect(catalogue.length).toBe(75 + 232);
  for (const { path, heading } of catalogue) {
    const { status, html } = await pageOf(path);
    expect([path, status, headingsOf(html)]).toEqual([path, 200, [heading]]);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  }
});

test('every metal names each of its grades, and every form it links to answers', async () => {
  const forms = new Set<string>();
  for (const { slug, apiEndPoint } of metals) {
    const { html } = await pageOf(`/inventory/${slug}/`);
    for (const { slug: grade } of published(apiEndPoint))
      expect(html).toContain(`href="/inventory/${slug}/grade/${grade}/"`);
    for (const [, path] of html.matchAll(/href="(\/inventory\/[\w-]+\/form\/[\w-]+\/)"/g))
      forms.add(path!);
  }
  expect(forms.size).toBe(44);
  for (const path of forms) expect([path, (await pageOf(path)).status]).toEqual([path, 200]);
});

test('the build has prerendered a page for everything the sample holds', () => {
  const manifest = JSON.parse(
    readFileSync(`${sampleBuild}/.next/prerender-manifest.json`, 'utf8'),
  ) as { routes: object };
  const pages = Object.keys(manifest.routes);
  console.log(`${pages.length} prerendered pages`);
  const missing = catalogue.filter(({ path }) => !pages.includes(path.replace(/\/$/, '')));
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(catalogue.length + 44 + metals.length);
});

test('the short name of cobalt shows the same metal, under its one true address', async () => {
  const { status, html } = await pageOf('/inventory/cobalt/grade/l-605/');
  expect(status).toBe(200);
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]+\/inventory\/cobalt-alloy\/grade\/l-605\/"/,
  );
});

/** What a buyer reads of a grade, in this order. */
const orderOfGrade = [
  'h1 Titanium 6Al-4V',
  'dt UNS',
  'dt Density',
  'button Add to quote',
  'a Weigh this',
  'label Compare 6Al-4V',
  'h2 Specifications',
  'h2 Mechanical properties',
  'h2 Chemistry',
  'h2 Forms',
];

test('on a phone a grade’s parts stand in a buyer’s order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory/titanium/grade/6al-4v/');
  const shown = await page
    .locator('main :is(h1, h2, dt, .actions :is(a, button, label))')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .map((part) => ({
          top: part.getBoundingClientRect().top,
          left: part.getBoundingClientRect().left,
          name: `${part.tagName.toLowerCase()} ${part.textContent?.trim()}`,
        }))
        .toSorted((a, b) => (Math.abs(a.top - b.top) < 12 ? a.left - b.left : a.top - b.top))
        .map(({ name }) => name),
    );
  expect(shown.filter((name) => orderOfGrade.includes(name))).toEqual(orderOfGrade);
});

test('a list narrowed to a form says what the dashed specifications are', async ({ page }) => {
  const key = () =>
    page
      .locator('ul:has(> li > article)')
      .evaluate((list) => getComputedStyle(list, '::before').content);
  await page.goto('/inventory/titanium/?form=plate');
  await expect(page.getByTitle('Not Plate').filter({ visible: true }).first()).toBeVisible();
  expect(await key()).toContain('Dashed specs do not cover plate.');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(key).toBe('none');
});
