import type { Browser, ElementHandle, Page } from '@playwright/test';
import { slowPage } from './slow-page';

/** How long a page took to show what an action on a control did, as INP counts it, milliseconds. */
export interface Interaction {
  control: string;
  ms: number;
  isTyped: boolean;
}

const controls =
  'button:not([type=submit]), summary, select, a[data-here], input:not([type=file], [type=hidden]), textarea';
const typed = 'input:not([type=checkbox], [type=radio]), textarea';

/** Between two keys, milliseconds: longer than a field waits before it acts, so that a key meets what the one before began. */
const betweenKeysMs = 230;

/** Acts once on a control of each kind that a page shows, on a processor four times as slow. */
export async function interactions(
  browser: Browser,
  address: string,
  viewport = { width: 390, height: 844 },
): Promise<readonly Interaction[]> {
  const { page, context } = await slowPage(browser, { line: 'office', viewport });
  await page.addInitScript(`
    const seen = (window.benchEvents = []);
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });`);
  await page.goto(address, { waitUntil: 'networkidle' });
  const found: Interaction[] = [];
  for (const { handle, control } of await firstOfEachKind(page)) {
    if (!(await handle.isVisible())) continue; // what an action before it took away
    const isTyped = await handle.evaluate((element, typed) => element.matches(typed), typed);
    await page.evaluate('benchEvents.length = 0');
    await act(page, handle, isTyped);
    await page.waitForTimeout(400);
    // Two kinds may have one name: the median of both would hide the slow one.
    const alike = found.filter((each) => each.control.split(' (')[0] === control).length;
    found.push({
      control: alike > 0 ? `${control} (${alike + 1})` : control,
      isTyped,
      ms: await page.evaluate('Math.max(0, ...benchEvents)'),
    });
    await page.keyboard.press('Escape'); // closes what it opened
  }
  await context.close();
  return found;
}

/** Controls of one style are of one kind. */
async function firstOfEachKind(page: Page) {
  const kinds = new Map<string, { handle: ElementHandle<HTMLElement>; control: string }>();
  for (const handle of await page
    .locator(`:is(${controls}):visible:not(:disabled)`)
    .elementHandles()) {
    const [kind, control] = await handle.evaluate((element: HTMLElement) => [
      `${element.localName} ${element.className} ${element.getAttribute('type')}`,
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    ]);
    if (!kinds.has(kind!))
      kinds.set(kind!, {
        handle: handle as ElementHandle<HTMLElement>,
        control: (control ?? '').trim().slice(0, 40),
      });
  }
  return [...kinds.values()];
}

async function act(page: Page, handle: ElementHandle<HTMLElement>, isTyped: boolean) {
  const isSelect = await handle.evaluate((element) => element.localName === 'select');
  if (!isTyped && !isSelect) return handle.click({ timeout: 5_000 });
  await handle.focus();
  await page.waitForTimeout(betweenKeysMs); // no hand is faster from one to the other
  for (const key of isSelect ? ['ArrowDown'] : ['7', '1', '8']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
}
