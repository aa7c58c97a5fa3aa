/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { alloys } from '@/lib/calculators/data/alloys';
import { densitySources } from '@/lib/calculators/data/density-sources';
import { metalWeightGuide } from '@/lib/calculators/guides/metal-weight';
import { sheetGaugeGuide } from '@/lib/calculators/guides/sheet-gauge';
import { steelHardnessGuide } from '@/lib/calculators/guides/steel-hardness';
import properties from './data/properties.json' with { type: 'json' };
import stock from './data/stock.json' with { type: 'json' };
import { gradeFacts } from './grade-records';
import { records } from './records';

/** The words of a post of the sample. */
const words = (collection: string, slug: string) =>
  records
    .find((record) => record.collection === collection && record.slug === slug)!
    .content.replace(/<[^>]+>/g, ' ');

test.each([
  ['glossary', 'hardenability', /Jominy/, /and the size of the part\./],
  ['glossary', 'annealing', /austenitic stainless steel.*fast/, /Heating and slow cooling/],
  ['glossary', 'air-melt', /not remelted by VAR or ESR/, /less clean than remelted stock; /],
  ['glossary', 'rockwell-hardness', /has been applied and removed/, /reaches under/],
  ['glossary', 'superalloy', /about 80 percent of its absolute/, /near its melting/],
  ['glossary', 'brinell-hardness', /3000 kgf.*HBW/, /heavy load/],
  ['glossary', 'true-bar', /AMS 4928 forbids bar cut from plate/, /bar specification\.$/],
  ['glossary', 'alpha-case', /oxygen-rich skin/, /coating/],
  ['glossary', 'dfars-252-225-7009', /qualifying country/, /Buy American/],
  ['glossary', 'nadcap', /special processes/, /certificate/],
  ['glossary', 'as9100-as9120', /AS9120 for\s+distributors/, /ISO/],
  ['glossary', 'as6279', /agreement of an engineering authority/, /forbids/],
  ['glossary', 'en-10204-3-1', /delivered lot/, /type 2\.2/],
  ['glossary', 'eli', /Extra low interstitial/, /more oxygen/],
  ['glossary', 'sta', /Solution treated and aged/, /stabilized/],
  ['glossary', 'duplex-anneal', /Two anneals/, /two phases/],
  ['glossary', 'cevm', /Consumable electrode vacuum melted/, /electroslag/],
  ['glossary', 'condition-a-h900-h1025', /degrees Fahrenheit/, /Celsius/],
  ['glossary', 'flash-welded-ring', /not a forged ring/, /seamless/],
  ['glossary', 'capability-test', /stock delivered soft/, /destructive/],
  ['glossary', 'noncurrent', /not meant for new designs/, /cancelled/],
  ['glossary', 'dual-certified', /304 and 304L/, /two heats/],
  ['forms', 'true-bar', /never to a bar specification/, /block/],
  ['forms', 'flat-bar', /never cut from plate/, /rolled or cut/],
  ['forms', 'extrusion', /its own specifications/, /forged ring/],
  ['processes', 'plate-sawing', /certified to the plate specification/, /better than rolled/],
  ['processes', 'heat-treating', /AMS 2761/, /AMS 2759 for stock/],
  ['processes', 'hardness-testing', /ASTM E92/, /E384 only/],
  ['processes', 'chemical-verification', /cannot tell 304 from 304L/, /confirms the alloy before/],
  ['um_services', 'specification-assistance', /noncurrent since September 2003/, /all current/],
] as const)(
  'the text of %s/%s has the correction, and no longer the error',
  (collection, slug, right, wrong) => {
    expect(words(collection, slug)).toMatch(right);
    expect(words(collection, slug)).not.toMatch(wrong);
  },
);

test('a sawn length has one tolerance: in its table, in the terms and on its drawing', () => {
  expect(words('processes', 'sawing')).toMatch(/\+ 1\/8 in, − 0, unless the quotation says/);
  expect(words('pages', 'terms-and-conditions')).toMatch(/\+ 1\/8 in, − 0, unless/);
  expect(readFileSync('lib/cms/sample/drawings/saw.svg', 'utf8')).toContain('+ 1/8, − 0 in');
});

test.each(['sawing', 'marking-and-packaging', 'capabilities', 'quality', 'about-us-2'])(
  'one rule says how a piece is marked: %s',
  (slug) => {
    const record = JSON.stringify(records.find((each) => each.slug === slug));
    expect(record).toMatch(
      /very piece (?:is )?marked with its heat number; pieces too small to mark (?:are )?bagged and tagged by heat/,
    );
    expect(record).not.toMatch(/marked or tagged|number on every piece/);
  },
);

test('the quality page does not promise a check that a hand-held instrument cannot make', () => {
  const quality = JSON.stringify(records.find(({ slug }) => slug === 'quality')!.acf);
  expect(quality).toMatch(/X-ray fluorescence/);
  expect(quality).not.toMatch(/grade verified by spectrometer/);
});

test.each([
  ['N08330', 0.287],
  ['R56400', 0.16],
  ['R56410', 0.168],
  ['N07750', 0.299],
  ['S45500', 0.28],
  ['S20910', 0.285],
])('the density of %s is %f lb/in³', (uns, density) => {
  const found = Object.values(alloys)
    .flat()
    .find(([, number]) => number === uns);
  expect(found?.[2]).toBe(density);
});

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

test('the first titanium is the usual one, and one number does not name four irons', () => {
  expect(alloys.titanium[0][1]).toBe('R56400');
  const irons = Object.values(alloys)
    .flat()
    .filter(([name]) => /gray cast iron/i.test(name));
  expect(irons.map(([name, uns]) => [name, uns])).toContainEqual([
    'Gray cast iron, class 20-35',
    '',
  ]);
});

test('the guides state what the tools cannot take into account', () => {
  expect(metalWeightGuide.limits.join(' ')).toMatch(/9\u00a0% at 8 walls/);
  expect(sheetGaugeGuide.limits.join(' ')).toMatch(/0\.060 in, where the old table says 0\.0625/);
  expect(steelHardnessGuide.limits.join(' ')).toMatch(/write 34 HRC for the table’s 34\.3/);
  expect(steelHardnessGuide.limits.join(' ')).toMatch(/none for titanium or cobalt/);
});

test('no minimum is called typical', () => {
  const typical = properties.filter(({ note }) => note?.includes('typical'));
  expect(typical).toEqual([]);
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
