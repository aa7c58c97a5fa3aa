/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noCoverage, noGradeFacts } from './grade-facts';
import { gradeSchema } from './grade';

/** What a real WordPress answered, cut short (e2e/wordpress/answers). */
const recorded = (name: string) =>
  (
    JSON.parse(readFileSync(join('e2e/wordpress/answers', `${name}.json`), 'utf8')) as {
      body: unknown;
    }
  ).body;

const schema = gradeSchema({ specs: 'specs-titanium', specLink: 'titanium_spec_links' });
const wp = (acf: unknown, more: object = {}) => ({
  id: 12,
  slug: '6al-4v',
  title: { rendered: '6Al-4V &#8211; Ti' },
  content: { rendered: '<p>x</p>\n', protected: false },
  excerpt: { rendered: '<p>Alpha &amp; beta</p>\n' },
  modified_gmt: '2026-11-20T22:18:52',
  acf,
  ...more,
});
/** A related post as ACF answers it: the raw row. */
const row = (post_title: string, post_name: string, post_status = 'publish') => ({
  ID: 10,
  post_author: '1',
  post_title,
  post_name,
  post_status,
});

test('a grade in our words', () => {
  const grade = schema.parse(
    wp({
      'specs-titanium': [
        {
          titanium_spec_links: row('AMS 4928 & "H" – 1/2″', 'ams-4928'),
          form: [row('Round Bar', 'round-bar')],
        },
        { titanium_spec_links: row('Draft', 'draft', 'draft'), form: false },
      ],
      chemistry: '<table></table>',
      uns: 'R56400',
      density: '0.160',
      aliases: 'Grade 5, Ti-6Al-4V',
    }),
  );
  expect(grade).toEqual({
    ...noGradeFacts,
    id: 12,
    slug: '6al-4v',
    order: null,
    parent: 0,
    modified: '2026-11-20T22:18:52Z',
    title: '6Al-4V – Ti',
    html: '<p>x</p>',
    excerpt: 'Alpha & beta',
    image: null,
    seo: { title: null, description: null, noindex: false },
    chemistry: '<table></table>',
    uns: 'R56400',
    density: 0.16,
    aliases: ['Grade 5', 'Ti-6Al-4V'],
    rows: [
      {
        ...noCoverage,
        specs: [{ title: 'AMS 4928 & "H" – 1/2″', slug: 'ams-4928' }],
        forms: [{ title: 'Round Bar', slug: 'round-bar' }],
      },
      { ...noCoverage, specs: [], forms: [] },
    ],
  });
});

test.each([
  ['no field group', []],
  ['a repeater never filled', { 'specs-titanium': false, chemistry: null, uns: '', density: '' }],
  ['null', null],
  ['absent', undefined],
])('%s: a grade without specs', (_, acf) => {
  expect(schema.parse(wp(acf))).toMatchObject({
    rows: [],
    chemistry: null,
    uns: null,
    density: null,
    aliases: [],
  });
});

test('ids instead of posts, and one row instead of a list', () => {
  const rows = (value: unknown) => schema.parse(wp({ 'specs-titanium': value })).rows;
  expect(rows([{ titanium_spec_links: 31, form: [7, 8] }])).toEqual([
    { ...noCoverage, specs: [31], forms: [7, 8] },
  ]);
  expect(rows({ titanium_spec_links: row('A', 'a'), form: '' })).toEqual([
    { ...noCoverage, specs: [{ title: 'A', slug: 'a' }], forms: [] },
  ]);
  expect(rows([false, { form: row('Plate', 'plate') }])).toEqual([
    { ...noCoverage, specs: [], forms: [{ title: 'Plate', slug: 'plate' }] },
  ]);
});

test.each([
  ['slug', wp([], { slug: '' })],
  ['id', wp([], { id: '12' })],
  ['title', wp([], { title: null })],
])('without its %s there is no grade, and that is named', (field, record) => {
  expect(schema.safeParse(record).error?.issues[0]?.path[0]).toBe(field);
});

test.each<[string, object, object]>([
  ['acf.density', { acf: { density: 'heavy', uns: 'R56400' } }, { density: null, uns: 'R56400' }],
  ['acf.uns', { acf: { uns: { x: 1 }, density: 0.16 } }, { uns: null, density: 0.16 }],
  ['acf.aliases', { acf: { aliases: { a: 1, b: 2 } } }, { aliases: [] }],
  ['acf.chemistry', { acf: { chemistry: 4 } }, { chemistry: null }],
  ['parent', { parent: 'x' }, { parent: 0 }],
  ['yoast_head_json', { yoast_head_json: 'x' }, { seo: { title: null } }],
  [
    'acf.specs-titanium.0',
    { acf: { 'specs-titanium': ['AMS 4928', { titanium_spec_links: 31, form: [7] }] } },
    { rows: [{ specs: [31], forms: [7] }] },
  ],
  [
    'acf.specs-titanium.1.form.1',
    { acf: { 'specs-titanium': [{ form: 7 }, { titanium_spec_links: 31, form: [7, 8.5, 9] }] } },
    {
      rows: [
        { specs: [], forms: [7] },
        { specs: [31], forms: [7, 9] },
      ],
    },
  ],
])('a fault in %s is left out and named, and the grade stands', (field, change, kept) => {
  const grade = schema.parse(wp([], change));
  expect(grade).toMatchObject({ slug: '6al-4v', ...kept });
  expect(grade.omissions).toEqual([{ field, message: expect.any(String) }]);
});

test.each<[unknown, number | null]>([
  ['0.163 lb/in³', 0.163],
  [0.282, 0.282],
  ['', null],
])('a density of %j is %d lb/in³', (density, pounds) => {
  expect(schema.parse(wp({ density }))).toMatchObject({ density: pounds });
});

test.each([4.51, '4.51 g/cm³', '-1', '0'])('a density of %j is left out and named', (density) => {
  const grade = schema.parse(wp({ density }));
  expect(grade.density).toBeNull();
  expect(grade.omissions).toMatchObject([{ field: 'acf.density' }]);
});

test.each<[unknown, string[]]>([
  ['Grade 5, Ti-6Al-4V; TC4', ['Grade 5', 'Ti-6Al-4V', 'TC4']],
  ['Grade 5\nTi-6Al', ['Grade 5', 'Ti-6Al']],
  [304, ['304']],
])('aliases of %j are %j', (aliases, expected) => {
  expect(schema.parse(wp({ aliases }))).toMatchObject({ aliases: expected });
});

test.each<[unknown, unknown]>([
  ['31', 31],
  ['https://cms.example.com/titanium-specs/ams-4928/', { slug: 'ams-4928', title: null }],
  ['/titanium-specs/%e6%97%a5', { slug: '日', title: null }],
  ['https://cms.example.com/?post_type=titanium_specs&p=31', 31],
])('a spec named by %j is found by %j', (link, relation) => {
  expect(
    schema.parse(wp({ 'specs-titanium': [{ titanium_spec_links: link }] })).rows,
  ).toMatchObject([{ specs: [relation], forms: [] }]);
});

const steel = gradeSchema({
  specs: 'specs-stainless-steel',
  specLink: 'stainless_steel_spec_links',
});
test.each(['grade-standard', 'grade-light', 'acftorest-grade', 'grade-dangling', 'grade-emptied'])(
  'what WordPress answered in %s is read whole',
  (name) => {
    const grade = steel.parse((recorded(name) as unknown[])[0]);
    expect(grade.omissions).toBeUndefined();
    expect(grade.title).not.toMatch(/[<;]/);
  },
);

test.each(['grade-standard', 'acftorest-grade'])('a grade as %s answers it', (name) => {
  expect(steel.parse((recorded(name) as unknown[])[0])).toMatchObject({
    density: 0.282,
    rows: [
      {
        specs: [{ title: 'AMS 5643', slug: 'ams-5643' }],
        forms: [{ title: 'Round Bar', slug: 'round-bar' }],
      },
      { specs: [{ title: 'AMS 5659 & "H1025" – 1/2″' }], forms: [] },
      { specs: [], forms: [{ slug: 'forged-bar' }] },
      { specs: [], forms: [{ slug: 'flat-bar-true-bar' }] },
    ],
  });
});

test('the names of the specification are read for every metal, where its own are absent', () => {
  const stainless = [
    { stainless_steel_spec_links: row('AMS 4928', 'ams-4928'), form: [row('Plate', 'plate')] },
  ];
  const { rows } = schema.parse(
    wp({ 'specs-stainless-steel': stainless, 'specs-titanium': false }),
  );
  expect(rows).toMatchObject([{ specs: [{ slug: 'ams-4928' }], forms: [{ slug: 'plate' }] }]);
  const own = [{ titanium_spec_links: row('AMS 4911', 'ams-4911'), form: false }];
  const both = schema.parse(wp({ 'specs-stainless-steel': stainless, 'specs-titanium': own }));
  expect(both.rows).toMatchObject([{ specs: [{ slug: 'ams-4911' }], forms: [] }]);
});

test('of a post with a password visitors see the title alone, and search engines nothing', () => {
  const protectedPost = {
    content: { rendered: '', protected: true },
    excerpt: { rendered: '', protected: true },
    yoast_head_json: { title: 'Secret', description: 'Secret' },
    _embedded: { 'wp:featuredmedia': [{ source_url: '/secret.png' }] },
  };
  const acf = { uns: 'R56400', chemistry: '<p>Secret</p>', 'specs-titanium': [{ form: 7 }] };
  const grade = schema.parse(wp(acf, protectedPost));
  expect(grade).toMatchObject({ slug: '6al-4v', title: '6Al-4V – Ti', rows: [], uns: null });
  expect(grade.seo.noindex).toBe(true);
  expect(JSON.stringify(grade)).not.toMatch(/secret|R56400/i);
});

test('a title that is empty is the slug, and an emptied content is no content', () => {
  expect(
    schema.parse(wp([], { title: { rendered: '' }, content: undefined, excerpt: undefined })),
  ).toMatchObject({
    title: '6al-4v',
    html: '',
    excerpt: '',
  });
});
