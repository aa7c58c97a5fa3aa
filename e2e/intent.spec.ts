import { expect, test, type Page } from '@playwright/test';

test.use({ baseURL: process.env.E2E_SITE });

const target = '/inventory/titanium/grade/6al-4v/';

/** What is asked of the site for pages of the browser's own navigation, from now on. */
function watch(page: Page) {
  const asked: string[] = [];
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    const { pathname, search } = new URL(request.url());
    if (search.includes('_rsc')) asked.push(pathname);
  });
  page.on('requestfinished', () => (last = Date.now()));
  /** Waits until everything asked for has come, and nothing more is asked for. */
  const settled = async () => {
    while (Date.now() - last < 500) await page.waitForTimeout(100);
  };
  return { asked, settled };
}

const link = (page: Page) => page.getByRole('main').locator(`a[href="${target}"]`).first();

/** Milliseconds from a click on the link to the page's title, while the network is slow to answer. */
async function followed(page: Page) {
  return page.evaluate(async (target) => {
    const startedAt = performance.now();
    document.querySelector<HTMLElement>(`main a[href="${target}"]`)!.click();
    while (document.querySelector('h1')?.textContent !== '6AL-4V')
      await new Promise((next) => setTimeout(next, 5));
    return performance.now() - startedAt;
  }, target);
}

for (const [how, intend] of [
  ['pointed at', (page: Page) => link(page).hover()],
  ['reached by the keyboard', (page: Page) => link(page).focus()],
  ['touched', (page: Page) => link(page).dispatchEvent('touchstart')],
] as const)
  test(`a page whose link was ${how} is there when it is clicked`, async ({ page }) => {
    await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
    const { asked, settled } = watch(page);
    await intend(page);
    await expect.poll(() => asked).toContain(target);
    await settled();
    asked.length = 0;
    // The network may be as slow as it likes now: everything is there.
    await page.route(/_rsc=/, () => new Promise(() => {}));
    const ms = await followed(page);
    console.log(`${how}, then clicked: ${ms.toFixed(0)} ms to the title`);
    await expect(page).toHaveURL(target);
    expect(asked).toEqual([]);
  });

test('a click without intent waits for the network, and arrives all the same', async ({ page }) => {
  await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
  const { asked } = watch(page);
  const ms = await followed(page);
  console.log(`clicked without intent: ${ms.toFixed(0)} ms to the title`);
  expect(asked.length).toBeGreaterThan(0);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
  const { asked } = watch(page);
  await link(page).hover();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('6AL-4V');
});

/** What grows from one page into the other, seen while it does. */
const grown = (page: Page) =>
  page.evaluate(async (target) => {
    const seen = new Set<string>();
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((...how: Parameters<typeof start>) => {
      const transition = start(...how);
      void transition.ready.then(() => {
        for (const { effect, playState } of document.getAnimations()) {
          const part = (effect as KeyframeEffect).pseudoElement ?? '';
          const ms = Number(effect?.getTiming().duration);
          if (part.includes('view-transition') && playState === 'running' && ms > 0)
            seen.add(`${part.replace(/\(.*/, '')} ${ms}`);
        }
      });
      return transition;
    }) as typeof start;
    document.querySelector<HTMLElement>(`main a[href="${target}"]`)!.click();
    while (document.querySelector('h1')?.textContent !== '6AL-4V')
      await new Promise((next) => setTimeout(next, 20));
    await new Promise((next) => setTimeout(next, 60));
    return [...seen];
  }, target);

test('a card grows into its page, in at most 200 ms', async ({ page }) => {
  await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
  expect((await grown(page)).toSorted()).toEqual([
    '::view-transition-group 180',
    '::view-transition-new 180',
    '::view-transition-old 180',
  ]);
});

test('nothing grows for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inventory/titanium/', { waitUntil: 'networkidle' });
  expect(await grown(page)).toEqual([]);
});
