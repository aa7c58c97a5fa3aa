import { expect, test } from '@playwright/test';
import { startWordPress, type WordPress } from './wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
});
test.afterEach(() => cms.reset());
test.afterAll(() => cms.stop());

const ask = (path: string) => fetch(`${cms.url}/wp-json/${path}`);
const list = async (path: string) => (await ask(`wp/v2/${path}`)).json();

async function firstSpecOfBetaC() {
  const [grade] = await list('titanium_grades?slug=beta-c');
  return grade.acf['specs-titanium'][0].titanium_spec_links;
}

test('a relation follows a changed slug, and is false once its post is gone', async () => {
  const spec = (await cms.find('titanium_specs', 'ams-4957'))!;
  await cms.update('titanium_specs', spec.id, { slug: 'ams-4957a' });
  expect((await firstSpecOfBetaC()).post_name).toBe('ams-4957a');
  await cms.ask('DELETE', `wp/v2/titanium_specs/${spec.id}?force=true`);
  expect(await firstSpecOfBetaC()).toBe(false);
});

test('a post without fields answers an empty array', async () => {
  const post = await cms.create('processes', { title: 'Peening', slug: 'peening' });
  expect(post.acf).toEqual([]);
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
  const other = await startWordPress();
  await other.create('processes', { title: 'Peening', slug: 'peening' });
  expect(await list('processes?slug=peening')).toEqual([]);
  await other.stop();
  await expect(fetch(other.url)).rejects.toThrow();
});

test('PHP had nothing to complain about in our plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals');
});
