import { expect, test } from '@playwright/test';

const ask = (path: string) => fetch(process.env.E2E_SITE + path, { redirect: 'manual' });

test('robots.txt lets everything be read and names the sitemap', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
