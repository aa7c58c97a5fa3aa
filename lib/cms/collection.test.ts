/** @jest-environment node */
import { z } from 'zod';
import { postSchema } from '@/content-schemas/post';
import { parseAll, withoutTwins } from './collection';
import { problemLine } from './problems';

const schema = z
  .object({ id: z.number(), slug: z.string(), bad: z.array(z.string()).default([]) })
  .transform(({ slug, bad }) => ({
    slug,
    omissions: bad.map((field) => ({ field, message: 'makes no sense' })),
  }));
const read = (...records: unknown[]) => parseAll({ name: 'pages', schema, fields: '' }, records);

test('a part that was left out is a problem of its post, and the post stands', () => {
  const { items, problems } = read(
    { id: 7, slug: 'quality', bad: ['acf.sections.2'] },
    { id: 8, slug: 'about' },
  );
  expect(items.map(({ slug }) => slug)).toEqual(['quality', 'about']);
  expect(problems).toEqual([
    {
      collection: 'pages',
      id: 7,
      slug: 'quality',
      field: 'acf.sections.2',
      message: 'makes no sense',
      editUrl: expect.stringContaining('post=7&action=edit'),
    },
  ]);
});

test('a record that makes no sense is left out, and its neighbours stand', () => {
  const { items, problems } = read({ id: 7 }, null, { id: 8, slug: 'about' });
  expect(items.map(({ slug }) => slug)).toEqual(['about']);
  expect(problems.map(({ id, slug, field }) => [id, slug, field])).toEqual([
    [7, null, 'slug'],
    [null, null, 'the record'],
  ]);
});

test('of a field of more than 300,000 characters the first are kept', () => {
  const content = { rendered: `<p>${'x'.repeat(300_000)}</p>` };
  const forms = { name: 'forms', schema: postSchema, fields: '' };
  const { items, problems } = parseAll(forms, [
    { id: 7, slug: 'plate', title: { rendered: 'Plate' }, content },
  ]);
  expect(items).toMatchObject([{ slug: 'plate', html: content.rendered.slice(0, 300_000) }]);
  expect(problems).toEqual([]);
});

test('of posts at one address the first is kept, and the others are named', () => {
  const page = (id: number, parent = 0) => ({ id, slug: 'about-us-2', parent });
  const { items, problems } = withoutTwins('pages', [page(1), page(2), page(3, 7)]);
  expect(items.map(({ id }) => id)).toEqual([1, 3]);
  expect(problems.map(problemLine)).toEqual([
    expect.stringMatching(
      /^pages "about-us-2" \(post 2\): slug: post 1 has the same one, and is shown\. Left/,
    ),
  ]);
});
