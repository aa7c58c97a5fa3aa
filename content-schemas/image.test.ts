/** @jest-environment node */
import { embeddedImage } from './image';
import { postSchema } from './post';

const uploads = 'https://cms.example.com/wp-content/uploads/2026/11';

test('an embedded picture with the sizes that show the same picture', () => {
  expect(
    embeddedImage.parse({
      source_url: `${uploads}/bars.jpg`,
      alt_text: 'Round bars',
      media_details: {
        width: 1600,
        height: 900,
        sizes: {
          thumbnail: { source_url: `${uploads}/bars-150x150.jpg`, width: 150, height: 150 },
          large: { source_url: `${uploads}/bars-1024x576.jpg`, width: 1024, height: 576 },
          medium: { source_url: `${uploads}/bars-300x169.jpg`, width: 300, height: 169 },
        },
      },
    }),
  ).toEqual({
    src: `${uploads}/bars.jpg`,
    alt: 'Round bars',
    width: 1600,
    height: 900,
    sizes: [
      { src: `${uploads}/bars-300x169.jpg`, width: 300 },
      { src: `${uploads}/bars-1024x576.jpg`, width: 1024 },
      { src: `${uploads}/bars.jpg`, width: 1600 },
    ],
  });
});

test('an SVG has no measures', () => {
  expect(
    embeddedImage.parse({ source_url: `${uploads}/seal.svg`, alt_text: '', media_details: {} }),
  ).toEqual({
    src: `${uploads}/seal.svg`,
    alt: '',
    width: null,
    height: null,
    sizes: [],
  });
});

const post = (_embedded: unknown) =>
  postSchema.parse({
    id: 1,
    slug: 'x',
    title: { rendered: 'X' },
    content: { rendered: '' },
    excerpt: { rendered: '' },
    _embedded,
  }).image;

test.each([
  ['no embeds', undefined],
  ['an embed of nothing', []],
  [
    'an error',
    { 'wp:featuredmedia': [{ code: 'rest_forbidden', message: '…', data: { status: 401 } }] },
  ],
  [
    'the whole REST index',
    { 'wp:featuredmedia': [{ name: 'Metals', namespaces: ['wp/v2'], routes: {} }] },
  ],
  ['an empty address', { 'wp:featuredmedia': [{ source_url: '', media_details: {} }] }],
])('%s is no picture', (_, embedded) => expect(post(embedded)).toBeNull());
