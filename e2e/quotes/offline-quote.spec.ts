import { expect, test } from '@playwright/test';
import { quoteFields } from '@/content-schemas/quote-fields';
import * as routes from '@/lib/routing/routes';
import { openRemoteSite } from '../visitor/remote-site';
import { waitLikeAPerson } from '../visitor/quote-post';
import { startQuoteSite } from '../site/start-site';

test(
  'a request finished without a network waits, can be deleted, and goes by itself, once',
  { tag: '@rest' },
  async () => {
    const site = await startQuoteSite();
    const remote = await openRemoteSite(site.url);
    try {
      const { page, network } = remote;
      const posts = () => network.asked.filter(({ path }) => path === '/api/quote/').length;
      const taken = () => site.form.received.map(({ message = '' }) => message.split('\r\n')[0]);
      await page.goto(routes.contact());
      await expect.poll(remote.cachedPages, { timeout: 20_000 }).toContain(routes.contact());
      const form = page.getByRole('main').locator('form[action="/api/quote/"]');
      /** As the visitor gathers them, in this tab or another. */
      const setLines = (...titles: string[]) => {
        const lines = titles.map((title) => ({
          kind: 'grade',
          title,
          detail: '',
          href: `/${title}/`,
        }));
        return page.evaluate((text) => {
          localStorage.setItem('quote-list', text);
          dispatchEvent(new Event('quote-list'));
        }, JSON.stringify(lines));
      };
      const fill = async () => {
        for (const { name } of quoteFields) await form.locator(`[name=${name}]`).fill(`my ${name}`);
        // With an address that cannot be answered the form would stay, to be corrected.
        await form.locator('[name=email]').fill('buyer@example.com');
      };
      const line = (title: string) => form.getByRole('textbox', { name: `Quantity of ${title}` });
      await setLines('718');
      await expect(line('718')).toBeVisible();
      await fill();
      // The scripts for sending are fetched while the visitor writes.
      await page.waitForLoadState('networkidle');
      await waitLikeAPerson();
      await remote.goOffline();
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toContainText(/You’re offline\. Your request of .* waits/);
      await expect(form.locator('[name=message]')).toHaveValue('my message');
      await form.getByRole('button', { name: 'Delete it' }).click();
      await expect(form).not.toContainText('You’re offline.');
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toContainText(/You’re offline\./);
      expect(posts()).toBe(0);
      await setLines('718', '625');
      await remote.goOnline();
      await expect(form).toContainText(/was sent\. Reference Q-/, { timeout: 30_000 });
      await expect(form.locator('[name=message]')).toHaveValue('');
      await expect(line('625')).toBeVisible();
      await expect(line('718')).toBeHidden();
      await page.reload();
      await expect(form).not.toContainText('was sent.');
      const kept = async () => (await (await caches.open('quotes waiting')).keys()).length;
      expect(await page.evaluate(kept)).toBe(0);
      await expect(form).toContainText(/Last request: Q-/);
      // The service worker and the page may both have tried: WordPress got one request.
      expect(posts()).toBeGreaterThanOrEqual(1);
      expect(taken()).toEqual(['my message']);
    } finally {
      await remote.stop();
      await site.stop();
    }
  },
);
