import { expect, test, type Page } from '@playwright/test';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import { generated } from './xss/generated';
import { hostileMenu, hostilePages } from './xss/pages';
import { streams, titles } from './xss/streams';
import { written } from './xss/written';
import { sampleBuild } from '../site/build';
import { startInstance, type Instance } from '../site/start-site';

/*
 * Whole pages through the whole page cache: what editors type in fields, titles, menus and content, in a real browser.
 */
const payloads = [...new Set([...streams, ...written, ...generated])];
const hostile = hostilePages(payloads, titles);

let cms: FakeCms;
let site: Instance;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  cms = await startFakeCms({ records: hostile.records, menu: hostileMenu(titles) });
  site = await startInstance(sampleBuild, { WORDPRESS_URL: cms.url }, { aged: true });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

/** Waits until the page cache has the page: it is generated at the first visit, or in the background. */
async function untilCached(path: string) {
  await expect
    .poll(
      async () => {
        const response = await fetch(site.url + path);
        await response.text();
        return [response.status, response.headers.get('x-nextjs-cache')];
      },
      { timeout: 15_000 },
    )
    .toEqual([200, 'HIT']);
}

interface Seen {
  ran: string[];
  left: string[];
  broken: string[];
}

/** Visits a page, fires events at all that editors wrote, and records what ran, where it led, and whether React hydrated the page. */
async function visitHostile(page: Page, path: string, seen: Seen) {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(error.message);
  page.on('pageerror', onError);
  const response = await page.goto(site.url + path, { waitUntil: 'load' });
  if (response?.status() !== 200) seen.broken.push(`${path}: ${response?.status()}`);
  const isHydrated = () =>
    [...document.querySelectorAll('header, main, main .prose, footer')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    );
  await page.waitForFunction(isHydrated, null, { timeout: 30_000 }).catch(() => {
    seen.broken.push(`${path}: React does not hold the page`);
  });
  seen.ran.push(...(await page.evaluate(touch)).map((found) => `${path}: ${found}`));
  if (page.url() !== site.url + path) seen.left.push(`${path} → ${page.url()}`);
  const broken = await page.evaluate(brokenFacts);
  seen.broken.push(...broken.map((facts) => `${path}: ${facts.slice(0, 120)}`));
  page.off('pageerror', onError);
  seen.broken.push(...errors.map((message) => `${path}: ${message.slice(0, 120)}`));
}

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
      /^(?:script|style|iframe|object|embed|form|input|base|meta|link|svg|math|template)$/i.test(
        element.tagName,
      )
    )
      found.push(`<${element.tagName}>`);
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    '[href], [src], [formaction], [action]',
  ))
    for (const name of ['href', 'src', 'formaction', 'action']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const { protocol } = new URL(value, location.href);
      if (!/^(?:https?|mailto|tel):$/.test(protocol)) found.push(`${name}="${value}"`);
    }
  for (const meta of document.querySelectorAll('meta[http-equiv]'))
    found.push(`<meta http-equiv="${meta.getAttribute('http-equiv')}">`);
  for (const base of document.querySelectorAll('base')) found.push(`<base href="${base.href}">`);
  return found;
}

for (const [policy, bypassCSP] of [
  ['with', false],
  ['without', true],
] as const)
  test(`no whole page runs, leads away or breaks by what editors type, ${policy} the policy`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' });
    const page = await context.newPage();
    const seen: Seen = { ran: [], left: [], broken: [] };
    await page.exposeFunction('reportRun', (words: string) => seen.ran.push(words));
    await page.addInitScript(() => {
      const { reportRun } = globalThis as unknown as { reportRun(words: string): void };
      for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
        Object.assign(globalThis, { [name]: () => reportRun(`${name} in ${location.href}`) });
    });
    page.on('dialog', async (dialog) => {
      seen.ran.push(`dialog ${dialog.message()}`);
      await dialog.dismiss();
    });
    await page.route(
      (url) => url.origin !== site.url,
      async (route) => {
        const request = route.request();
        // Editors may use pictures of any host; without the policy they are requested.
        if (request.resourceType() !== 'image')
          seen.left.push(`${request.resourceType()} ${request.url()}`);
        await route.abort();
      },
    );
    const paths = [...hostile.paths, ...hostile.services, '/services/', '/sitemap/'];
    for (const path of paths) await untilCached(path);
    for (const path of paths) await visitHostile(page, path, seen);
    console.log(
      `${payloads.length} payloads and ${titles.length} titles on ${paths.length} whole pages ${policy} the policy: ` +
        `${seen.ran.length} ran, ${seen.left.length} led away, ${seen.broken.length} broken`,
    );
    expect(payloads.length).toBeGreaterThan(6_000);
    expect(seen).toEqual({ ran: [], left: [], broken: [] });
    await context.close();
  });

test('a word without end breaks, and no page scrolls sideways on a phone', async ({ browser }) => {
  const word = 'Titanium'.repeat(60);
  cms.add({
    collection: 'um_services',
    slug: 'long-word',
    title: word,
    content: `<p>${word}</p><ul><li>${word}</li></ul><h2>${word}</h2><pre>${word}</pre><table><tr><td>${word}</td></tr></table><p><a href="https://e.example/${word}">https://e.example/${word}</a></p>`,
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  // A post that was published a moment ago is asked for as often as the limit on unknown addresses lets it.
  await expect(async () => {
    await page.goto(`${site.url}/services/long-word/`);
    await expect(page.locator('.prose h2')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
