import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fieldGroups } from '@/ops/plugin/field-groups';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  cms = await startWordPress();
});
test.afterAll(() => cms?.stop());

const json = async (path: string, init?: RequestInit) =>
  (await fetch(`${cms.url}/wp-json/${path}`, init)).json();

test('field groups are registered where ACF is active, and only fields that are not there', async () => {
  const [groups, none] = [join(cms.folder, 'groups.json'), join(cms.folder, 'none.json')];
  await writeFile(groups, JSON.stringify(fieldGroups()));
  await writeFile(none, '[]');
  const registered = await cms.php('acf-groups.php', groups, none);
  expect(registered).toContain(
    'titanium_grades: chemistry, uns, density, aliases, specs-titanium\n',
  );
  expect(registered).toContain('page: sidebar, flexibleLayoutDanzerscript\n');
  // ACF's free edition has no rows.
  const free = await cms.php('acf-groups.php', groups, none, 'text,wysiwyg,true_false');
  expect(free).toContain('titanium_grades: chemistry, uns, density, aliases\n');
  expect(await cms.php('acf-groups.php', groups, groups)).toBe('');
});

test('beside ACF, Yoast, a menu plugin and Contact Form 7 the plugin steps aside', async () => {
  const menu = 'menus/v1/menus/17';
  const form = 'contact-form-7/v1/contact-forms/1037/feedback';
  const [alone] = await json('wp/v2/titanium_grades?slug=beta-c');
  expect(Object.keys(alone)).toEqual(expect.arrayContaining(['acf', 'yoast_head_json']));
  expect((await json(menu)).items.length).toBeGreaterThan(3);

  await cms.load('beside.php');

  const [beside] = await json('wp/v2/titanium_grades?slug=beta-c');
  expect(beside.title).toEqual(alone.title);
  expect(Object.keys(beside)).not.toEqual(expect.arrayContaining(['acf']));
  expect(Object.keys(beside)).not.toEqual(expect.arrayContaining(['yoast_head_json']));
  expect(await json(menu)).toEqual({ of: 'another plugin' });
  expect(await json(form, { method: 'POST', body: new FormData() })).toEqual({
    of: 'another plugin',
  });
  expect((await json('wp/v2/types/forms')).name).toBe('Forms of another plugin');
});

const latest = async () =>
  (await cms.ask<{ changes: object[] }[]>('GET', 'hard-metals/v1/notices'))[0]?.changes;

test('and still announces what editors change', async () => {
  await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: 'http://127.0.0.1:9' });
  const form = (await cms.find('forms', 'plate'))!;
  await cms.update('forms', form.id, { title: 'Plate, cut' });
  expect(await latest()).toEqual([{ type: 'forms', event: 'changed', slug: 'plate' }]);
});

test('a picture in a field of ACF, alone or in a gallery, given words in the library', async () => {
  const [pictures, sawing, forging] = await Promise.all([
    cms.ask<{ id: number }[]>('GET', 'wp/v2/media?slug=mark-ember'),
    cms.find('processes', 'sawing'),
    cms.find('processes', 'forging'),
  ]);
  const { id } = pictures[0]!;
  const alone = { photo: String(id), _photo: 'field_64a1f0c2d3b4e' };
  await cms.update('processes', sawing!.id, { meta: alone });
  const gallery = `a:2:{i:0;s:3:"402";i:1;s:${String(id).length}:"${id}";}`;
  await cms.update('processes', forging!.id, {
    meta: { gallery, _gallery: 'field_64a1f0c2d3b4f' },
  });
  await cms.ask('POST', `wp/v2/media/${id}`, { alt_text: 'A flame, drawn' });
  expect(await latest()).toEqual(
    expect.arrayContaining([
      { type: 'processes', event: 'changed', slug: 'sawing' },
      { type: 'processes', event: 'changed', slug: 'forging' },
    ]),
  );
  expect(await cms.complaints()).toBe('');
});
