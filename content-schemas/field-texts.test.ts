/** @jest-environment node */
import { fieldTexts } from './field-texts';

test('each text and picture of a record, by the path of its field', () => {
  const record = {
    slug: 'beta-c',
    title: { rendered: 'BETA C&#8482;' },
    content: { rendered: '<p>First.</p><p>Second.</p>' },
    excerpt: { rendered: '' },
    acf: {
      uns: 'R58640',
      density: 0.174,
      empty: false,
      chemistry: [{ element: 'V', max: '8.5' }],
      spec: { ID: 3, post_title: 'AMS 4957', post_content: 'Long.' },
      photo: { ID: 4, url: 'https://cms.example/up/bar.jpg', alt: 'A bar', sizes: {} },
      sections: [{ acf_fc_layout: 'hero', sectionTitle: 'Halls' }],
    },
    _embedded: { 'wp:featuredmedia': [{ source_url: 'https://cms.example/up/coil-1.webp' }] },
  };
  expect(fieldTexts(record).map(({ field, shows }) => `${field}: ${shows}`)).toEqual([
    'title: BETA C™',
    'acf.uns: R58640',
    'acf.density: 0.174',
    'acf.chemistry.0.element: V',
    'acf.chemistry.0.max: 8.5',
    'acf.spec: AMS 4957',
    'acf.photo: bar.jpg',
    'acf.sections.0.sectionTitle: Halls',
    'content: First. Second.',
    'featured_media: coil-1.webp',
  ]);
});

test.each([[{}], [{ acf: [], title: null, _embedded: { 'wp:featuredmedia': [{ code: 'x' }] } }]])(
  'a record without texts has none: %j',
  (record) => expect(fieldTexts(record)).toEqual([]),
);
