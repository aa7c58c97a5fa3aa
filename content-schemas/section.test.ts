/** @jest-environment node */
import * as fc from 'fast-check';
import { toSections, type Layout } from './section';
import { layouts } from './section-layouts';

const image = {
  ID: 5,
  url: 'https://cms.example/bars.jpg',
  alt: 'Bars',
  width: 2400,
  height: 1600,
  sizes: { large: 'https://cms.example/bars-1024.jpg', 'large-width': 1024, 'large-height': 683 },
};
const bars = {
  src: 'https://cms.example/bars.jpg',
  alt: 'Bars',
  width: 2400,
  height: 1600,
  sizes: [
    { src: 'https://cms.example/bars-1024.jpg', width: 1024 },
    { src: 'https://cms.example/bars.jpg', width: 2400 },
  ],
};
const button = { buttonText: 'More', buttonLink: { title: 'T', url: '/about-us-2/', target: '' } };
const more = { label: 'More', href: '/about-us-2/', newTab: false };
const post = (status: string) => ({
  ID: 22,
  post_title: 'Heat &amp; Treating',
  post_name: 'heat-treating',
  post_type: 'processes',
  post_excerpt: '<p>Hot</p>',
  post_status: status,
});

const field = 'acf.sections';
const read = (...items: unknown[]) => toSections(items, field);
const only = (item: unknown) => read(item).sections[0];

interface Row {
  layout: Layout;
  field: string;
  present: unknown;
  becomes: Record<string, unknown>;
  absent: Record<string, unknown>;
  malformed: unknown;
}

const inEvery = (Object.keys(layouts) as Layout[]).flatMap((layout): Row[] => [
  {
    layout,
    field: 'sectionTitle',
    present: 'Cut &#038; <em>ground</em>',
    becomes: { title: 'Cut & ground' },
    absent: { title: null },
    malformed: { x: 1 },
  },
  {
    layout,
    field: 'sectionDescription',
    present: '<p>Fast</p>\n',
    becomes: { html: '<p>Fast</p>' },
    absent: { html: '' },
    malformed: 7,
  },
  {
    layout,
    field: 'background',
    present: image,
    becomes: { background: bars },
    absent: { background: null },
    malformed: 5, // ACF set to answer ids
  },
]);

const withButton = (['hero', 'simpleText', 'sideContent'] as const).flatMap((layout): Row[] => [
  {
    layout,
    field: 'buttonComponent',
    present: button,
    becomes: { button: more },
    absent: { button: null },
    malformed: { buttonText: 'More', buttonLink: 12 },
  },
]);

const own: readonly Row[] = [
  {
    layout: 'postCollection',
    field: 'posts',
    present: [post('publish'), post('draft')],
    becomes: {
      posts: [
        { type: 'processes', slug: 'heat-treating', title: 'Heat & Treating', excerpt: 'Hot' },
      ],
    },
    absent: { posts: [] },
    malformed: [22],
  },
  {
    layout: 'card',
    field: 'cards',
    present: [
      {
        cardTitle: 'Sawing',
        cardDescription: '<p>Cut</p>',
        cardImage: image,
        iconImage: false,
        buttonComponent: button,
      },
    ],
    becomes: {
      cards: [{ title: 'Sawing', html: '<p>Cut</p>', image: bars, icon: null, button: more }],
    },
    absent: { cards: [] },
    malformed: ['Sawing'],
  },
  {
    layout: 'icon',
    field: 'icons',
    present: [{ iconTitle: 'ISO', iconDescription: '<p>9001</p>', iconImage: image }],
    becomes: { icons: [{ title: 'ISO', html: '<p>9001</p>', image: bars }] },
    absent: { icons: [] },
    malformed: [3],
  },
  {
    layout: 'imageSlider',
    field: 'images',
    present: [image],
    becomes: { images: [bars] },
    absent: { images: [] },
    malformed: [5],
  },
  {
    layout: 'imageSlider',
    field: 'autoplay',
    present: false,
    becomes: { autoplay: false },
    absent: { autoplay: true },
    malformed: 'often',
  },
  {
    layout: 'gallery',
    field: 'gallery',
    present: [image],
    becomes: { images: [bars] },
    absent: { images: [] },
    malformed: [5],
  },
  {
    layout: 'media',
    field: 'image',
    present: image,
    becomes: { image: bars },
    absent: { image: null },
    malformed: 'bars.jpg',
  },
  {
    layout: 'media',
    field: 'video',
    present: '<iframe src="https://video.example/embed/1?a=1&amp;b=2"></iframe>',
    becomes: { video: 'https://video.example/embed/1?a=1&b=2' },
    absent: { video: null },
    malformed: { url: 'https://video.example/' },
  },
  {
    layout: 'sideContent',
    field: 'image',
    present: image,
    becomes: { image: bars },
    absent: { image: null },
    malformed: 5,
  },
  {
    layout: 'sideContent',
    field: 'imageSide',
    present: 'right',
    becomes: { side: 'right' },
    absent: { side: 'left' },
    malformed: 'middle',
  },
];

const rows = [...inEvery, ...withButton, ...own];

test.each(rows)('$layout reads $field', ({ layout, field: name, present, becomes }) => {
  expect(read({ acf_fc_layout: layout, [name]: present }).omissions).toEqual([]);
  expect(only({ acf_fc_layout: layout, [name]: present })).toMatchObject({ layout, ...becomes });
});

test.each(rows)('$layout stands without $field', ({ layout, field: name, absent }) => {
  expect(only({ acf_fc_layout: layout })).toMatchObject({ layout, ...absent });
  for (const nothing of name === 'autoplay' ? [null] : [false, null, '', []])
    expect(only({ acf_fc_layout: layout, [name]: nothing })).toMatchObject({ layout, ...absent });
});

test.each(rows)(
  '$layout leaves out a $field that makes no sense, and names it',
  ({ layout, field: name, malformed, absent }) => {
    const { sections, omissions } = read({ acf_fc_layout: layout, [name]: malformed });
    expect(sections).toEqual([expect.objectContaining({ layout, ...absent })]);
    expect(omissions).toEqual([
      { field: expect.stringContaining(`${field}.0.${name}`), message: expect.any(String) },
    ]);
  },
);

test('one picture that makes no sense does not take its gallery down, and is named by its place', () => {
  const { sections, omissions } = read({
    acf_fc_layout: 'gallery',
    gallery: [false, image, 5, { alt: 'without address' }],
  });
  expect(sections).toMatchObject([{ images: [bars] }]);
  expect(omissions.map((omission) => omission.field)).toEqual([
    `${field}.0.gallery.2`,
    `${field}.0.gallery.3`,
  ]);
});

test('an unknown layout is left out and named, and its neighbours stand', () => {
  const { sections, omissions } = read(
    { acf_fc_layout: 'hero', sectionTitle: 'One' },
    { acf_fc_layout: 'countdown' },
    false,
    'nonsense',
    { acf_fc_layout: 'toString' },
    { acf_fc_layout: 'simpleText', sectionTitle: 'Two' },
  );
  expect(sections.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(omissions).toEqual([
    { field: `${field}.1`, message: 'no layout of this site: "countdown"' },
    { field: `${field}.3`, message: 'no layout of this site: undefined' },
    { field: `${field}.4`, message: 'no layout of this site: "toString"' },
  ]);
});

test.each([
  ['', null],
  ['#quote', { label: 'Text', href: '#quote', newTab: false }],
  [
    { title: 'Title', url: 'https://x.example/', target: '_blank' },
    { label: 'Text', href: 'https://x.example/', newTab: true },
  ],
])('a button leading to %j', (buttonLink, expected) => {
  expect(
    only({ acf_fc_layout: 'hero', buttonComponent: { buttonText: 'Text', buttonLink } }),
  ).toMatchObject({ button: expected });
});

test('a button without a text takes its link’s title, or its address', () => {
  const labelOf = (buttonLink: unknown) =>
    only({ acf_fc_layout: 'hero', buttonComponent: { buttonText: '', buttonLink } });
  expect(labelOf({ title: 'Title', url: '/a/' })).toMatchObject({ button: { label: 'Title' } });
  expect(labelOf('/a/')).toMatchObject({ button: { label: '/a/' } });
});

test('nothing an editor or a plugin may answer stops the page', () => {
  const anything = fc.anything({ maxDepth: 3 });
  const names = ['sectionTitle', 'background', 'cards', 'images', 'gallery', 'posts', 'icons'];
  const section = fc
    .tuple(
      fc.constantFrom(...Object.keys(layouts)),
      fc.dictionary(fc.constantFrom(...names), anything),
    )
    .map(([layout, fields]) => ({ ...fields, acf_fc_layout: layout }));
  const answers = fc.oneof(anything, fc.array(fc.oneof(section, anything)));
  fc.assert(
    fc.property(answers, (value) => {
      expect(() => toSections(value, field)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
