/** @jest-environment node */
import { termSchema } from '@/content-schemas/term';
import { getGlossary, getTerm } from './glossary';
import { findPost, listPosts } from './read';

jest.mock('./read', () => ({
  findPost: jest.fn(),
  listPosts: jest.fn(),
}));

const term = (id: number, slug: string, parent = 0) =>
  termSchema.parse({ id, slug, parent, title: { rendered: slug } });
const steel = term(1, 'steel');
const nickel = term(2, 'nickel');
const terms = [steel, nickel, term(3, 'grade', 1), term(4, 'grade', 2), term(5, 'orphan', 99)];

beforeEach(() => {
  jest.mocked(listPosts).mockResolvedValue(terms);
  jest.mocked(findPost).mockResolvedValue(null);
});

test.each([
  ['steel', undefined, 1],
  ['steel', 'grade', 3],
  ['nickel', 'grade', 4],
  ['orphan', undefined, 5],
  // The entry is found, and has another address, to which the page redirects.
  ['grade', undefined, 3],
  ['cobalt', 'grade', 3],
  ['', 'nickel', 2],
  ['steel', 'nickel', 2],
])('/glossary/%s/%s/ is entry %i', async (entry, item, id) => {
  expect(await getTerm(entry, item)).toMatchObject({ id });
});

test.each([
  ['no-such', undefined],
  ['steel', 'no-such'],
  ['steel', ''],
])('/glossary/%s/%s/ is not there', async (entry, item) => {
  expect(await getTerm(entry, item)).toBeNull();
});

test('an entry has the terms filed under it, and the term that it is filed under', async () => {
  const [first, , third] = await getGlossary();
  expect(first!.terms.map(({ id }) => id)).toEqual([3]);
  expect(third!.under).toMatchObject({ slug: 'steel' });
});

test('a term published a moment ago is found, and knows its address', async () => {
  jest.mocked(findPost).mockResolvedValue(term(6, 'new', 2));
  expect(await getTerm('nickel', 'new')).toMatchObject({ id: 6, under: nickel });
  expect(await getTerm('steel', 'new')).toMatchObject({ id: 6, under: nickel });
});
