import { expect, test } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { openRemoteSite } from '../visitor/remote-site';

test.describe.configure({ mode: 'serial' });

const grade = '/inventory/titanium/grade/6al-4v/';
const unseen = '/inventory/nickel/';
const tools = calculators.map(routes.tool);

let visit: Awaited<ReturnType<typeof openRemoteSite>>;

test.beforeAll(async () => {
  visit = await openRemoteSite(process.env.E2E_SITE!);
});
test.afterAll(() => visit.stop());

const title = () => visit.page.getByRole('heading', { level: 1 });

test('the first visit requests nothing more before the page is idle; then the tools are cached', async () => {
  await visit.page.goto('/inventory/titanium/', { waitUntil: 'load' });
  await expect
    .poll(visit.cachedPages, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/inventory/titanium/', ...tools, routes.offline()]));
  const loaded = await visit.page.evaluate(() => {
    const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + shown!.loadEventEnd;
  });
  const early = visit.network.asked.filter(({ at }) => at < loaded).map(({ path }) => path);
  expect(early.filter((path) => /^\/tools\/|service-worker/.test(path))).toEqual([]);
  // A page that is reached without a new document is cached like any other.
  await visit.page.locator(`a[href="${grade}"]`).first().click();
  await expect(visit.page).toHaveURL(grade);
  await expect.poll(visit.cachedPages).toContain(grade);
  expect(
    visit.network.asked.filter(
      ({ method, path }) =>
        (method !== 'GET' || path.startsWith('/api/')) && path !== '/api/count/', // page views
    ),
  ).toEqual([]);
});

test('without a network all tools work, and a visited grade opens', async () => {
  await visit.goOffline();
  for (const tool of calculators) {
    await visit.page.goto(routes.tool(tool));
    await expect(title()).toHaveText(tool.title);
    const form = visit.page.getByRole('form', { name: tool.title });
    const result = visit.page.locator('main data').first();
    const before = await result.textContent();
    const [box, choice] = [form.getByRole('textbox').first(), form.getByRole('combobox').first()];
    if (await box.count()) await box.fill('300');
    else await choice.selectOption({ index: 3 });
    await expect(result).not.toHaveText(before!);
  }
  await visit.page.goto(grade);
  await expect(title()).toContainText('6');
  await expect(title()).toHaveCSS('font-family', /archivo/);
});

test('without a network a page never visited shows an error, and leads to the tools', async () => {
  await visit.page.goto(unseen);
  await expect(title()).toHaveText('You’re offline');
  const main = visit.page.getByRole('main');
  await main.getByRole('link', { name: calculators[0]!.title }).click();
  await expect(title()).toHaveText(calculators[0]!.title);
  await visit.goOnline();
});

test('online an edit is seen at once; on a slow network, once the cached page is stale', async () => {
  // A comment: anything else the page's policy would take for somebody else's script.
  const edit = (words: string) =>
    visit.network.change((path, text) => (path === grade ? `${text}<!-- ${words} -->` : text));
  const shown = async () => (await visit.page.goto(grade, { waitUntil: 'commit' }))!.text();
  edit('First edit');
  expect(await shown()).toContain('First edit');
  await expect.poll(() => visit.cachedText(grade)).toContain('First edit');

  edit('Second edit');
  visit.network.setDelay(4_500);
  expect(await shown()).toContain('First edit');
  await expect.poll(() => visit.cachedText(grade), { timeout: 15_000 }).toContain('Second edit');

  edit('Third edit');
  await visit.makeStale(grade);
  expect(await shown()).toContain('Third edit');
  visit.network.setDelay(0);
});

test('where the visitor saves data, no page is fetched for later', async () => {
  const saver = await visit.context.newPage();
  await saver.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  visit.network.change((_, text) => text);
  visit.network.asked.length = 0;
  await saver.goto('/services/');
  await saver.evaluate(async () => void (await navigator.serviceWorker.ready));
  await saver.waitForTimeout(1_500);
  expect(visit.network.asked.filter(({ path }) => path.startsWith('/tools/'))).toEqual([]);
});
