/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { grades } from './inventory';
import { pages } from './pages';
import { readRecord } from '@/lib/cms/collection';

const post = {
  id: 12,
  slug: 'ti-17',
  title: { rendered: 'Ti-17' },
  content: { rendered: '' },
  excerpt: { rendered: '' },
};

test('of a grade the field that makes no sense is left out and named, and the rest stands', () => {
  const acf = { uns: 'R58650', density: 'heavy' };
  const { data, omissions } = readRecord(grades(findMetal('titanium')!), { ...post, acf });
  expect(data).toMatchObject({ title: 'Ti-17', uns: 'R58650', density: null });
  expect(omissions).toEqual([{ field: 'acf.density', message: expect.any(String) }]);
});

test('of a page so is a section', () => {
  const sections = [{ acf_fc_layout: 'carousel' }, { acf_fc_layout: 'simpleText' }];
  const { data, omissions } = readRecord(pages, {
    ...post,
    template: 'flexibleLayout.php',
    acf: { flexibleLayoutDanzerscript: sections },
  });
  expect(data?.sections).toHaveLength(1);
  expect(omissions.map(({ field }) => field)).toEqual(['acf.flexibleLayoutDanzerscript.0']);
});

test('what is no record at all cannot be read', () => {
  expect(readRecord(pages, { code: 'rest_no_route' }).data).toBeNull();
  expect(readRecord(pages, null)).toMatchObject({ data: null, omissions: [{ field: '' }] });
});
