/** @jest-environment node */
import fc from 'fast-check';
import { gradeSchema } from './grade';

const schema = gradeSchema({ specs: 'specs-titanium', specLink: 'titanium_spec_links' });
const wp = (acf: unknown, more: object = {}) => ({
  id: 12,
  slug: '6al-4v',
  title: { rendered: '6AL-4V &#8211; Ti' },
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
    id: 12,
    slug: '6al-4v',
    parent: 0,
    modified: '2026-11-20T22:18:52Z',
    title: '6AL-4V – Ti',
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
        specs: [{ title: 'AMS 4928 & "H" – 1/2″', slug: 'ams-4928' }],
        forms: [{ title: 'Round Bar', slug: 'round-bar' }],
      },
      { specs: [], forms: [] },
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
    { specs: [31], forms: [7, 8] },
  ]);
  expect(rows({ titanium_spec_links: row('A', 'a'), form: '' })).toEqual([
    { specs: [{ title: 'A', slug: 'a' }], forms: [] },
  ]);
  expect(rows([false, { form: row('Plate', 'plate') }])).toEqual([
    { specs: [], forms: [{ title: 'Plate', slug: 'plate' }] },
  ]);
});

test.each([
  ['slug', wp([], { slug: '' })],
  ['title', wp([], { title: 'Ti' })],
  ['id', wp([], { id: '12' })],
  ['acf', wp({ density: 'heavy' })],
])('a fault in %s is named', (field, record) => {
  expect(schema.safeParse(record).error?.issues[0]?.path[0]).toBe(field);
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

test('whatever stands in a record, it is read or refused, and nothing crashes', () => {
  const anything = fc.anything();
  fc.assert(
    fc.property(
      fc.record({
        acf: fc.oneof(
          anything,
          fc.dictionary(fc.constantFrom('specs-titanium', 'uns', 'chemistry'), anything),
        ),
        _embedded: anything,
        yoast_head_json: anything,
      }),
      (noise) => {
        const result = schema.safeParse(wp([], noise));
        expect(typeof result.success).toBe('boolean');
      },
    ),
    { numRuns: 2000 },
  );
});
