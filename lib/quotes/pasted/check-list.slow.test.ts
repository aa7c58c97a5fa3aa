/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { metalWeightOf } from '@/lib/calculators/metal-weight';
import { densities, namedSizeTables } from '@/lib/calculators/materials';
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { LineCatalog } from '@/lib/quote-lines/catalog';
import { withoutPause } from '@/lib/catalog/names';
import { checkList } from './check-list';
import { appliedRows, linesOf, otherRows, textOf } from './part';
import { toQuoteLines } from './to-quote-lines';

let catalog: LineCatalog;
beforeAll(async () => {
  catalog = await getLineCatalog();
});
const check = (text: string) => withoutPause(checkList(text, catalog, '2026-11-22'));
const line = (text: string) => linesOf(check(text))[0]!;
const words = (text: string) =>
  line(text).fields.map(({ name, value, isAssumed }) => `${name}: ${value}${isAssumed ? '?' : ''}`);

test('a line is shown in words, with what is assumed', () => {
  expect(words('3 pcs AMS 4928 2.5" rd x 40"')).toEqual([
    'grade: Titanium 6Al-4V',
    'spec: AMS 4928',
    'form: round bar',
    'size: diameter 2.5 in',
    'length: 40 in',
    'quantity: 3 pieces',
  ]);
  expect(words('1 pc 17-4 H900 rd 1" x 12", EN 10204 3.1, DFARS, need by 2027-01-03')).toEqual(
    expect.arrayContaining([
      'condition: H900',
      'quantity: 1 piece',
      'certificates: DFARS 252.225-7009 melt source, EN 10204 3.1',
      'needBy: Jan 3, 2027',
    ]),
  );
});

test('a former number is marked, and stays in what is sent', () => {
  const former = line('MIL-T-9047 6Al-4V bar 1.5" dia x 36" 2 pcs');
  expect(former.fields.find(({ name }) => name === 'spec')).toEqual({
    name: 'spec',
    value: 'AMS-T-9047',
    isAssumed: true,
    why: 'MIL-T-9047 was taken as AMS-T-9047',
  });
  const [sent] = toQuoteLines([former], '/quote-list/');
  expect(sent?.doubts).toMatch(/assumed: specification\b/);
  expect(sent?.pasted).toMatch(/^MIL-T-9047 /);
  expect(words('AMS-T-9047 6Al-4V bar 1.5" dia x 36" 2 pcs')).toContain('spec: AMS-T-9047');
  expect(words('MIL-S-46850 C250 bar 1.5" dia x 36" 2 pcs')).toContain('spec: MIL-S-46850');
});

test.each([
  ['300M VAR rd 4" x 12 ft R/L, 2 pcs', 'melted by VAR, random lengths', []],
  ['718 vim/var rd 3" x 20" 4 ea', 'melted by VIM/VAR', []],
  ['304 rd 1" random lengths, 500 lbs', 'random lengths', []],
  ['304 rd 1" x 12 ft, 3 pcs, ASAP', undefined, ['ASAP']],
])('words of the trade that no field holds are notes: %s', (text, notes, unread) => {
  const { fields, edit, ...rest } = line(text);
  expect(fields.find(({ name }) => name === 'notes')?.value).toBe(notes);
  expect(edit.notes).toBe(notes ?? '');
  expect(rest.unread).toEqual(unread);
});

test('a form and a size are a line, and a specification that we do not list is one', () => {
  expect(words('AMS 9999 bar 2 in')).toEqual(
    expect.arrayContaining([
      'spec: AMS 9999 (not listed)',
      expect.stringMatching(/^form: round bar/),
      expect.stringMatching(/^size: diameter 2 in/),
    ]),
  );
  expect(line('AMS 9999 bar 2 in')).toMatchObject({
    edit: { spec: 'AMS 9999' },
    unread: [],
    remarks: ['No quantity found.'],
  });
  expect(line('round bar 2 in').remarks).toEqual([
    'No grade or specification found.',
    'No quantity found.',
  ]);
  expect(linesOf(check('Cut the round bar to 2 in as your drawing shows'))).toEqual([]);
});

test.each([
  '316L sheet .060 x 48 x 120, 5 shts',
  '5 shts 316L .060 x 48 x 120',
  '316L sht .060 x 48 x 120 qty 5 shts',
])('sheets may be counted by their short name: %s', (text) => {
  expect(words(text)).toEqual(expect.arrayContaining(['form: sheet', 'quantity: 5 pieces']));
  expect(line(text).unread).toEqual([]);
});

test.each([
  ['Ø63.5mm x 1000mm', 'diameter 63.5 mm (2.5 in)', '1,000 mm (39.37 in)'],
  ['63,5 x 1000 mm', 'diameter 63.5 mm (2.5 in)', '1,000 mm (39.37 in)'],
  ['2.5 in x 12 ft', 'diameter 2.5 in', '12 ft (144 in)'],
  ["2.5 in x 10.5'", 'diameter 2.5 in', '10.5 ft (126 in)'],
  ['2.5 in x 144 in', 'diameter 2.5 in', '144 in'],
])('%s is shown in the units in which it is written, and in inches', (text, size, length) => {
  expect(words(`718 round bar ${text} 2 pcs`)).toEqual(
    expect.arrayContaining([`size: ${size}`, `length: ${length}`]),
  );
});

test('what a quote needs and a line lacks is pointed out, and what we do not list of its spec', () => {
  expect(line('17-4 rd 1" x 12"').remarks).toEqual(['No quantity found.']);
  expect(line('3 pcs titanium plate 1" x 2" x 12"').remarks).toEqual([
    'No grade or specification found.',
  ]);
  expect(line('2 pcs Inconel 718 hexagon').remarks).toEqual([
    'No size found: add one, or we will ask.',
  ]);
  expect(line('2 pcs 6Al-4V plate').remarks).toEqual(['No size found: add one, or we will ask.']);
  expect(line('3 pcs AMS 4911 6Al-4V round bar 1" x 12"').remarks).toEqual([
    expect.stringMatching(/^We list no AMS 4911 round bar\./),
  ]);
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
  expect(line(text).pounds?.toFixed(2)).toBe(results[0]?.figures[0]?.value);
});

test.each([
  ['no length', '3 pcs 6Al-4V round bar 2.5" dia'],
  ['no quantity', '6Al-4V round bar 2.5" dia x 40"'],
  ['a size that was not understood', '3 pcs 6Al-4V round bar 2.5" dia x 40" 7/8'],
  ['no thickness', '3 pcs CP Ti Gr 2 sheet 16ga x 48 x 120'],
  ['no grade', '3 pcs round bar titanium 2.5" dia x 40"'],
])('with %s there is no weight', (_, text) => {
  expect(line(text).pounds).toBeNull();
});

test.each([
  ['200 ft 304 tube 2" OD x .065 wall', '10 pcs 304 tube 2" OD x .065 wall x 20 ft'],
  ['321 hex 7/8" AF, 12 ft total', '1 pc 321 hex 7/8" AF x 12 ft'],
  ['718 rd 3.5 in x 20 ft total', '1 pc 718 rd 3.5" x 240"'],
])('%s weighs what %s does', (footage, piece) => {
  expect(line(footage).pounds).toBeGreaterThan(0);
  expect(line(footage).pounds).toBeCloseTo(line(piece).pounds ?? 0, 6);
});

test.each([
  [
    'a specification of another metal',
    '17-4 AMS 5662 2 rd x 10 qty 3',
    ['spec: AMS 5662?'],
    ['AMS 5662 is Inconel 718, not 17-4 PH.'],
  ],
  [
    'a gauge of which no thickness is published',
    'CP Ti Gr 2 sheet 16ga x 48 x 120, 3 pcs',
    ['size: width 48 in?'],
    ['No thickness found.'],
  ],
  [
    'a gauge of stainless steel',
    '304 sheet 16ga x 48 x 120, 3 pcs',
    ['size: thickness 0.0625 in, width 48 in?'],
    [],
  ],
  ['feet of all pieces', '718 rd 3.5 in x 20 ft total', ['quantity: 20 feet'], []],
  ['random lengths', '304 rd 1" x 12 ft R/L', ['quantity: 12 feet?', 'notes: random lengths'], []],
  ['a decimal comma', '718 rd 2,5" x 10", 2 pcs', ['size: diameter 2.5 in?'], []],
  [
    'a point between thousands',
    '718 rd 63,5 mm x 1.200 mm, 2 pcs',
    ['size: diameter 63.5 mm (2.5 in)', 'length: 1,200 mm (47.24 in)?'],
    [],
  ],
  ['a condition', '17-4 cond a rd 2" x 12", 2 pcs', ['condition: Condition A'], []],
  ['a revision', 'AMS4928W rd 2" x 10", 3 pcs', ['spec: AMS 4928', 'notes: revision W'], []],
  [
    'a revision with a space',
    'AMS 4928 W 2" rd x 10", 3 pcs',
    ['size: diameter 2 in', 'notes: revision W'],
    [],
  ],
  ['a second specification', '718 AMS 5662/5663 rd 2" x 10", 3 pcs', ['notes: also AMS 5663'], []],
  ['one that is not listed', '316 A276/A479 rd 2" x 10", 3 pcs', ['notes: also A479'], []],
  ['a week', '718 rd 2" x 10" qty 3 wk 50', ['quantity: 3 pieces', 'notes: wk 50'], []],
  ['a hardness', '4340 rd 2" x 10" qty 3 28-32 HRC', ['notes: 28-32 HRC'], []],
  ['a class of inspection', '718 rd 2" x 10" qty 3 UT class A', ['notes: class A'], []],
  ['what is not wanted', '718 rd 2" x 10" qty 3 no DFARS', ['notes: no DFARS'], []],
])('%s is read: %s', (_, text, fields, remarks) => {
  expect(words(text)).toEqual(expect.arrayContaining(fields));
  expect(line(text)).toMatchObject({ remarks, unread: text.includes('Ti Gr 2') ? ['16ga'] : [] });
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
  expect(appliedRows(parts)).toEqual([rows[0], rows[2], 'DFARS']);
  expect(otherRows(parts)).toEqual(rows.slice(3, -1));
  expect(linesOf(parts)[0]?.edit).toMatchObject({ needBy: '2026-12-18' });
  expect(textOf(parts)).toBe(rows.join('\n'));
});

test('no word of a line is lost: it is in a field, a note or a remark, or not understood', () => {
  const shown = (text: string) =>
    linesOf(check(text)).map(({ fields, unread, remarks }) => [
      fields.map(({ name, value }) => [name, value]),
      unread,
      remarks,
    ]);
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

test('two lines of one row, and rows that are no lines, keep their places', () => {
  const text = 'Hello,\n\n2 pcs 718 rd 1" x 12" and 4 pcs 17-4 rd 2" x 10"\n \ntotal 6';
  const parts = check(text);
  expect(textOf(parts)).toBe(text);
  expect(linesOf(parts).map((each) => each.text)).toEqual([
    '2 pcs 718 rd 1" x 12" and ',
    '4 pcs 17-4 rd 2" x 10"',
  ]);
  expect(otherRows(parts)).toEqual(['Hello,', 'total 6']);
});

test('a line of several rows is one, with its row ends as they were', () => {
  const form = 'Material: 17-4 PH\r\nSize: 2" rd x 12"\r\nQty: 3';
  const parts = check(`Hello\r\n${form}\r\nThanks`);
  expect(linesOf(parts).map((each) => each.text)).toEqual([form]);
  expect(otherRows(parts)).toEqual(['Hello', 'Thanks']);
});

test('whatever is pasted, its parts together are its text', () => {
  const piece = fc.constantFrom(
    '3 pcs 718 rd 1" x 12"',
    ' and ',
    '\n',
    '\r\n',
    'Qty: 3',
    'Size: 2" rd',
    ',"a',
    '\t',
    'AMS 4928',
    ';',
    'total',
    ' ',
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
