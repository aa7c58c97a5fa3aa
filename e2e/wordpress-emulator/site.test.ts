/** @jest-environment node */
import { metals } from '@/lib/catalog/metals';
import { ask, list, type Json } from './ask';

test('lives at the root of the CMS host, with the flexible template', async () => {
  expect(await list('pages?slug=home&_fields=link,template,acf.sidebar')).toEqual([
    {
      link: 'https://wordpress.sample/',
      template: 'flexibleLayout.php',
      acf: { sidebar: false },
    },
  ]);
});

test.each(['/', '/wp-json/', '/wp-json/wp/v2/forms', '/nothing/'])(
  '%s names the API in its Link header',
  async (path) => {
    expect((await ask(path)).headers.get('link')).toContain(
      '<https://wordpress.sample/wp-json/>; rel="https://api.w.org/"',
    );
  },
);

test('the menu has children only where there are some, and addresses on the CMS host', async () => {
  const { json } = await ask('/wp-json/menus/v1/menus/17');
  const [first, second] = (json as { items: Json[] }).items;
  expect(first).toMatchObject({ title: 'Home', url: 'https://wordpress.sample/', classes: [''] });
  expect(first).not.toHaveProperty('child_items');
  // The metals, and the three ways to find a grade by number, by property and side by side.
  expect(second!.child_items).toHaveLength(metals.length + 3);
  expect(await ask('/wp-json/menus/v1/menus/999')).toMatchObject({
    status: 404,
    json: { code: 'not_found' },
  });
});
