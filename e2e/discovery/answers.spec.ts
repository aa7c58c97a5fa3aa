import { expect, test } from '@playwright/test';

const ask = (path: string) => fetch(process.env.E2E_SITE + path, { redirect: 'manual' });

test('the text of a page that is not there answers 404', async () => {
  expect((await ask('/no-such-page.md')).status).toBe(404);
});

test('robots.txt lets everything be read and names the sitemap', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('llms.txt names every part of the site with the texts of its pages', async () => {
  const text = await (await ask('/llms.txt')).text();
  expect(text).toMatch(/^# Hard Metals Supply\n\n> /);
  for (const line of [
    '## Titanium',
    '- [6Al-4V](http://localhost:3000/inventory/titanium/grade/6al-4v.md): ',
    '- [Metal Weight Calculator](http://localhost:3000/tools/metal-weight-conversion.md): ',
  ])
    expect(text).toContain(line);
});
