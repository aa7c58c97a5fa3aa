import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { watchPolicy } from '../page/policy-violations';
import { hydrated } from '../visitor/open-hydrated';

export { expect };

/** A journey that fails where the policy of a page refused anything, in each engine. */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ page }, use) => {
      const refused = await watchPolicy(page);
      await use(refused);
      expect(refused, 'what the policy forbade').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page of that address and that heading is shown and hydrated. */
export async function expectPage(page: Page, path: string, title: string) {
  await expect(page.locator('h1')).toHaveText(title);
  const address = () => page.evaluate(() => location.pathname + location.search).catch(String);
  await expect.poll(address).toBe(path);
  await hydrated(page);
}

/** Replaces the text of a field key by key: in Firefox React does not always get the event of a value that is set. */
export async function retype(field: Locator, text: string) {
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** What the focus is on, as it is called. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.labels?.[0]?.firstChild?.textContent?.trim();
    if (!(element instanceof HTMLElement)) return '';
    return element.ariaLabel ?? element.innerText.trim();
  });

/** The main menu; on a small screen its entries wait behind a button, which is clicked. */
export async function unfoldMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = menu.getByText('Menu', { exact: true });
  if (await button.isVisible()) await button.click();
  return menu;
}
