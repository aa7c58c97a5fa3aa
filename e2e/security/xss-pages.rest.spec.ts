import { expect, test, type Page } from '@playwright/test';
import { records } from '../../lib/cms/sample/records';
import { flexible, flexibleTemplate } from '../../lib/cms/sample/sections';
import { startFakeCms } from '../fake-cms/server';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { generated } from './xss-generated';
import { payloads, titles } from './xss-payloads';

/*
 * Whole pages through the whole page cache: what editors type in fields, titles, menus and content, in a real browser
 * without the policy, which would hide what the sanitizer let through.
 */

const schemes = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
];
const titleOf = (i: number) => titles[i % titles.length]!;
const linkTo = (i: number) => ({ title: titleOf(i), url: schemes[i % schemes.length]! });

const all = [...payloads, ...generated];
const perPage = 300;
/** Pages of sections with each payload as a card's text, every third as its title, and a button on every tenth. */
const ofSections = Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) => ({
  collection: 'pages',
  slug: `hostile-${page}`,
  title: titleOf(page),
  content: '',
  excerpt: titleOf(page + 1),
  template: flexibleTemplate,
  seo: { title: titleOf(page + 2), description: titleOf(page + 3) },
  acf: flexible(page % 2 === 0, [
    {
      acf_fc_layout: 'card',
      sectionTitle: titleOf(page + 4),
      cards: all.slice(page * perPage, (page + 1) * perPage).map((html, i) => ({
        // A title that holds no letter is none.
        cardTitle: i % 3 === 0 ? html : '',
        cardDescription: html,
        cardImage: false,
        iconImage: false,
        buttonComponent: {
          buttonText: i % 10 === 0 ? titleOf(i) : '',
          buttonLink: i % 10 === 0 ? { ...linkTo(i), target: '_blank' } : '',
        },
      })),
    },
  ]),
}));
const services = titles.map((title, i) => ({
  collection: 'um_services',
  slug: `hostile-${i}`,
  title,
  // React sends a text of 1,024 letters or more as a row of its own, with its length in bytes.
  content: `<p>${'Sawing. '.repeat(200)}</p>${payloads[i]!}`,
  excerpt: title,
  seo: { title, description: title },
}));
/** A word that must break on a phone. */
const longWord = 'Titanium'.repeat(60);
const longService = {
  collection: 'um_services',
  slug: 'long-word',
  title: longWord,
  content: `<p>${longWord}</p><ul><li>${longWord}</li></ul><h2>${longWord}</h2><pre>${longWord}</pre><table><tr><td>${longWord}</td></tr></table><p><a href="https://e.example/${longWord}">https://e.example/${longWord}</a></p>`,
};
const menu = titles.map((_, i) => ({
  ...linkTo(i),
  ...(i % 5 === 0 && { children: [linkTo(i)] }),
}));

const cms = shared(() =>
  startFakeCms({ records: [...records, ...ofSections, ...services, longService], menu }),
);
const site = shared(() => startInstance({ WORDPRESS_URL: cms.url }, { aged: true }));

/** Waits until the page cache has the page: it is generated at the first visit, or in the background. */
const untilCached = (path: string) =>
  expect
    .poll(
      async () => {
        const response = await site.get(path);
        await response.text();
        return [response.status, response.headers.get('x-nextjs-cache')];
      },
      { timeout: 30_000 },
    )
    .toEqual([200, 'HIT']);

/** Structured data that a title ended early or changed: each is JSON. */
function brokenFacts(): string[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length === 0) return ['no structured data'];
  return [...scripts].flatMap(({ textContent }) => {
    try {
      JSON.parse(textContent);
      return [];
    } catch {
      return [textContent];
    }
  });
}

/** Fires what a visitor could, at every element that an editor wrote, and names what would run if a visitor followed it. */
function touch(): string[] {
  const found: string[] = [];
  addEventListener('click', (event) => event.preventDefault(), true);
  for (const element of document.querySelectorAll('.prose *')) {
    for (const name of ['mouseover', 'pointerover', 'focus', 'wheel', 'toggle', 'error'])
      element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }));
    for (const { name, value } of element.attributes)
      if (/^on|^style$|^srcdoc$|^ping$|action$/i.test(name)) found.push(`${name}="${value}"`);
    if (
      /^(?:script|style|iframe|object|embed|form|base|meta|link|svg|math)$/i.test(element.tagName)
    )
      found.push(`<${element.tagName}>`);
  }
  for (const element of document.querySelectorAll('[href], [src], [formaction], [action]'))
    for (const name of ['href', 'src', 'formaction', 'action']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const { protocol } = new URL(value, location.href);
      if (!/^(?:https?|mailto|tel):$/.test(protocol)) found.push(`${name}="${value}"`);
    }
  for (const element of document.querySelectorAll('meta[http-equiv], base'))
    found.push(element.outerHTML);
  return found;
}

/** Visits a page: what ran, where it led, and whether React hydrated it. */
async function visitHostile(page: Page, path: string, seen: string[]) {
  const response = await page.goto(site.url + path, { waitUntil: 'load' });
  if (response?.status() !== 200) seen.push(`${path}: ${response?.status()}`);
  const isHydrated = () =>
    [...document.querySelectorAll('header, main, main .prose, footer')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    );
  await page.waitForFunction(isHydrated, null, { timeout: 30_000 });
  seen.push(...(await page.evaluate(touch)).map((found) => `${path}: ${found}`));
  const broken = await page.evaluate(brokenFacts);
  seen.push(...broken.map((facts) => `${path}: ${facts.slice(0, 120)}`));
  if (page.url() !== site.url + path) seen.push(`${path} → ${page.url()}`);
}

test('no whole page runs, leads away or breaks by what editors type', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message.slice(0, 120)}`));
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()} in ${page.url()}`);
    await dialog.dismiss();
  });
  await page.route(
    (url) => url.origin !== site.url,
    async (route) => {
      const request = route.request();
      // Editors may use pictures of any host; without the policy they are requested.
      if (request.resourceType() !== 'image')
        seen.push(`${request.resourceType()} ${request.url()}`);
      await route.abort();
    },
  );
  const paths = [
    ...ofSections.map(({ slug }) => `/${slug}/`),
    ...services.map(({ slug }) => `/services/${slug}/`),
    '/services/',
    '/sitemap/',
  ];
  for (const path of paths) await untilCached(path);
  for (const path of paths) await visitHostile(page, path, seen);
  expect(all.length).toBeGreaterThan(5_000);
  expect(seen).toEqual([]);

  // What this test looks at would show what runs.
  await page.goto(`${site.url}/services/`);
  await page.evaluate(() => {
    document.body.innerHTML = '<div class="prose"><img src="x" onerror="alert(1)"></div>';
  });
  await expect.poll(() => seen.join()).toContain('dialog 1');
  await context.close();
});

test('a word without end breaks, and no page scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${site.url}/services/long-word/`);
  await expect(page.locator('.prose h2')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
