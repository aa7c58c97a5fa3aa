import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { generated } from './xss/generated';
import { written } from './xss/written';

/** The HTML that the site renders for each, by the component for editors' HTML. */
const rendered = (sources: readonly string[]) =>
  JSON.parse(
    execFileSync('npx', ['tsx', 'e2e/security/xss/render.tsx'], {
      input: JSON.stringify(sources),
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    }),
  ) as string[];

const perPage = 250;
const host = 'http://editor.example';
/** The only protocols that an editor's link may have. */
const innocent = /^(?:https?|mailto|tel):$/;
/** The only type of request that the site's allow-list permits. */
const pictures = 'image';

/** Shows each in a page without a policy, fires events at every element, and returns what ran, was requested or could run. */
async function whatRan(page: Page, htmls: readonly string[]): Promise<readonly string[]> {
  const ran: string[] = [];
  let body = '';
  await page.exposeFunction('reportRun', (words: string) => ran.push(words));
  await page.addInitScript(() => {
    const { reportRun } = globalThis as unknown as { reportRun(words: string): void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.assign(globalThis, { [name]: () => reportRun(`${name} in ${location.href}`) });
  });
  page.on('dialog', async (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.route('**', async (route) => {
    const request = route.request();
    const url = request.url();
    if (url.startsWith(`${host}/batch/`))
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (request.resourceType() !== pictures) ran.push(`${request.resourceType()} ${url}`);
    return route.abort();
  });
  for (let i = 0; i < htmls.length; i += perPage) {
    const batch = htmls.slice(i, i + perPage);
    body = `<!doctype html><meta charset="utf-8"><title>x</title>${batch.join('\n')}`;
    await page.goto(`${host}/batch/${i}`, { waitUntil: 'load' });
    ran.push(...(await page.evaluate(touch, innocent.source)));
  }
  return ran;
}

/** Fires what a visitor could, at every element, and names what would run if a visitor followed it. */
function touch(allowed: string): string[] {
  addEventListener('click', (event) => event.preventDefault(), true);
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['mouseover', 'pointerover', 'focus', 'click', 'wheel', 'toggle', 'error'])
      element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }));
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^ping$|action$/i.test(name)) found.push(`${name}="${value}"`);
      if (!/^(?:href|src|cite|data|xlink:href)$/i.test(name) || value.startsWith('#')) continue;
      const { protocol } = new URL(value, location.href);
      if (!new RegExp(allowed).test(protocol)) found.push(`${name}="${value}"`);
    }
    if (
      /^(?:script|style|iframe|object|embed|form|input|base|meta|link|svg|math)$/i.test(
        element.tagName,
      )
    )
      found.push(`<${element.tagName}>`);
  }
  return found;
}

test('nothing an editor may paste runs', async ({ page }) => {
  const sources = [...new Set([...written, ...generated])];
  const ran = await whatRan(page, rendered(sources));
  console.log(
    `${sources.length} payloads against editors' HTML (${written.length} written, the others generated): ${ran.length} ran`,
  );
  expect(sources.length).toBeGreaterThan(5_000);
  expect(ran).toEqual([]);
});

test('the test itself sees what runs', async ({ page }) => {
  const ran = await whatRan(page, [
    '<img src=x onerror=alert(1)><a href="java\tscript:alert(1)">x</a>',
    '<script src="http://evil.example/x.js"></script><p onclick=alert(1)>x</p>',
  ]);
  await expect.poll(() => ran.join('\n')).toContain('alert in');
  expect(ran.join('\n')).toContain('script http://evil.example/x.js');
  expect(ran.join('\n')).toContain('href="java\tscript:alert(1)"');
});
