import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import { routes } from '@/lib/routes';
import { findChromium } from './machine/browsers';
import { startNetwork } from './site/network';

test.describe.configure({ mode: 'serial' });

const grade = '/inventory/titanium/grade/6al-4v/';
const unseen = '/inventory/nickel/';
const tools = calculators.map(routes.tool);

let network: Awaited<ReturnType<typeof startNetwork>>;
let context: BrowserContext;
let page: Page;
let origin: string;

/** The service worker is not registered on this machine's own names, so the site gets another. */
test.beforeAll(async () => {
  network = await startNetwork(process.env.E2E_SITE!);
  origin = `http://hard-metals.test:${network.port}`;
  context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? undefined,
    args: [
      '--host-resolver-rules=MAP hard-metals.test 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
    baseURL: origin,
  });
  page = context.pages()[0]!;
});
test.afterAll(async () => {
  await context.close();
  await network.cut();
});

/** The paths kept by this name, in every cache. */
const kept = (what: 'pages' | 'files') =>
  page.evaluate(async (what) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(what));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, what);
const cacheNames = () => page.evaluate(() => caches.keys());
const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const title = () => page.getByRole('heading', { level: 1 });
const keptText = (path: string) =>
  page.evaluate(async (path) => (await caches.match(path))?.text(), path);
/** Asks for the service worker's script again, as browsers do at a navigation, some time later. */
const askForWorker = () =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
/** Makes a kept page one of yesterday. */
const makeOld = (path: string) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = await cache.match(path);
      const headers = new Headers(kept?.headers);
      headers.set('x-kept-at', String(Date.now() - 86_400_000));
      if (kept) await cache.put(path, new Response(kept.body, { headers }));
    }
  }, path);
/** Has the site serve the service worker of another build. */
const release = (other: (build: object) => object) =>
  network.change((path, script) =>
    path.startsWith('/_next/static/service-worker/')
      ? script.replace(/\{\\?"release\\?":[^}]*\}/, (build) =>
          JSON.stringify(other(JSON.parse(build))),
        )
      : script,
  );

async function goOffline() {
  await network.cut();
  await context.setOffline(true);
}
async function goOnline() {
  await context.setOffline(false);
  await network.mend();
}

test('the first visit asks for nothing more before the page is idle; then the tools are kept', async () => {
  await page.goto('/inventory/titanium/', { waitUntil: 'load' });
  expect(
    network.asked.map(({ path }) => path).filter((path) => path.startsWith('/tools/')),
  ).toEqual([]);
  await expect
    .poll(() => kept('pages'), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/inventory/titanium/', ...tools, routes.offline()]));
  // A page that is reached without a new document is kept like any other.
  await page.locator(`a[href="${grade}"]`).first().click();
  await expect(page).toHaveURL(grade);
  await expect.poll(() => kept('pages')).toContain(grade);
  expect(
    network.asked.filter(({ method, path }) => method !== 'GET' || path.startsWith('/api/')),
  ).toEqual([]);
});

test('without a network all eight tools work, and a visited grade opens', async () => {
  await goOffline();
  expect(tools).toHaveLength(8);
  for (const tool of calculators) {
    await page.goto(routes.tool(tool));
    await expect(title()).toHaveText(tool.title);
    const form = page.getByRole('form', { name: tool.title });
    const result = page.locator('main data').first();
    const before = await result.textContent();
    const [box, choice] = [form.getByRole('textbox').first(), form.getByRole('combobox').first()];
    if (await box.count()) await box.fill('300');
    else await choice.selectOption({ index: 3 });
    await expect(result).not.toHaveText(before!);
  }
  await page.goto(grade);
  await expect(title()).toContainText('6');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCSS(
    'cursor',
    'pointer',
  );
});

test('without a network a page never visited says so, and leads to the tools', async () => {
  await page.goto(unseen);
  await expect(title()).toHaveText('No network');
  await page.getByRole('link', { name: calculators[0]!.title }).first().click();
  await expect(title()).toHaveText(calculators[0]!.title);
  await goOnline();
});

test('online an edit is seen at once, and where the network is slow once the kept page is old', async () => {
  // A comment: anything else the page's policy would take for somebody else's script.
  const edit = (words: string) =>
    network.change((path, text) => (path === grade ? `${text}<!-- ${words} -->` : text));
  const shown = async () => (await page.goto(grade, { waitUntil: 'commit' }))!.text();
  edit('First edit');
  expect(await shown()).toContain('First edit');
  await expect.poll(() => keptText(grade)).toContain('First edit');

  edit('Second edit');
  network.slow(4_500);
  expect(await shown()).toContain('First edit');
  await expect.poll(() => keptText(grade), { timeout: 15_000 }).toContain('Second edit');

  edit('Third edit');
  await makeOld(grade);
  expect(await shown()).toContain('Third edit');
  network.slow(0);
});

test('another release takes over, and removes what the former kept', async () => {
  const before = await cacheNames();
  expect(before).toHaveLength(2);
  release((build) => ({ ...build, release: 'next-release' }));
  await askForWorker();
  await expect
    .poll(cacheNames)
    .not.toEqual(expect.arrayContaining([expect.stringContaining(before[0]!.split(' ')[1]!)]));
  await page.goto('/inventory/titanium/');
  await expect
    .poll(() => kept('pages'), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(tools));
  expect((await cacheNames()).toSorted()).toEqual(['files next-release', 'pages next-release']);
});

test('a release without it removes it, and all it kept', async () => {
  release((build) => ({ ...build, off: true }));
  // Such a release's pages do not register it; the browser itself asks for the script of one it has.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new Error('not in this release'));
  });
  await page.goto('/inventory/titanium/');
  await askForWorker();
  await expect.poll(registrations).toBe(0);
  await expect.poll(cacheNames).toEqual([]);
  await page.goto(grade);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('where the visitor saves data, no page is fetched for later', async () => {
  const saver = await context.newPage();
  await saver.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  release((build) => build);
  network.asked.length = 0;
  await saver.goto('/services/');
  await saver.evaluate(() => navigator.serviceWorker.ready);
  await saver.waitForTimeout(1_500);
  expect(network.asked.filter(({ path }) => path.startsWith('/tools/'))).toEqual([]);
});
