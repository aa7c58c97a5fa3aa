/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { LineCatalog } from '@/lib/list-reader/catalog';
import { withoutPause } from '@/lib/catalog/names';
import { asRead, missingText, poundsOf, wordsOf } from '../quote-line';
import { checkList } from './check-list';
import { linesOf, otherRows, type LineWords, type Part } from './part';
import { toQuoteLines } from './to-quote-lines';

let catalog: LineCatalog;
beforeAll(async () => {
  catalog = await getLineCatalog();
});
const check = (text: string) => withoutPause(checkList(text, catalog, '2026-11-22'));
const line = (text: string) => linesOf(check(text))[0]!;
const poundsIn = (text: string) => poundsOf({ ...line(text), href: '' });
const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');

test.each([
  [
    '6 pcs 2in OD x .25 wall Ti 6-4 tube 12ft',
    { size: '2 in × 0.25 in', length: '12 ft (144 in)' },
  ],
  ['2 pcs Ti 6-4 ring 12 OD x 8 ID x 2', { size: '12 in × 8 in × 2 in' }],
  [
    '2 pcs Ti 6-4 plate 50 x 100 x 200 mm',
    { size: '50 mm (1.969 in)', width: '100 mm (3.937 in)' },
  ],
  ['2 pcs 718 hex 1 in x 12 in', { size: '1 in', width: undefined }],
  ['2 pcs Ti 6-4 tube 2 in OD x 1.5 in ID x 12 in', { size: 'OD 2 in, ID 1.5 in' }],
  ['2 pcs Ti 6-4 billet 4 in sq x 24 in', { size: 'square 4 in' }],
])('“%s” has the boxes %j, and is read again from them with the same weight', (text, boxes) => {
  const [listed] = toQuoteLines([line(text)], '/quote-list/');
  expect(listed).toMatchObject(boxes);
  expect(missingText(listed!)).toBe('');
  const again = poundsIn(wordsOf(listed!));
  expect(again).toBeGreaterThan(0);
  expect(again).toBeCloseTo(poundsOf(listed!)!, 6);
});

test.each([
  ['4 pcs Ti 6-4 tube 50mm OD x 3000mm long', 'OD × wall', undefined],
  [
    '2 pcs Ti 6-4 forged ring OD 8 in, ID 10 in, height 2 in',
    'OD × ID × height',
    'The ID must be less than the OD.',
  ],
])('of “%s” it is asked for the %s', (text, missing, problem) => {
  const [listed] = toQuoteLines([line(text)], '/quote-list/');
  expect(missingText(listed!)).toBe(missing);
  expect(asRead(listed!).problem).toBe(problem);
});

test('a line is said in words, and the text goes with it', () => {
  expect(line(' 3 pcs AMS 4928 2.5" rd x 40" asap')).toEqual({
    kind: 'line',
    title: 'Titanium 6Al-4V',
    spec: 'AMS 4928',
    form: 'round bar',
    size: 'diameter 2.5 in',
    length: '40 in',
    quantity: '3',
    unit: 'pieces',
    poundsEach: expect.closeTo(31.416, 2),
    doubts: 'not understood: asap',
    pasted: '3 pcs AMS 4928 2.5" rd x 40" asap',
  });
});

test.each<[what: string, text: string, fields: Partial<LineWords>]>([
  [
    'certificates and a date',
    '1 pc 17-4 H900 rd 1" x 12", EN 10204 3.1, DFARS, need by 2027-01-03',
    {
      condition: 'H900',
      quantity: '1',
      certificates: ['dfars', 'en-10204-3.1'],
      needBy: '2027-01-03',
    },
  ],
  [
    'a former number',
    'MIL-T-9047 6Al-4V bar 1.5" dia x 36" 2 pcs',
    {
      spec: 'AMS-T-9047',
      doubts: expect.stringMatching(
        /assumed: specification AMS-T-9047.* \(MIL-T-9047 was taken as AMS-T-9047\)/,
      ),
    },
  ],
  [
    'the number of today',
    'AMS-T-9047 6Al-4V bar 1.5" dia x 36" 2 pcs',
    { spec: 'AMS-T-9047', doubts: expect.stringMatching(/^(?!.*was taken as)/s) },
  ],
  ['a spec of the military', 'MIL-S-46850 C250 bar 1.5" dia x 36" 2 pcs', { spec: 'MIL-S-46850' }],
  [
    'how it was melted',
    '300M VAR rd 4" x 12 ft R/L, 2 pcs',
    { notes: 'melted by VAR, random lengths' },
  ],
  [
    'how it was melted twice',
    '718 vim/var rd 3" x 20" 4 ea',
    { notes: 'melted by VIM/VAR', doubts: undefined },
  ],
  ['random lengths', '304 rd 1" random lengths, 500 lbs', { notes: 'random lengths' }],
  [
    'no note of haste',
    '304 rd 1" x 12 ft, 3 pcs, ASAP',
    { notes: undefined, doubts: 'not understood: ASAP' },
  ],
  [
    'a specification that we do not list',
    'AMS 9999 bar 2 in',
    {
      title: 'AMS 9999 (not listed)',
      form: 'round bar',
      size: 'diameter 2 in',
      doubts:
        'assumed: form round bar (from the sizes), diameter 2 in (from its place in the line)',
    },
  ],
  ['a bar without a size', '6Al-4V bar', { doubts: 'assumed: form round bar (you wrote “bar”)' }],
  [
    'no material',
    'round bar 2 in',
    { title: 'round bar 2 in', doubts: 'No grade or specification found.' },
  ],
  [
    'a metal without a grade',
    '3 pcs titanium plate 1" x 2" x 12"',
    { title: 'Titanium', doubts: 'No grade or specification found.' },
  ],
  [
    'a specification without a grade',
    'AMS-T-9046 plate 1" x 2" x 12" 3 pcs',
    { title: 'Titanium', spec: 'AMS-T-9046' },
  ],
  ['a condition', '17-4 cond a rd 2" x 12", 2 pcs', { condition: 'condition A' }],
  ['a revision', 'AMS4928W rd 2" x 10", 3 pcs', { spec: 'AMS 4928', notes: 'revision W' }],
  ['a revision with a space', 'AMS 4928 W 2" rd x 10", 3 pcs', { notes: 'revision W' }],
  ['a second specification', '718 AMS 5662/5663 rd 2" x 10", 3 pcs', { notes: 'also AMS 5663' }],
  ['one that is not listed', '316 A276/A479 rd 2" x 10", 3 pcs', { notes: 'also A479' }],
  ['a week', '718 rd 2" x 10" qty 3 wk 50', { quantity: '3', notes: 'wk 50' }],
  ['a hardness', '4340 rd 2" x 10" qty 3 28-32 HRC', { notes: '28-32 HRC' }],
  ['a class of inspection', '718 rd 2" x 10" qty 3 UT class A', { notes: 'class A' }],
  ['what is not wanted', '718 rd 2" x 10" qty 3 no DFARS', { notes: 'no DFARS' }],
  ['price breaks', '718 rd 2" x 6" qty 1/3/5', { quantity: '1', detail: 'price also for 3, 5' }],
  ['a tolerance', '718 rd 2" x 6" 3 pcs, +.030/-0', { detail: 'tolerance +.030/-0' }],
  ['a tolerance in mm', '718 rd 2" x 6" 3 pcs, ±0.1 mm', { detail: 'tolerance ±0.1 mm' }],
  [
    'millimeters with a sign',
    '718 round bar Ø63.5mm x 1000mm 2 pcs',
    { size: 'diameter 63.5 mm (2.5 in)', length: '1,000 mm (39.37 in)' },
  ],
  [
    'feet',
    '718 round bar 2.5 in x 12 ft 2 pcs',
    { size: 'diameter 2.5 in', length: '12 ft (144 in)' },
  ],
  ['feet with a sign', "718 round bar 2.5 in x 10.5' 2 pcs", { length: '10.5 ft (126 in)' }],
  ['inches', '718 round bar 2.5 in x 144 in 2 pcs', { length: '144 in' }],
  ['sheets by their short name', '5 shts 316L .060 x 48 x 120', { form: 'sheet', quantity: '5' }],
  [
    'a spec that does not cover the form',
    '3 pcs AMS 4911 6Al-4V round bar 1" x 12"',
    { doubts: expect.stringMatching(/^We list no AMS 4911 round bar\./) },
  ],
  [
    'a spec of another metal',
    '17-4 AMS 5662 2 rd x 10 qty 3',
    {
      doubts: expect.stringMatching(/specification AMS 5662.*\nAMS 5662 is .*718, not 17-4 PH\./s),
    },
  ],
  [
    'a wall that leaves no bore',
    'Titanium 6Al-4V tube 2 in x 1 in x 12 in, 3 pcs',
    {
      poundsEach: undefined,
      problem: 'The wall must be above 0 and less than half the OD.',
    },
  ],
  [
    'a ring without a wall',
    '6Al-4V forged ring OD 8 in, ID 10 in, height 2 in, 1 pc',
    { poundsEach: undefined, problem: 'The ID must be less than the OD.' },
  ],
  [
    'a gauge of which no thickness is published',
    'CP Ti Gr 2 sheet 16ga x 48 x 120, 3 pcs',
    {
      size: 'width 48 in',
      poundsEach: undefined,
      doubts: expect.stringContaining('not understood: 16ga\nNo thickness found.\n'),
    },
  ],
  [
    'a gauge of stainless steel',
    '304 sheet 16ga x 48 x 120, 3 pcs',
    {
      size: 'thickness 0.0625 in, width 48 in',
      doubts: [
        'assumed: thickness 0.0625 in, width 48 in (from its gauge or schedule)',
        'Our 304 / 304L sheet is cut to 96 in at most. For longer pieces we quote a mill order.',
      ].join('\n'),
    },
  ],
  ['feet of all pieces', '718 rd 3.5 in x 20 ft total', { quantity: '20', unit: 'feet' }],
  [
    'random lengths that are the quantity',
    '304 rd 1" x 12 ft R/L',
    {
      quantity: '12',
      unit: 'feet',
      doubts: 'assumed: quantity 12 feet (from its place in the line)',
    },
  ],
  [
    'a decimal comma',
    '718 rd 2,5" x 10", 2 pcs',
    { doubts: 'assumed: diameter 2.5 in (decimal comma)' },
  ],
  [
    'a point between thousands',
    '718 rd 63,5 mm x 1.200 mm, 2 pcs',
    {
      length: '1,200 mm (47.24 in)',
      doubts: 'assumed: length 1,200 mm (a point between thousands)',
    },
  ],
  [
    'bare numbers, which are pointed out once for the list',
    '17-4 RB 1.5 x 12 3 pcs',
    { size: 'diameter 1.5 in', doubts: undefined },
  ],
  [
    'several reasons, each behind its field',
    '718 rd 2" x 6" x3 by 12/15',
    {
      doubts:
        'assumed: quantity 3 pieces (from its place in the line), needed by 2026-12-15 (the date is ambiguous)',
    },
  ],
])('%s: %s', (_, text, fields) => {
  const read = Object.entries(line(text)).filter(([name]) => name in fields);
  expect(Object.fromEntries(read)).toEqual(fields);
});

test('a sentence that names a form is no line', () => {
  expect(linesOf(check('Cut the round bar to 2 in as your drawing shows'))).toEqual([]);
});

test.each([
  [
    '3 pcs 6Al-4V round bar 2.5" dia x 40"',
    { shape: 'round', diameter: '2.5', length: '40', pieces: '3' },
  ],
  [
    '2 pcs 6Al-4V hex bar 1-1/2" AF x 12"',
    { shape: 'hex', acrossFlats: '1.5', length: '12', pieces: '2' },
  ],
  [
    '6 pcs 6Al-4V plate 1/4" x 12" x 24"',
    { shape: 'plate', thickness: '.25', width: '12', length: '24', pieces: '6' },
  ],
  [
    '1 pc 6Al-4V tube 2" OD x .065" wall x 60"',
    { shape: 'tube', outerDiameter: '2', wall: '.065', length: '60', pieces: '1' },
  ],
])('%s weighs what the calculator says', (text, typed) => {
  const { results } = metalWeightOf(densities, namedSizeTables).solve({
    material: 'titanium',
    alloy: 'R56400',
    ...typed,
  });
  expect(poundsIn(text)?.toFixed(2)).toBe(results[0]?.figures[0]?.value);
});

test.each([
  ['no length', '3 pcs 6Al-4V round bar 2.5" dia'],
  ['a size that was not understood', '3 pcs 6Al-4V round bar 2.5" dia x 40" 7/8'],
  ['no grade', '3 pcs round bar titanium 2.5" dia x 40"'],
])('with %s there is no weight', (_, text) => {
  expect(line(text)).not.toHaveProperty('poundsEach');
});

test.each([
  ['200 ft 304 tube 2" OD x .065 wall', '10 pcs 304 tube 2" OD x .065 wall x 20 ft'],
  ['321 hex 7/8" AF, 12 ft total', '1 pc 321 hex 7/8" AF x 12 ft'],
  ['718 rd 3.5 in x 20 ft total', '1 pc 718 rd 3.5" x 240"'],
])('%s weighs what %s does', (footage, piece) => {
  expect(poundsIn(footage)).toBeGreaterThan(0);
  expect(poundsIn(footage)).toBeCloseTo(poundsIn(piece) ?? 0, 6);
});

test('rows that say something of all lines are applied, and the others are not recognized', () => {
  const rows = [
    'Item, Qty, UOM, Material, Size',
    '1, 3, EA, 718, 2" rd x 10"',
    'Deliver no later than Dec 18. Cert to EN10204-3.1 + CoC',
    'All certs to Bob, DFARS',
    'NLT 12/20',
    'Ask Bob about DFARS',
    'DFARS',
  ];
  const parts = check(rows.join('\n'));
  expect(otherRows(parts)).toEqual(rows.slice(3, -1));
  expect(linesOf(parts)[0]).toMatchObject({ needBy: '2026-12-18' });
  expect(textOf(parts)).toBe(rows.join('\n'));
});

test('no word of a line is lost: it is in a field, or among the doubts', () => {
  const shown = (text: string) => linesOf(check(text)).map((words) => ({ ...words, pasted: '' }));
  const material = fc.constantFrom('17-4', '718', 'Ti 6-4', '316', '4130', 'AMS 4928', 'AMS 5643');
  const size = fc.constantFrom('2" rd x 10"', '1-1/2 hex x 12 ft', '.250 plate x 12 x 24');
  const count = fc.constantFrom('qty 3', '3 pcs', '40 lbs');
  const extra = fc.constantFrom(
    ...'AMS 5662|AMS 4911|AMS 2750|ASTM A276|625|H900|STA|wk 50|ASAP|UT class A|28-32 HRC|no DFARS|R/L|rev B|16ga|+/-.005|by Dec 18|CoC|EN 10204 3.1|for job 7|unobtanium|VIM/VAR|$12.50|(net 1.5 dia)'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(material, size, count, extra, fc.nat(3), (first, second, third, word, at) => {
      const words: string[] = [first, second, third];
      expect(shown(words.toSpliced(at, 0, word).join(' '))).not.toEqual(shown(words.join(' ')));
    }),
  );
});

test.each([
  [
    'two lines of one row, and rows that are no lines but for a greeting,',
    'Hello,\n\n2 pcs 718 rd 1" x 12" and 4 pcs 17-4 rd 2" x 10"\n \ntotal 6',
    ['2 pcs 718 rd 1" x 12" and', '4 pcs 17-4 rd 2" x 10"'],
    ['total 6'],
  ],
  [
    'a line of several rows, with its row ends',
    'Hello\r\nMaterial: 17-4 PH\r\nSize: 2" rd x 12"\r\nQty: 3\r\nThanks',
    ['Material: 17-4 PH\r\nSize: 2" rd x 12"\r\nQty: 3'],
    [],
  ],
])('%s keep their places', (_, text, lines, rows) => {
  const parts = check(text);
  expect(textOf(parts)).toBe(text);
  expect(linesOf(parts).map(({ pasted }) => pasted)).toEqual(lines);
  expect(otherRows(parts)).toEqual(rows);
});

test('whatever is pasted, its parts together are its text', () => {
  const piece = fc.constantFrom(
    ...'3 pcs 718 rd 1" x 12"| and |\n|\r\n|Qty: 3|Size: 2" rd|,"a|\t|AMS 4928|;|total| '.split(
      '|',
    ),
  );
  const text = fc.oneof(
    anyText(),
    fc.array(piece).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      expect(textOf(check(pasted))).toBe(pasted);
    }),
  );
});
