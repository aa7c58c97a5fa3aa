import { openHydrated } from '../visitor/open-hydrated';
import { expect, test } from './journey';

test(
  'the slider, which writes styles, writes none that the policy forbids',
  { tag: '@each-engine' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const customers = page.getByRole('region', { name: 'Customers' });
    await customers.scrollIntoViewIfNeeded();
    await customers.getByRole('button', { name: 'Pause' }).click();
    await customers.getByRole('button', { name: 'Next' }).click();
    await expect(customers.getByRole('listitem')).toHaveCount(7);
  },
);

for (const [way, html] of [
  ['a script', '<script>document.title = "injected"</script>'],
  ['an event handler', '<img src="/none.png" alt="" onerror="document.title = \'injected\'">'],
  ['a script of another host', '<script src="http://127.0.0.1:9/x.js"></script>'],
] as const)
  test(`${way} that slipped into a page does not run, and is reported`, async ({
    page,
    refused,
  }) => {
    await page.route('**/contact/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${html}</body>`);
      await route.fulfill({ response, body });
    });
    await openHydrated(page, '/contact/');
    await expect.poll(() => refused.join()).toMatch(/\/contact\/: script-src/);
    expect(await page.title()).not.toBe('injected');
    refused.length = 0; // this one was wanted
  });
