/** @jest-environment node */
import type { GradeRecord } from '@/content-schemas/grade';
import { noCoverage, noGradeFacts } from '@/content-schemas/grade-facts';
import type { Relation } from '@/content-schemas/relation';
import type { Post } from '@/content-schemas/post';
import { toGrade, toStock } from './stock';

const post = (id: number, slug: string): Post => ({
  id,
  slug,
  parent: 0,
  order: null,
  modified: null,
  title: slug.toUpperCase(),
  html: '',
  excerpt: '',
  image: null,
  seo: { title: null, description: null, noindex: false },
});
const grade = (
  slug: string,
  rows: readonly { specs: Relation[]; forms: Relation[] }[],
): GradeRecord => ({
  ...noGradeFacts,
  ...post(0, slug),
  chemistry: null,
  uns: null,
  density: null,
  aliases: [],
  rows: rows.map((row) => ({ ...noCoverage, ...row })),
});
const named = (slug: string) => ({ slug, title: slug.toUpperCase() });
const posts = {
  specs: async () => [post(31, 'ams-4928')],
  forms: async () => [post(7, 'round-bar'), post(8, 'plate')],
};
const nobody = {
  specs: () => Promise.reject(new Error('asked')),
  forms: () => Promise.reject(new Error('asked')),
};

test('each spec and form once, specs in order of their numbers', async () => {
  const { specs, forms } = await toGrade(
    grade('6al-4v', [
      { specs: [named('ams-4965')], forms: [named('round-bar'), named('plate')] },
      { specs: [named('ams-911')], forms: [named('round-bar')] },
      { specs: [], forms: [named('sheet')] },
    ]),
    nobody,
  );
  expect(specs.map(({ slug }) => slug)).toEqual(['ams-911', 'ams-4965']);
  expect(forms.map(({ slug }) => slug)).toEqual(['round-bar', 'plate', 'sheet']);
});

test('ids are looked up; the id of a deleted post is dropped', async () => {
  const { specs, forms } = await toGrade(
    grade('x', [{ specs: [31, 99], forms: [8, named('sheet')] }]),
    posts,
  );
  expect(specs).toEqual([named('ams-4928')]);
  expect(forms).toEqual([named('plate'), named('sheet')]);
});

test('who meets a spec and in which forms, who comes in a form', async () => {
  const stock = await toStock(
    [
      grade('6al-4v', [
        { specs: [named('ams-4928')], forms: [named('round-bar')] },
        { specs: [named('ams-4965')], forms: [named('plate')] },
      ]),
      grade('beta-c', [{ specs: [named('ams-4928')], forms: [] }]),
    ],
    nobody,
  );
  expect(
    stock
      .underSpec('ams-4928')
      .map(({ grade: { slug }, forms }) => [slug, forms.map((form) => form.slug)]),
  ).toEqual([
    ['6al-4v', ['round-bar']],
    ['beta-c', []],
  ]);
  expect(stock.inForm('plate').map(({ slug }) => slug)).toEqual(['6al-4v']);
  expect(stock.forms).toEqual(new Set(['round-bar', 'plate']));
  expect([stock.underSpec('ams-1'), stock.inForm('wire')]).toEqual([[], []]);
});

test('a grade whose rows have no ids shares them with its record', async () => {
  const record = grade('6al-4v', [{ specs: [named('ams-4965')], forms: [named('round-bar')] }]);
  const withIds = grade('cp-2', [{ specs: [31], forms: [named('round-bar')] }]);
  expect((await toGrade(record, nobody)).rows[0]).toBe(record.rows[0]);
  expect((await toGrade(withIds, posts)).rows[0]).not.toBe(withIds.rows[0]);
});
