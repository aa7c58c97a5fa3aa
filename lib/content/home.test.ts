/** @jest-environment node */
import { pageSchema } from '@/content-schemas/page';
import { metals } from '@/lib/catalog/metals';
import { getHome } from './home';
import { getFrontPage } from './pages';

jest.mock('./pages', () => ({ getFrontPage: jest.fn() }));

const front = (...layouts: string[]) =>
  pageSchema.parse({
    id: 1,
    slug: 'home',
    title: { rendered: 'Home' },
    template: 'flexibleLayout.php',
    acf: {
      flexibleLayoutDanzerscript: layouts.map((layout) => ({
        acf_fc_layout: layout,
        sectionTitle: `Edited ${layout}`,
      })),
    },
  });
const shown = async () => {
  const { hero, sections } = await getHome();
  return [hero, ...sections].map(({ layout, title }) => `${layout}: ${title}`);
};

test('without a front page the home page stands in our own words', async () => {
  jest.mocked(getFrontPage).mockResolvedValue(null);
  expect(await shown()).toEqual([
    'hero: Hard metals, cut to print, certified to spec.',
    'postCollection: Services',
    'imageSlider: Customers',
  ]);
  const { sections } = await getHome();
  expect(sections[1]).toMatchObject({ images: { length: 7 } });
});

test('an editor’s sections take the places of ours, and others follow', async () => {
  jest
    .mocked(getFrontPage)
    .mockResolvedValue(front('simpleText', 'imageSlider', 'card', 'hero', 'hero'));
  expect(await shown()).toEqual([
    'hero: Edited hero',
    'card: Edited card',
    'imageSlider: Edited imageSlider',
    'simpleText: Edited simpleText',
    'hero: Edited hero',
  ]);
});

test('a part the editor left out is ours', async () => {
  jest.mocked(getFrontPage).mockResolvedValue(front('hero'));
  expect(await shown()).toEqual([
    'hero: Edited hero',
    'postCollection: Services',
    'imageSlider: Customers',
  ]);
});

test('each metal says how many grades it has', async () => {
  jest.mocked(getFrontPage).mockResolvedValue(null);
  const { stock } = await getHome();
  expect(stock.map(({ metal }) => metal)).toEqual(metals);
  for (const { count } of stock) expect(count).toBeGreaterThan(0);
});
