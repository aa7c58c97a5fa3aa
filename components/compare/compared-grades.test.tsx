import { render, screen } from '@testing-library/react';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';
import { ComparedGrades } from './comparison-table';

const grade = (metal: string, slug: string) =>
  comparedGrade(slug, {
    key: `${metal}/${slug}`,
    metal,
    path: `/inventory/${metal}/grade/${slug}/`,
  });

test('grades are stored under their slugs, and the second of one slug under metal and slug', async () => {
  localStorage.clear();
  globalThis.fetch = (async (address: string) => {
    const [, metal = '', slug = ''] = /^\/compare\/(.+)\/(.+)\.json$/.exec(address) ?? [];
    return {
      ok: true,
      json: async () => grade(metal, slug),
    };
  }) as unknown as typeof fetch;
  render(
    <ComparedGrades grades={['nickel/718', 'titanium/36', 'alloy-steel/36']} onRemove={() => {}} />,
  );
  expect(await screen.findByRole('cell', { name: 'alloy-steel' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'titanium' })).toBeVisible();
  expect(Object.keys(localStorage).toSorted()).toEqual(['36', '718', 'alloy-steel/36']);
  expect(JSON.parse(localStorage.getItem('718')!)).toEqual({
    date: expect.any(Number),
    data: grade('nickel', '718'),
  });
});
