/** @jest-environment node */
import { z } from 'zod';
import { parseAll } from './collection';

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
