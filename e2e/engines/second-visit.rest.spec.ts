import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { startFakeCms } from '../fake-cms/server';
import { secret, signedWebhook } from '../site/webhook';
import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, test } from './journey';

const cms = shared(startFakeCms);
const site = shared(() => startInstance({ ...cms.settings, WEBHOOK_SECRET: secret }));
const list = '/inventory/nickel/';
const path = `${list}grade/inconel-625/`;
const edited = 'Inconel 625, edited';

test(
  'who was here yesterday sees at the first click what an editor changed in WordPress since',
  { tag: '@wide' },
  async ({ page }) => {
    const link = (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await openHydrated(page, site.url + list);
    await link('Inconel 625').click();
    await expectPage(page, path, 'Nickel Inconel 625');

    cms.edit('nickel_grades/inconel-625', { title: edited });
    const change = { type: 'nickel_grades', event: 'changed', slug: 'inconel-625' };
    expect((await signedWebhook(change)(site.url)).status).toBe(200);
    for (const address of [list, path])
      await expect.poll(() => site.html(address), { timeout: 30_000 }).toContain(edited);

    // A new document, as a tab of the next day: what the first one knew is in the browser's cache alone.
    await openHydrated(page, site.url + list);
    await link(edited).click();
    await expectPage(page, path, `Nickel ${edited}`);
  },
);
