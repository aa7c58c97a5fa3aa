/** @jest-environment node */
import fc from 'fast-check';
import { tags } from './tags';

test('each thing a page can show has a tag of its own', () => {
  const all = [
    tags.post('forms', 'plate'),
    tags.list('forms'),
    tags.count('forms'),
    tags.listedUnder('nickel_grades', tags.post('forms', 'plate')),
    tags.menu(),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('whatever an editor names a post, its tag fits a header and Next’s 256 characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (slug) => {
      const tag = tags.listedUnder('cobalt_alloy_grades', tags.post('cobalt_alloy_specs', slug));
      expect(tag).toMatch(/^[!-+\--~]{1,256}$/);
    }),
  );
});
