/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { grades } from './inventory';
import { pages } from './pages';
import { readRecord } from './readable';

const post = {
  id: 12,
  slug: 'ti-17',
  title: { rendered: 'Ti-17' },
  content: { rendered: '' },
  excerpt: { rendered: '' },
};

test('of a grade the field that makes no sense is left out and named, and the rest stands', async () => {
  const acf = { uns: 'R58650', density: 'heavy' };
  const { data, omissions } = await readRecord(grades(findMetal('titanium')!), { ...post, acf });
  expect(data).toMatchObject({ title: 'Ti-17', uns: 'R58650', density: null });
  expect(omissions).toEqual([{ field: 'acf.density', message: expect.any(String) }]);
});

test('of a page so is a section', async () => {
  const sections = [{ acf_fc_layout: 'carousel' }, { acf_fc_layout: 'simpleText' }];
  const { data, omissions } = await readRecord(pages, {
    ...post,
    template: 'flexibleLayout.php',
    acf: { flexibleLayoutDanzerscript: sections },
  });
  expect(data?.sections).toHaveLength(1);
  expect(omissions.map(({ field }) => field)).toEqual(['acf.flexibleLayoutDanzerscript.0']);
});

test('what is no record at all cannot be read', async () => {
  expect((await readRecord(pages, { code: 'rest_no_route' })).data).toBeNull();
  expect(await readRecord(pages, null)).toMatchObject({ data: null, omissions: [{ field: '' }] });
});
