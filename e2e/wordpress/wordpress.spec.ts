import { expect, test } from '@playwright/test';
import { media, menu, records } from '@/lib/cms/sample/records';
import { manyGrades } from '../fake-cms/many-grades';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress({ grades: 100 });
});
test.afterAll(() => cms.stop());

const ask = (path: string) => fetch(`${cms.url}/wp-json/${path}`);
const list = async (path: string) => (await ask(`wp/v2/${path}`)).json();

async function firstSpecOfBetaC() {
  const [grade] = await list('titanium_grades?slug=beta-c');
  return grade.acf['specs-titanium'][0].titanium_spec_links;
}

const published = [...records, ...manyGrades(100)].filter(({ status }) => status !== 'draft');
const collections = [...new Set(published.map(({ collection }) => collection))];

test('every collection holds exactly the posts of the sample', async () => {
  for (const collection of collections) {
    const expected = published.filter((record) => record.collection === collection).length;
    const total = (await ask(`wp/v2/${collection}?per_page=1`)).headers.get('x-wp-total');
    expect(Number(total), collection).toBe(expected);
  }
});

test('a list is paged, and without parameters holds ten', async () => {
  const response = await ask('wp/v2/titanium_grades?per_page=100');
  expect(await response.json()).toHaveLength(100);
  expect(response.headers.get('x-wp-totalpages')).toBe('2');
  expect(await list('titanium_grades')).toHaveLength(10);
});

test('a relation is the raw row of the post', async () => {
  expect(await firstSpecOfBetaC()).toMatchObject({
    post_title: 'AMS 4957',
    post_name: 'ams-4957',
    post_type: 'titanium_specs',
    post_author: '1',
    post_status: 'publish',
  });
});

test('an image field is an image array with flat sizes', async () => {
  const [home] = await list('pages?slug=home');
  expect(home.template).toBe('flexibleLayout.php');
  const images = JSON.stringify(home.acf).match(/"filename":"[^"]+\.png"/g);
  expect(images).not.toBeNull();
  expect(JSON.stringify(home.acf)).toContain('"medium_large-width":768');
});

test('_embed carries the featured image with the sizes WordPress made', async () => {
  const { slug, collection, image } = published.find((record) => record.image)!;
  const [post] = await list(`${collection}?slug=${slug}&_embed`);
  const [embedded] = post._embedded['wp:featuredmedia'];
  expect(embedded.source_url).toBe(`${cms.url}/wp-content/uploads/2026/11/${image}`);
  expect(embedded.alt_text).toBe(media.find(({ file }) => file === image)!.alt);
  const { source_url: thumbnail } = embedded.media_details.sizes.thumbnail;
  expect((await fetch(thumbnail)).headers.get('content-type')).toBe('image/png');
});

test('the SEO title is in the answer, its canonical on the CMS host', async () => {
  const [grade] = await list('titanium_grades?slug=beta-c');
  expect(grade.yoast_head_json).toMatchObject({
    title: expect.stringContaining('BETA C'),
    canonical: `${cms.url}/titanium-grades/beta-c/`,
  });
});

test('menu 17 has the items of the sample, leaves without child_items', async () => {
  const { items } = await (await ask('menus/v1/menus/17')).json();
  expect(items.map(({ title }: { title: string }) => title)).toEqual(
    menu.map(({ title }) => title),
  );
  expect(items[0]).toMatchObject({ url: `${cms.url}/`, menu_item_parent: '0' });
  expect(items[0]).not.toHaveProperty('child_items');
  expect(items[1].child_items).toHaveLength(menu[1]!.children!.length);
  expect((await ask('menus/v1/menus/99')).status).toBe(404);
});

test('the API is discovered through the Link header', async () => {
  const { headers } = await fetch(cms.url, { method: 'HEAD' });
  expect(headers.get('link')).toContain(`<${cms.url}/wp-json/>; rel="https://api.w.org/"`);
});

test('PHP had nothing to complain about in our plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals');
});
