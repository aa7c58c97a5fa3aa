import { expect, test } from '@playwright/test';
import { failure, offline } from '@/lib/quotes/messages';
import * as routes from '@/lib/routing/routes';
import { openHydrated } from '../visitor/open-hydrated';
import { aside, box, fill, send } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';
import { openRemoteSite } from '../visitor/remote-site';

test('without a network a form keeps its words, a visited page opens, and any other is the offline page', async () => {
  const remote = await openRemoteSite(process.env.E2E_SITE!);
  try {
    const { page } = remote;
    const list = '/inventory/titanium/';
    const grade = `${list}grade/6al-4v/`;
    const title = page.getByRole('heading', { level: 1 });

    await page.goto(list);
    // The first page was opened before there was a service worker.
    await expect
      .poll(remote.storedPages, { timeout: 20_000 })
      .toEqual(expect.arrayContaining([routes.offline(), list]));
    await page.locator(`a[href="${grade}"]`).first().click();
    await expect(page).toHaveURL(grade);
    await expect.poll(remote.storedPages).toContain(grade);
    const form = aside(page);
    await fill(form);
    await page.waitForLoadState('networkidle');

    await remote.goOffline();
    await send(form).click();
    await expect(form).toContainText(failure);
    await expect(form).toContainText(offline);
    await expect(box(form, 'Message')).toHaveValue(quoteAnswers.message);

    await openHydrated(page, list);
    await expect(title).toContainText('Titanium');
    await expect(title).toHaveCSS('font-family', /archivo/);
    await page.goto('/inventory/nickel/');
    await expect(title).toHaveText('You’re offline');

    await remote.goOnline();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toContainText('Nickel');
    await page.goto(grade);
    await expect(box(form, 'Message')).toHaveValue(quoteAnswers.message);
  } finally {
    await remote.stop();
  }
});
