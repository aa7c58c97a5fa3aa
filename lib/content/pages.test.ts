/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { pageSchema } from '@/content-schemas/page';
import { privacyPage } from '@/lib/site/privacy';
import { getChildPage, getChildPaths, getFrontPage, getPage, getPages } from './pages';
import { findPost, listPosts } from './read';

jest.mock('./read', () => ({
  findPost: jest.fn(),
  listPosts: jest.fn(),
}));

const page = (id: number, slug: string, parent = 0) =>
  pageSchema.parse({ id, slug, parent, title: { rendered: `${slug} ${id}` } });
/** WordPress has these pages; one published a moment ago is found by its slug alone. */
function has(pages: ReturnType<typeof page>[], justAdded: ReturnType<typeof page> | null = null) {
  jest.mocked(listPosts).mockResolvedValue(pages);
  jest
    .mocked(findPost)
    .mockImplementation(
      async (_, slug) => [...pages, justAdded].find((known) => known?.slug === slug) ?? null,
    );
}

test('of two pages with one slug the one at the top is meant', async () => {
  has([page(1, 'team', 9), page(2, 'team'), page(3, 'team', 8)]);
  expect(await getPage('team')).toMatchObject({ id: 2 });
});

test('a page published a moment ago is found', async () => {
  has([page(1, 'team')], page(2, 'news'));
  expect(await getPage('news')).toMatchObject({ id: 2 });
  expect(await getPage('no-such')).toBeNull();
});

test('the front page stands at / and nowhere else', async () => {
  has([page(1, 'home'), page(2, 'team')]);
  expect(await getPage('home')).toBeNull();
  expect(await getFrontPage()).toMatchObject({ id: 1 });
  expect((await getPages()).map(({ slug }) => slug)).toEqual(['privacy', 'team']);
});

test('a page of WordPress never takes an address of the site', async () => {
  const own = readdirSync('app').filter(
    (name) => name !== '[page]' && existsSync(`app/${name}/page.tsx`),
  );
  expect(own).toContain('services');
  has([...own, '404', 'tools', 'quote'].map((slug, i) => page(i + 1, slug)));
  expect((await getPages()).map(({ slug }) => slug)).toEqual(['privacy']);
});

test('the page on privacy is ours until editors write one', async () => {
  has([page(1, 'team')]);
  expect(await getPage('privacy')).toBe(privacyPage);
  has([page(1, 'team')], page(2, 'privacy'));
  expect(await getPage('privacy')).toMatchObject({ id: 2 });
  has([page(3, 'privacy')]);
  expect(await getPage('privacy')).toMatchObject({ id: 3 });
  expect((await getPages()).map(({ id }) => id)).toEqual([3]);
});

test('a page below others is known by the address that WordPress gives it, where it is shown here', async () => {
  const team = [page(1, 'about'), page(2, 'team', 1), page(3, 'board', 2)];
  const taken = [page(4, 'other'), page(5, 'same', 4), page(6, 'same'), page(7, 'contact', 4)];
  const astray = [page(8, 'orphan', 99), page(9, 'round', 10), page(10, 'about-round', 9)];
  has([...team, ...taken, ...astray]);
  expect(await getChildPaths()).toEqual([
    ['about', 'team'],
    ['about', 'team', 'board'],
  ]);
  expect(await getChildPage(['about', 'team', 'board'])).toMatchObject({ id: 3 });
  for (const path of ['team', 'team/board', 'other/team', 'other/same', 'other/contact'])
    expect([path, await getChildPage(path.split('/'))]).toEqual([path, null]);
});
