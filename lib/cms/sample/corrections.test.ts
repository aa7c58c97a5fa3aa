/** @jest-environment node */
import { alloys } from '@/lib/calculators/data/alloys';
import { densitySources } from '@/lib/calculators/data/density-sources';
import stock from './data/stock.json' with { type: 'json' };
import { gradeFacts } from './grade-records';
import { records } from './records';

test('a grade has the density that the weight calculator uses for its UNS number', () => {
  const weighed = new Map(
    Object.values(alloys)
      .flat()
      .map(([, uns, density]) => [uns, density.toFixed(3)]),
  );
  const both = gradeFacts.filter(({ uns, density }) => density && weighed.has(uns));
  expect(both.length).toBeGreaterThan(20);
  expect(both.map(({ slug, density }) => [slug, density])).toEqual(
    both.map(({ slug, uns }) => [slug, weighed.get(uns)]),
  );
});

test('no density claims a source that nobody read', () => {
  expect(densitySources.REF).toBe('general reference value, source not checked');
  expect(densitySources.MMI).toMatch(/MatMake/);
  expect(densitySources.CAL).toMatch(/Scribd/);
  const read = Object.values(alloys)
    .flat()
    .filter(([, uns]) => ['R56400', 'R56410', 'N07750', 'S45500', 'S20910'].includes(uns));
  expect(read.map(([, , , sources]) => sources.includes('REF'))).toEqual(read.map(() => false));
});

const grade = (slug: string) => gradeFacts.find((each) => each.slug === slug)!;
const covered = (slug: string, spec: string) => grade(slug).specs.find((row) => row.spec === spec)!;

test('specs cover what their publishers say', () => {
  expect(covered('6al-4v', 'ams-4935')).toMatchObject({
    forms: ['extrusion'],
    condition: 'beta processed and annealed',
  });
  for (const [slug, spec] of [
    ['stellite-31', 'ams-5789'],
    ['stellite-6', 'ams-5788'],
  ] as const)
    expect(covered(slug, spec).forms).not.toContain('round-bar');
  expect(covered('elgiloy', 'ams-5833').forms).not.toContain('round-bar');
  expect(grade('10v-2fe-3al').specs.flatMap(({ forms }) => forms)).not.toContain('round-bar');
});

test('low carbon and low interstitial variants have limits of their own', () => {
  const variant = (slug: string, uns: string) =>
    grade(slug).variants?.find((each) => each.uns === uns)?.chemistry ?? '';
  expect(variant('304-304l', 'S30403')).toMatch(/C <=0\.030/);
  expect(variant('316-316l', 'S31603')).toMatch(/C <=0\.030/);
  expect(variant('6al-4v-eli', 'R56407')).toMatch(/N <=0\.03/);
  expect(variant('5al-2-5sn', 'R54521')).toMatch(/O <=0\.12/);
  expect(variant('4340', 'G43406')).toMatch(/P <=0\.025/);
  expect(grade('4340').chemistryBasis?.spec).toBeTruthy();
});

test.each([
  ['321', 'Ti', '5 × (C + N)', '0.70'],
  ['347', 'Nb', '10 × C', '1.00'],
  ['15-5-ph', 'Nb', '5 × C', '0.45'],
  ['17-4-ph', 'Nb', '5 × C', '0.45'],
])('the minimum of %s for %s is the formula of its specification', (slug, element, least, most) => {
  const record = records.find(
    (each) => each.collection === 'stainless_grades' && each.slug === slug,
  )!;
  expect(record.acf!.chemistry).toContain(
    `<th scope="row">${element}</th><td>${least}</td><td>${most}</td>`,
  );
});

test('billet is stocked as forging stock, not in the condition of what is forged from it', () => {
  const billets = stock.filter(({ form }) => form === 'billet').map((row) => row.condition);
  expect(billets.filter((condition) => /aged|tempered/.test(condition))).toEqual([]);
});
