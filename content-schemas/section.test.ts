/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { toSections, type Layout } from './section';
import type { SectionField } from './fields-by-name';
import { everySection, rowFields, sectionFields } from './section-fields';
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
    malformed: 5, // a number alone
  },
]);

const withButton = (['hero', 'simpleText', 'sideContent', 'certificates'] as const).flatMap(
  (layout): Row[] => [
    {
      layout,
      field: 'buttonComponent',
      present: button,
      becomes: { button: more },
      absent: { button: null },
      malformed: { buttonText: 'More', buttonLink: 12 },
    },
  ],
);

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
    layout: 'icon',
    field: 'icons',
    present: [image, '/wp-content/uploads/iso.svg'],
    becomes: {
      icons: [
        { title: null, html: '', image: bars },
        {
          title: null,
          html: '',
          image: {
            src: '/wp-content/uploads/iso.svg',
            alt: '',
            width: null,
            height: null,
            sizes: [],
          },
        },
      ],
    },
    absent: { icons: [] },
    malformed: [3],
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
    layout: 'media',
    field: 'images',
    present: [image, image],
    becomes: { images: [bars, bars] },
    absent: { images: [] },
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
    field: 'images',
    present: image,
    becomes: { images: [bars] },
    absent: { images: [] },
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
  {
    layout: 'people',
    field: 'people',
    present: [{ name: 'Dana', role: 'Sales', phone: '(951) 555-0110', photo: image }, { name: '' }],
    becomes: {
      people: [{ name: 'Dana', role: 'Sales', phone: '(951) 555-0110', photo: bars }],
    },
    absent: { people: [] },
    malformed: ['Dana'],
  },
  {
    layout: 'facts',
    field: 'facts',
    present: [
      { name: 'Order minimum', value: '$150' },
      { name: 'Payment', value: '' },
    ],
    becomes: { facts: [{ id: 'order-minimum', name: 'Order minimum', value: '$150' }] },
    absent: { facts: [] },
    malformed: ['Payment'],
  },
  {
    layout: 'certificates',
    field: 'certificates',
    present: [{ standard: 'AS9120', number: '1', file: 'https://cms.example/1.pdf' }, {}],
    becomes: {
      certificates: [
        {
          standard: 'AS9120',
          scope: null,
          registrar: null,
          number: '1',
          validTo: null,
          file: 'https://cms.example/1.pdf',
        },
      ],
    },
    absent: { certificates: [] },
    malformed: ['AS9120'],
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

test.each<[string, object, string]>([
  ['its link’s title', { buttonLink: { title: 'Title', url: '/a/' } }, 'Title'],
  ['words with the section’s title', { buttonLink: '/a/' }, 'Read more about Sawing'],
  [
    'no address, which is no word',
    { buttonText: 'https://x.example/a', buttonLink: { title: '/a/', url: '/a/' } },
    'Read more about Sawing',
  ],
  ['what opens the quote', { buttonLink: '#quote' }, 'Get Quote'],
])('a button without a text says %s', (_, buttonComponent, label) => {
  const hero = { acf_fc_layout: 'hero', sectionTitle: 'Sawing', buttonComponent };
  expect(only(hero)).toMatchObject({ button: { label } });
  const cards = [{ cardTitle: 'Sawing', buttonComponent }];
  expect(only({ acf_fc_layout: 'card', cards })).toMatchObject({ cards: [{ button: { label } }] });
  const alone = { acf_fc_layout: 'hero', buttonComponent: { buttonLink: '/a/' } };
  expect(only(alone)).toMatchObject({ button: { label: 'Read more' } });
});

const valueOf: Record<string, unknown> = {
  text: 'Words',
  'rich text': '<p>Words</p>',
  picture: image,
  pictures: [image],
  posts: [post('publish')],
  button,
};
/** Every field that sections are read from, in the order of the editors' document. */
const fieldTable = [
  ['every section', everySection] as const,
  ...Object.entries(sectionFields),
  ['each of cards', rowFields.card] as const,
  ['each of icons', rowFields.icon] as const,
  ['each of people', rowFields.people] as const,
  ['each of facts', rowFields.facts] as const,
  ['each of certificates', rowFields.certificates] as const,
  ['buttonComponent', rowFields.button] as const,
].flatMap(([of, fields]) =>
  Object.values(fields as Record<string, SectionField>).map(({ names: [name, ...or], kind }) => ({
    of,
    field: name,
    or,
    kind,
  })),
);

test('the editors’ document lists them', () => {
  const cell = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = fieldTable.map(({ of, field, or, kind }) =>
    [of, cell([field]), kind, cell(or) || '–'].join(' | '),
  );
  const document = readFileSync('docs/editors.md', 'utf8').replaceAll(/ +/g, ' ');
  const listed = document
    .split('\n')
    .filter((line) => /^\| .*`/.test(line))
    .map((line) => line.slice(2, -2));
  expect(listed).toEqual(rows);
});

const aliased = fieldTable
  .filter(({ of, kind }) => Object.hasOwn(layouts, of) && Object.hasOwn(valueOf, kind))
  .flatMap(({ of, field: name, or, kind }) => or.map((alias) => ({ of, name, alias, kind })));

test.each(aliased)('$of reads $alias where there is no $name', ({ of, name, alias, kind }) => {
  const value = valueOf[kind];
  const read = only({ acf_fc_layout: of, [name]: value });
  expect(only({ acf_fc_layout: of, [alias]: value })).toEqual(read);
  expect(only({ acf_fc_layout: of, [alias]: value, [name]: '' })).toEqual(read);
  expect(only({ acf_fc_layout: of })).not.toEqual(read);
});

test('a fault is named as the field it stands in, by whatever name', () => {
  expect(read({ acf_fc_layout: 'media', image: { alt: 'x' } }).omissions).toEqual([
    { field: 'acf.sections.0.image', message: 'no picture, and no address of one' },
  ]);
  const numbers = read({ acf_fc_layout: 'postCollection', posts: [12], background: { url: 7 } });
  expect(numbers.omissions!.map(({ message }) => message).join('\n')).toMatch(
    /Return Format to Post Object/,
  );
});

test('pictures by their addresses, and posts with a password without their excerpts', () => {
  const src = 'https://cms.example/a.png';
  expect(only({ acf_fc_layout: 'gallery', gallery: [src] })).toMatchObject({
    images: [{ src, alt: '', width: null, sizes: [] }],
  });
  const locked = { ...post('publish'), post_password: 'x' };
  expect(only({ acf_fc_layout: 'postCollection', posts: [locked] })).toMatchObject({
    posts: [{ title: 'Heat & Treating', excerpt: '' }],
  });
});

test.each(['page-home-standard', 'acftorest-page'])(
  'what WordPress answered in %s is read whole',
  (name) => {
    const { body } = JSON.parse(readFileSync(`e2e/wordpress/answers/${name}.json`, 'utf8')) as {
      body: { acf: { flexibleLayoutDanzerscript: unknown } }[];
    };
    const { sections, omissions } = toSections(body[0]!.acf.flexibleLayoutDanzerscript, field);
    expect(omissions).toEqual([]);
    expect(sections).toMatchObject([
      { layout: 'hero', background: { alt: 'Bars' }, button: { label: 'Quote' } },
      { layout: 'card', cards: [{ title: 'Sawing', image: { alt: 'Bars' }, button: null }] },
      { layout: 'postCollection', posts: [{}, {}, { type: 'processes' }] },
      { layout: 'icon', icons: [{ title: 'ISO' }] },
      { layout: 'imageSlider', images: [{}, {}] },
      { layout: 'gallery', images: [] },
      { layout: 'simpleText' },
      { layout: 'media', video: 'https://www.youtube.com/watch?v=abc' },
      { layout: 'sideContent', images: [{ alt: 'Bars' }], side: 'right' },
    ]);
  },
);
