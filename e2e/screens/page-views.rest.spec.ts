import { expect, test } from '@playwright/test';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';

/* A build whose page views are counted by a service on this host. The service is a stand-in that notes what it is asked. */

const service = `
  const calls = window.vaq ?? [];
  window.va = (...call) => navigator.sendBeacon('/stats/insights/view', JSON.stringify(call));
  for (const call of calls) window.va(...call);
`;

const site = shared(() => startBuiltSite('analytics', { ANALYTICS: '/stats' }));

let counted: unknown[];
test.beforeEach(async ({ context }) => {
  counted = [];
  await context.route('**/stats/insights/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: service }),
  );
  await context.route('**/stats/insights/view', async (route) => {
    const [kind, details] = route.request().postDataJSON() as [string, object?];
    if (kind !== 'beforeSend') counted.push([kind, details]);
    await route.fulfill({ status: 204 });
  });
});

test('each route change and the opened quote form are counted, without a query or a cookie', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/inventory/titanium/?form=round-bar`);
  const titanium = { route: '/inventory/[metal]/', path: '/inventory/titanium/' };
  await expect.poll(() => counted).toEqual([['pageview', titanium]]);
  const link = page.getByRole('link', { name: 'Glossary' }).first();
  await link.hover();
  await page.waitForTimeout(1_000); // it is fetched ahead, and not counted
  await link.click();
  const glossary = { route: '/glossary/', path: '/glossary/' };
  await expect.poll(() => counted.at(-1)).toEqual(['pageview', glossary]);
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect.poll(() => counted.at(-1)).toEqual(['event', { name: 'Quote opened' }]);
  expect(counted).toHaveLength(3);
  expect(await context.cookies()).toEqual([]);
});
