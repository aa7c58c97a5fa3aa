import { expect, test } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { openHydrated } from '../visitor/open-hydrated';
import { dialog, fill, floatingButton, send } from '../visitor/quote-page';
import { openRemoteSite } from '../visitor/remote-site';

test.describe.configure({ mode: 'serial' });

const grade = '/inventory/titanium/grade/6al-4v/';
const unseen = '/inventory/nickel/';
const tools = calculators.map(routes.tool);

let remote: Awaited<ReturnType<typeof openRemoteSite>>;

test.beforeAll(async () => {
  remote = await openRemoteSite(process.env.E2E_SITE!);
});
test.afterAll(() => remote.stop());

const title = () => remote.page.getByRole('heading', { level: 1 });

test('the first visit requests nothing more before the page is idle; then the tools are cached', async () => {
  await remote.page.goto('/inventory/titanium/', { waitUntil: 'load' });
  await expect
    .poll(remote.cachedPages, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/inventory/titanium/', ...tools, routes.offline()]));
  const loaded = await remote.page.evaluate(() => {
    const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + shown!.loadEventEnd;
  });
  const early = remote.network.asked.filter(({ at }) => at < loaded).map(({ path }) => path);
  expect(early.filter((path) => /^\/tools\/|service-worker/.test(path))).toEqual([]);
  // A page that is reached without a new document is cached like any other.
  await remote.page.locator(`a[href="${grade}"]`).first().click();
  await expect(remote.page).toHaveURL(grade);
  await expect.poll(remote.cachedPages).toContain(grade);
  expect(
    remote.network.asked.filter(({ method, path }) => method !== 'GET' || path.startsWith('/api/')),
  ).toEqual([]);
});

test('without a network all tools work, and a visited grade opens', async () => {
  await remote.goOffline();
  for (const tool of calculators) {
    await remote.page.goto(routes.tool(tool));
    await expect(title()).toHaveText(tool.title);
    const form = remote.page.getByRole('form', { name: tool.title });
    const result = remote.page.locator('main data').first();
    const before = await result.textContent();
    const [box, choice] = [form.getByRole('textbox').first(), form.getByRole('combobox').first()];
    if (await box.count()) await box.fill('300');
    else await choice.selectOption({ index: 3 });
    await expect(result).not.toHaveText(before!);
  }
  await remote.page.goto(grade);
  await expect(title()).toContainText('6');
  await expect(title()).toHaveCSS('font-family', /archivo/);
});

test('without a network the quote dialog opens for the first time, and keeps a request', async () => {
  await openHydrated(remote.page, routes.tool(calculators[0]!));
  await floatingButton(remote.page).click();
  const form = dialog(remote.page);
  await fill(form);
  await send(form).click();
  await expect(form).toContainText(/You’re offline\. Your request of .* waits/);
  await form.getByRole('button', { name: 'Delete it' }).click();
});

test('without a network a page never visited shows an error, and leads to the tools', async () => {
  await remote.page.goto(unseen);
  await expect(title()).toHaveText('You’re offline');
  const main = remote.page.getByRole('main');
  await main.getByRole('link', { name: calculators[0]!.title }).click();
  await expect(title()).toHaveText(calculators[0]!.title);
  await remote.goOnline();
});

test('online an edit is seen at once; on a slow network, once the cached page is stale', async () => {
  // A comment: anything else the page's policy would take for somebody else's script.
  const edit = (words: string) =>
    remote.network.change((path, text) => (path === grade ? `${text}<!-- ${words} -->` : text));
  const shown = async () => (await remote.page.goto(grade, { waitUntil: 'commit' }))!.text();
  edit('First edit');
  expect(await shown()).toContain('First edit');
  await expect.poll(() => remote.cachedText(grade)).toContain('First edit');

  edit('Second edit');
  remote.network.setDelay(4_500);
  expect(await shown()).toContain('First edit');
  await expect.poll(() => remote.cachedText(grade), { timeout: 15_000 }).toContain('Second edit');

  edit('Third edit');
  await remote.makeStale(grade);
  expect(await shown()).toContain('Third edit');
  remote.network.setDelay(0);
});

test('where the visitor saves data, no page is fetched for later, and a waiting request is sent', async () => {
  // A page without scripts: another one would have the worker send at once.
  await remote.page.goto('/robots.txt');
  await remote.page.evaluate(async () => {
    const body = new FormData();
    body.set('key', 'a-key');
    const waiting = await caches.open('quotes waiting');
    const headers = { 'x-kept-at': String(Date.now()) };
    await waiting.put('/api/quote/?waiting=a-key', new Response(body, { headers }));
  });
  const saver = await remote.context.newPage();
  await saver.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  remote.network.change((_, text) => text);
  remote.network.asked.length = 0;
  await saver.goto('/services/');
  await saver.evaluate(async () => void (await navigator.serviceWorker.ready));
  const posts = () => remote.network.asked.filter(({ path }) => path === '/api/quote/').length;
  await expect.poll(posts).toBe(1);
  await saver.waitForTimeout(1_500);
  expect(posts()).toBe(1);
  expect(remote.network.asked.filter(({ path }) => path.startsWith('/tools/'))).toEqual([]);
});
