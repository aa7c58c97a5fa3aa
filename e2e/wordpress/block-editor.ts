import type { Page } from '@playwright/test';

/** The title in the block editor, which WordPress frames or not, by its version and by what else stands in the editor. */
export async function titleInBlockEditor(page: Page) {
  await page.waitForSelector('iframe[name=editor-canvas], .wp-block-post-title');
  const canvas = page.locator('iframe[name=editor-canvas]');
  return ((await canvas.count()) > 0 ? canvas.contentFrame() : page).getByRole('textbox', {
    name: 'Add title',
  });
}
