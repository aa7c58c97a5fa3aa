import { expect, test } from '@playwright/test';

const ask = (path: string) => fetch(process.env.E2E_SITE + path, { redirect: 'manual' });

/** The status of every response from an address to the end of its redirects. */
async function follow(path: string) {
  const statuses = [];
  let at: string | null = path;
  while (at && statuses.length < 5) {
    const response: Response = await ask(at);
    statuses.push(response.status);
    at = response.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null;
  }
  return statuses;
}

for (const [path, statuses] of [
  ['/inventory/titanium/grade/unobtainium/', [307, 404]],
  ['/no-such-page/', [307, 404]],
  ['/404/', [404]],
  ['/titanium-grades', [308, 200]],
  ['/titanium-grade/6al-4v', [308, 200]],
  ['/services', [308, 200]],
  ['/no-such-page.md', [404]],
  ['/sitemaps/no-such-part.xml', [404]],
] as const)
  test(`${path} answers ${statuses.join(', then ')}`, async () => {
    expect(await follow(path)).toEqual(statuses);
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
