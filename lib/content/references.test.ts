/** @jest-environment node */
import { createWordPress } from '@/e2e/fake-cms/wordpress';
import { siteState } from '@/lib/runtime/once-per-process.cjs';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.LAST_BUILD_FOLDER = '/nonexistent';

/** A WordPress whose ACF answers ids: the sample's, with pages of its own and a media library. */
const sample = createWordPress({ origin: 'https://cms.example.com' });
let pages: { id: number }[] = [];
let asked: string[] = [];
const picture = (id: number) => ({
  id,
  source_url: `https://cms.example.com/wp-content/uploads/${id}.png`,
  alt_text: `Picture ${id}`,
  media_details: {},
});

beforeEach(() => {
  for (const name of ['cms sizes', 'cms reading cache'] as const)
    (siteState.get(name) as Map<string, unknown> | undefined)?.clear();
  asked = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(pathname);
    const ids = searchParams.get('include')?.split(',').map(Number);
    if (pathname.endsWith('/media'))
      return Response.json(ids!.filter((id) => id < 9000).map(picture));
    if (!pathname.endsWith('/pages')) return sample.answer(new Request(url, init));
    const answered = pages.filter(({ id }) => !ids || ids.includes(id));
    return Response.json(answered, {
      headers: { 'x-wp-total': String(answered.length), 'x-wp-totalpages': '1' },
    });
  }) as typeof fetch;
});

const page = (id: number, slug: string, ...sections: object[]) => ({
  id,
  slug,
  title: { rendered: slug },
  template: 'flexibleLayout.php',
  acf: { flexibleLayoutDanzerscript: sections },
});
const read = async () => {
  const { getPages } = await import('./pages');
  // The site has pages of its own among them.
  return (await getPages()).filter(({ id }) => pages.some((each) => each.id === id));
};
const idOf = async (path: string) => {
  const answer = await sample.answer(new Request(`https://cms.example.com/wp-json/wp/v2/${path}`));
  return ((await answer.json()) as { id: number }[])[0]!.id;
};

test('pictures named by ids, alone and in lists, cost one request', async () => {
  const ids = Array.from({ length: 90 }, (_, i) => i + 100);
  pages = [
    page(1, 'one', { acf_fc_layout: 'gallery', gallery: ids, background: 7 }),
    page(2, 'two', {
      acf_fc_layout: 'card',
      cards: [{ cardTitle: 'A', cardImage: '8' }, { cardImage: 7 }],
    }),
    page(3, 'three', { acf_fc_layout: 'icon', icons: [7, { iconTitle: 'B', iconImage: 8 }] }),
  ];
  const [one, three, two] = await read();
  expect(one!.sections).toMatchObject([
    {
      images: ids.map((id) => ({
        alt: `Picture ${id}`,
        src: expect.stringContaining(`/${id}.png`),
      })),
      background: { alt: 'Picture 7' },
    },
  ]);
  expect(two!.sections).toMatchObject([
    { cards: [{ title: 'A', image: { alt: 'Picture 8' } }, { image: { alt: 'Picture 7' } }] },
  ]);
  expect(three!.sections).toMatchObject([
    { icons: [{ image: { alt: 'Picture 7' } }, { title: 'B', image: { alt: 'Picture 8' } }] },
  ]);
  expect(asked.filter((path) => path.endsWith('/media'))).toHaveLength(1);
});

test('2,000 pictures named by ids cost ten requests, and those left over are named', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const gallery = Array.from({ length: 2000 }, (_, i) => i + 1);
  pages = [page(1, 'one', { acf_fc_layout: 'gallery', gallery })];
  const [one] = await read();
  expect(one!.sections[0]).toMatchObject({ images: { length: 1000 } });
  expect(one!.omissions).toHaveLength(21);
  expect(asked.filter((path) => path.endsWith('/media'))).toHaveLength(10);
});

test('a picture that is gone is left out and named', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  pages = [page(1, 'one', { acf_fc_layout: 'gallery', gallery: [5, 9001] })];
  const [one] = await read();
  expect(one!.sections[0]).toMatchObject({ images: [{ alt: 'Picture 5' }] });
  expect(one!.omissions).toEqual([
    {
      field: 'acf.flexibleLayoutDanzerscript.0.gallery.1',
      message: 'picture 9001 is not in the media library',
    },
  ]);
});

test('posts named by ids and addresses come from the snapshots, pages with one request; a deleted one goes', async () => {
  const sawing = await idOf('processes?slug=sawing');
  pages = [
    page(1, 'one', {
      acf_fc_layout: 'postCollection',
      posts: [
        sawing,
        String(await idOf('um_services?slug=sourcing')),
        2,
        424_242,
        'https://cms.example.com/processes/forging/',
      ],
    }),
    page(2, 'two'),
  ];
  const [one] = await read();
  expect(one!.omissions).toEqual([]);
  expect(one!.sections).toMatchObject([
    {
      posts: [
        { type: 'processes', slug: 'sawing' },
        { type: 'um_services', slug: 'sourcing' },
        { type: 'page', slug: 'two', title: 'two' },
        { type: 'processes', slug: 'forging' },
      ],
    },
  ]);
  expect(asked.filter((path) => path.endsWith('/pages'))).toHaveLength(2);
  expect(asked.length).toBeLessThanOrEqual(20);
});

test('where nothing is named by an id, nothing is looked up', async () => {
  pages = [page(1, 'one', { acf_fc_layout: 'hero', sectionTitle: 'Words' })];
  await read();
  expect(asked).toEqual(['/wp-json/wp/v2/pages']);
});
