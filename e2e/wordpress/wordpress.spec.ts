import { expect, test } from '@playwright/test';
import { media, menu, records } from '@/lib/cms/sample/records';
import { generatedGrades } from './seed-data';
import { startWordPress, type WordPress } from './wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress({ grades: 100 });
});
test.afterEach(() => cms.reset());
test.afterAll(() => cms.stop());

const ask = (path: string) => fetch(`${cms.url}/wp-json/${path}`);
const list = async (path: string) => (await ask(`wp/v2/${path}`)).json();

async function firstSpecOfBetaC() {
  const [grade] = await list('titanium_grades?slug=beta-c');
  return grade.acf['specs-titanium'][0].titanium_spec_links;
}

const published = [...records, ...generatedGrades(100)].filter(({ status }) => status !== 'draft');
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

test('a relation follows a changed slug, and is false once its post is gone', async () => {
  const spec = (await cms.find('titanium_specs', 'ams-4957'))!;
  await cms.update('titanium_specs', spec.id, { slug: 'ams-4957a' });
  expect((await firstSpecOfBetaC()).post_name).toBe('ams-4957a');
  await cms.ask('DELETE', `wp/v2/titanium_specs/${spec.id}?force=true`);
  expect(await firstSpecOfBetaC()).toBe(false);
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

test('a post without fields answers an empty array', async () => {
  const post = await cms.create('processes', { title: 'Peening', slug: 'peening' });
  expect(post.acf).toEqual([]);
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

test('a grade edited over REST is changed, the fields not named are kept', async () => {
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  await cms.update('titanium_grades', grade.id, { title: 'Beta-C™', acf: { density: '0.175' } });
  const [edited] = await list('titanium_grades?slug=beta-c');
  expect(edited.title.rendered).toBe('Beta-C™');
  expect(edited.acf).toEqual({ ...grade.acf, density: '0.175' });
});

test('nobody edits without the application password', async () => {
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  const response = await fetch(`${cms.url}/wp-json/wp/v2/titanium_grades/${grade.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acf: { density: '1' } }),
  });
  expect(response.status).toBe(401);
  expect((await cms.find('titanium_grades', 'beta-c'))!.acf).toEqual(grade.acf);
});

test('a draft is not shown until it is published', async () => {
  const draft = await cms.create('titanium_grades', { title: 'New', slug: 'new', status: 'draft' });
  expect(await list('titanium_grades?slug=new')).toEqual([]);
  expect((await ask(`wp/v2/titanium_grades/${draft.id}`)).status).toBe(401);
  await cms.update('titanium_grades', draft.id, { status: 'publish' });
  expect(await list('titanium_grades?slug=new')).toHaveLength(1);
});

test('a trashed post is gone, and back after a reset', async () => {
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  await cms.trash('titanium_grades', grade.id);
  expect(await list('titanium_grades?slug=beta-c')).toEqual([]);
  await cms.reset();
  expect(await list('titanium_grades?slug=beta-c')).toHaveLength(1);
});

test('a page may be given the flexible template, and no unknown one', async () => {
  const page = await cms.create('pages', { title: 'Stock', template: 'flexibleLayout.php' });
  expect(page.template).toBe('flexibleLayout.php');
  await expect(cms.update('pages', page.id, { template: 'other.php' })).rejects.toThrow('400');
});

test('two sites run side by side and know nothing of each other', async () => {
  const other = await startWordPress({ grades: 100 });
  await other.create('processes', { title: 'Peening', slug: 'peening' });
  expect(await list('processes?slug=peening')).toEqual([]);
  await other.stop();
  await expect(fetch(other.url)).rejects.toThrow();
});

test('PHP had nothing to complain about in every answer above', async () => {
  expect(await cms.complaints()).toBe('');
});
