import { expect, type Locator, type Page } from '@playwright/test';
import { unhydrated } from './unhydrated';
import { loadingMs, patienceMs, type Engine, type Target, type Visitor } from './visitor';

const loading = { timeout: loadingMs, intervals: [50, 100, 200] };

/** Chromium and Firefox, driven by Playwright; by finger where the device has no mouse. */
export function playwrightVisitor(page: Page, engine: Engine, touch: boolean): Visitor {
  page.setDefaultTimeout(patienceMs);
  page.setDefaultNavigationTimeout(loading.timeout);
  const all = (target: Target): Locator => {
    const place = target.within ? all(target.within) : page;
    return found(place, target).filter({ visible: true });
  };
  /** Once more where the page went away meanwhile: an answer is about the page one sees. */
  const evaluate = (work: never, given: unknown, tries = 3): Promise<unknown> =>
    page.evaluate(work, given).catch(async (error: Error) => {
      if (!/context was destroyed|navigation/i.test(error.message) || tries === 1) throw error;
      await page.waitForLoadState();
      return evaluate(work, given, tries - 1);
    });
  const shown = async (go: Promise<unknown>) => {
    await go;
    await expect.poll(() => evaluate(unhydrated as never, undefined), loading).toBe('');
  };
  return {
    engine,
    version: page.context().browser()!.version(),
    open: (path) => shown(page.goto(path)),
    // Firefox shows its cached page, which is not loaded again.
    back: () => shown(page.goBack({ waitUntil: 'commit' })),
    reload: () => shown(page.reload()),
    click: (target) => (touch ? all(target).tap() : all(target).click()),
    // Key by key: in Firefox React does not always get the event of a value that the driver sets.
    async fill(target, text) {
      await all(target).selectText();
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    choose: async (target, label) => void (await all(target).selectOption({ label })),
    focus: (target) => all(target).focus(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    count: (target) => all(target).count(),
    text: async (target) => (await all(target).innerText()).replaceAll(/\s+/g, ' ').trim(),
    run: (work, given) => evaluate(work as never, given) as never,
    on: (target, work) => all(target).evaluate(work as never),
    load: async (script) => void (await page.evaluate(script)),
    size: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  };
}

function found(place: Page | Locator, target: Target): Locator {
  const exact = true;
  if ('label' in target) return place.getByLabel(target.label, { exact });
  if ('words' in target) return place.getByText(target.words, { exact });
  return place.getByRole(target.role, { name: target.name, exact });
}
