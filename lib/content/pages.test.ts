/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { pageSchema } from '@/content-schemas/page';
import { getFrontPage, getPage, getPages } from './pages';
import { all, known, one } from './read';

jest.mock('./read', () => ({ all: jest.fn(), known: jest.fn(), one: jest.fn() }));

const page = (id: number, slug: string, parent = 0) =>
  pageSchema.parse({ id, slug, parent, title: { rendered: `${slug} ${id}` } });
/** WordPress has these pages; one published a moment ago is found by its slug alone. */
function has(pages: ReturnType<typeof page>[], justAdded: ReturnType<typeof page> | null = null) {
  jest.mocked(all).mockResolvedValue(pages);
  jest.mocked(known).mockResolvedValue(pages);
  jest
    .mocked(one)
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
  expect((await getPages()).map(({ slug }) => slug)).toEqual(['team']);
});

test('a page of WordPress never takes an address of the site', async () => {
  const own = readdirSync('app').filter(
    (name) => name !== '[page]' && existsSync(`app/${name}/page.tsx`),
  );
  expect(own).toContain('services');
  has([...own, '404', 'tools', 'quote'].map((slug, i) => page(i + 1, slug)));
  expect((await getPages()).map(({ slug }) => slug)).toEqual([]);
});
