/** @jest-environment node */
import { forget } from '@/lib/cms/memory';
import { getMenu } from './menu';

jest.mock('@/lib/env', () => ({
  env: {
    WORDPRESS_URL: 'https://cms.example.com',
    SITE_URL: 'https://www.example.com',
    WORDPRESS_MENU_PATH: '/wp-json/menus/v1/menus/17',
    WORDPRESS_TIMEOUT_MS: 50,
    REVALIDATE_SECONDS: 900,
  },
  insideNext: false,
  buildFolder: null,
}));

const answer = (body: unknown, status = 200) => {
  forget('menu');
  globalThis.fetch = (async () => Response.json(body, { status })) as typeof fetch;
};

test('without any menu so far, the built-in one; then the last good one', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answer({ code: 'not_found' }, 404);
  expect((await getMenu()).map(({ label }) => label)).toEqual([
    'Home',
    'Inventory',
    'Incoming Stock',
    'About Us',
    'Tools',
  ]);

  answer({
    items: [
      {
        title: 'About',
        url: 'https://cms.example.com/about-us-2',
        child_items: [{ title: 'Elsewhere', url: 'https://other.example/x' }],
      },
    ],
  });
  const menu = [
    {
      label: 'About',
      href: '/about-us-2/',
      children: [{ label: 'Elsewhere', href: 'https://other.example/x', children: [] }],
    },
  ];
  expect(await getMenu()).toEqual(menu);

  answer({}, 503);
  expect(await getMenu()).toEqual(menu);
  answer({ items: [] });
  expect(await getMenu()).toEqual(menu);
});
