/** @jest-environment node */
import { z } from 'zod';
import { postSchema } from '@/content-schemas/post';
import { parseAll } from './collection';
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

test('a field of more than 300,000 characters is left out, and reported by post and field', () => {
  const content = { rendered: `<p>${'x'.repeat(300_000)}</p>` };
  const forms = { name: 'forms', schema: postSchema, fields: '' };
  const { items, problems } = parseAll(forms, [
    { id: 7, slug: 'plate', title: { rendered: 'Plate' }, content },
  ]);
  expect(items).toMatchObject([{ slug: 'plate', html: '' }]);
  expect(problems.map(problemLine)).toEqual([
    expect.stringMatching(
      /^forms "plate" \(post 7\): content\.rendered: its HTML has 300007 characters, more than 300000\. Left out\./,
    ),
  ]);
});
