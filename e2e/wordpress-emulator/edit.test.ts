/** @jest-environment node */
import { media, menu, records } from '@/lib/cms/sample/records';
import { createWordPress } from './emulator';
import { ask, list, slugs } from './ask';

const start = () => createWordPress({ records, media, menu });

test('an edited post is changed, later than everything else', async () => {
  const cms = start();
  const before = (await list('titanium_grades?slug=6al-4v', cms))[0]!;
  cms.edit('titanium_grades/6al-4v', { title: 'Ti & more' });
  const [after] = await list('titanium_grades?slug=6al-4v', cms);
  expect(after).toMatchObject({ id: before.id, title: { rendered: 'Ti &#038; more' } });
  const since = `modified_after=${String(before.modified)}&orderby=modified&per_page=100`;
  expect((await slugs(`titanium_grades?${since}`, cms))[0]).toBe('6al-4v');
  expect(await slugs(`forms?modified_after=${String(after!.modified)}`, cms)).toEqual([]);
});

test('a new post is found by its slug and leads the list', async () => {
  const cms = start();
  cms.add({ collection: 'forms', slug: 'Ångström', title: 'Å', content: '' });
  expect((await slugs('forms?per_page=100', cms))[0]).toBe('%c3%a5ngstr%c3%b6m');
  expect(await slugs(`forms?slug=${encodeURIComponent('ångström')}`, cms)).toHaveLength(1);
});

test('a slug that is taken gets a number, except under different parents', async () => {
  const cms = start();
  const post = { slug: 'plate', title: 'Plate', content: '' };
  cms.add({ ...post, collection: 'forms' });
  expect(await slugs('forms?slug=plate,plate-2&orderby=id&order=asc', cms)).toEqual([
    'plate',
    'plate-2',
  ]);
  cms.add({ ...post, collection: 'pages', parent: 'quality' });
  cms.add({ ...post, collection: 'pages', parent: 'about-us-2' });
  const found = await list('pages?slug=plate&_fields=link', cms);
  expect(found).toEqual([
    { link: 'https://wordpress.sample/about-us-2/plate/' },
    { link: 'https://wordpress.sample/quality/plate/' },
  ]);
});

test('a draft is not listed, refused by id, and still related to', async () => {
  const cms = start();
  const [spec] = await list('titanium_specs?slug=ams-4911&_fields=id', cms);
  cms.edit('titanium_specs/ams-4911', { status: 'draft' });
  expect(await slugs('titanium_specs?slug=ams-4911', cms)).toEqual([]);
  expect(await ask(`/wp-json/wp/v2/titanium_specs/${String(spec!.id)}`, { cms })).toMatchObject({
    status: 401,
    json: { code: 'rest_forbidden' },
  });
  const [grade] = await list('titanium_grades?slug=6al-4v&_fields=acf.specs-titanium', cms);
  expect(JSON.stringify(grade)).toContain('"post_status":"draft"');
});

test('an editor, known by an application password, reads a draft and what was typed since', async () => {
  const cms = start();
  const id = cms.add({ collection: 'forms', slug: '', title: 'Hex', content: '', status: 'draft' });
  const at = `/wp-json/wp/v2/forms/${id}`;
  const headers = { authorization: 'Basic ZWRpdG9yOnBhc3N3b3Jk' };
  expect(await ask(`${at}?context=edit`, { cms, headers })).toMatchObject({
    status: 200,
    json: { status: 'draft', title: { rendered: 'Hex' } },
  });
  expect(await ask(`${at}/autosaves`, { cms, headers })).toMatchObject({ status: 200, json: [] });
  expect(await ask(`${at}?context=edit`, { cms })).toMatchObject({ status: 401 });
  expect(await ask(`${at}/autosaves`, { cms })).toMatchObject({
    status: 401,
    json: { code: 'rest_cannot_read' },
  });
});

test('a removed post is gone, and its relations are false', async () => {
  const cms = start();
  cms.remove('titanium_specs/ams-4911');
  expect(await slugs('titanium_specs?slug=ams-4911', cms)).toEqual([]);
  const [grade] = await list('titanium_grades?slug=6al-4v&_fields=acf', cms);
  const acf = grade!.acf as { 'specs-titanium': { titanium_spec_links: unknown }[] };
  expect(acf['specs-titanium'][0]!.titanium_spec_links).toBe(false);
  expect(() => cms.remove('titanium_specs/ams-4911')).toThrow(
    'WordPress has no post "titanium_specs/ams-4911".',
  );
});
