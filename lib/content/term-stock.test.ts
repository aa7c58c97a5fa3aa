/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { getTerm } from './glossary';
import { getPagesAbout, getStockOf, mentionedIn } from './term-stock';

const titlesFor = async (term: string) =>
  (await getStockOf(term))?.links.map(({ of, title }) => `${of.name} ${title}`) ?? null;

const vacuumRemelted = [
  'Stainless Steel AMS 5936 · Custom 465',
  'Alloy Steel AMS 6265 · 9310',
  'Alloy Steel AMS 6414 · 4340',
  'Alloy Steel AMS 6512 · Maraging C250',
  'Alloy Steel AMS 6514 · Maraging C300',
  'Alloy Steel AMS 6515 · Maraging C350',
];
test.each([
  ['Titanium', ['Titanium All Titanium grades']],
  ['True bar', ['Titanium True Bar', 'Stainless Steel True Bar', 'Alloy Steel True Bar']],
  ['ELI', ['Titanium 6Al-4V ELI']],
  ['Nitriding', ['Alloy Steel Nitralloy 135M']],
  ['Maraging steel', ['Alloy Steel Maraging C250', 'Alloy Steel Maraging C300']],
  // Of the specs that are consumable electrode remelted or vacuum melted, those that are both, or vacuum melted twice.
  ['Vacuum arc remelting', vacuumRemelted],
  ['CEVM', vacuumRemelted],
  // "Temperature" is no tempering, and "gauges" are tools.
  ['STA', ['Titanium AMS 6930 · 6Al-4V']],
  ['Gauge', null],
  ['Nadcap', null],
  ['', null],
])('%s leads to %j', async (term, titles) => {
  expect(await titlesFor(term)).toEqual(titles);
});

test('a treatment leads to the grades that have it, in any form of the word', async () => {
  expect(await titlesFor('Precipitation hardening')).toContain('Stainless Steel 17-4 PH');
  expect(await titlesFor('Tempering')).toContain('Alloy Steel 4340');
  expect(await titlesFor('Tempering')).not.toContain('Stainless Steel 347');
});

test.each([
  ['Age hardening', 'Titanium 6Al-4V'],
  ['Age hardening', 'Stainless Steel 17-4 PH'],
  ['Precipitation hardening', 'Nickel Inconel X-750'],
  ['Condition A, H900, H1025', 'Stainless Steel 17-4 PH'],
  ['Cold drawing', 'Nickel Monel K-500'],
  ['Work hardening', 'Cobalt Alloy MP35N'],
])('%s leads to %s, which calls it otherwise', async (term, title) => {
  expect(await titlesFor(term)).toContain(title);
});

test.each([
  ['brinell-hardness', 'Tools', 'Steel Hardness Conversion'],
  ['gauge', 'Tools', 'Sheet Metal Gauge Conversion'],
  ['heat-treatment', 'Services', 'Heat Treating'],
])('%s leads to %s: %s', async (slug, part, title) => {
  const term = await getTerm(slug);
  const pages = (await getPagesAbout(term!)).find((each) => each.title === part);
  expect(pages?.links.map((link) => link.title)).toContain(title);
});

test('Consumable electrode leads to the specs that name it, those of vacuum remelting among them', async () => {
  const specs = await titlesFor('Consumable electrode');
  expect(specs).toHaveLength(25);
  expect(specs).toContain('Alloy Steel AMS 6414 · 4340');
});

test('a term that nothing in stock mentions leads to the metals that its meaning names', async () => {
  const stock = await getStockOf('Passivation', 'Removes free iron from stainless steel.');
  expect(stock?.links.map(({ title }) => title)).toEqual(['All Stainless Steel grades']);
});

test('the terms that mention a term stand there, not itself, those that its text links to first', async () => {
  const alloy = (await getTerm('alloy'))!;
  const html = '<p>A metal. See also: <a href="/glossary/fatigue/">Fatigue</a>.</p>';
  const related = (await getPagesAbout({ ...alloy, html })).find(
    ({ title }) => title === 'Related terms',
  );
  const titles = related?.links.map(({ title }) => title);
  expect(titles?.[0]).toBe('Fatigue');
  expect(titles).toContain('Alpha-beta alloy');
  expect(titles).not.toContain('Alloy');
});

test('all grades that mention a term stand there, and of most grades none', async () => {
  const treated = await getStockOf('Solution treatment');
  expect(treated?.links.length).toBeGreaterThan(20);
  expect(treated?.title).toBe(`Related grades (${treated?.links.length})`);
  expect(await getStockOf('Alloy')).toBeNull();
});

test('of very many grades the first stand there, and the way to the others', () => {
  const grades = (slug: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      of: findMetal(slug)!,
      grade: { slug: `grade-${i}`, title: `Grade ${i}` },
    }));
  const { title, links } = mentionedIn([...grades('nickel', 150), ...grades('titanium', 151)]);
  expect(title).toBe('Related grades (200 of 301)');
  expect(links).toHaveLength(201);
  expect(links.at(-1)?.slug).toBe('/inventory/titanium/');
});
