/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';

const titanium = findMetal('titanium')!;

const builtWith = async (setting: string) => {
  process.env.GRADES_BUILT = setting;
  jest.resetModules();
  const { getBuiltGrades, getGrades } = await import('./inventory');
  return { built: await getBuiltGrades(titanium), all: await getGrades(titanium) };
};
afterAll(() => delete process.env.GRADES_BUILT);

test.each(['', '1000'])(
  'with GRADES_BUILT=%j a build makes the page of every grade',
  async (setting) => {
    const { built, all } = await builtWith(setting);
    expect(built).toEqual(all);
  },
);

test('with fewer it makes those that changed last', async () => {
  const { built, all } = await builtWith('3');
  const dates = all.map(({ modified }) => modified!).toSorted();
  expect(built.map(({ modified }) => modified)).toEqual(dates.slice(-3).toReversed());
});

test('with none, every page is made when it is first asked for', async () => {
  expect((await builtWith('0')).built).toEqual([]);
});
