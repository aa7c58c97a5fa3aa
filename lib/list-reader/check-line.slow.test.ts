/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { LineCatalog } from './catalog';
import { checkLine } from './check-line';
import { parseLines } from './parse-lines';

let catalog: LineCatalog;
beforeAll(async () => {
  catalog = await getLineCatalog();
});

const remarks = (text: string) =>
  parseLines(text, catalog, { today: '2026-11-22' }).lines.flatMap((line) =>
    checkLine(line, catalog),
  );

test.each([
  [
    'a spec that does not cover the form, and the specs that do',
    'AMS 4928 6Al-4V plate .5 x 12 x 24 qty 1',
    'We list no AMS 4928 plate. We list it as round bar, forged bar, flat bar, billet and forged ring. For plate of 6Al-4V there is AMS 4911, AMS-T-9046 or ASTM B265.',
  ],
  [
    'a spec that does not cover the grade',
    'AMS 5662 Inconel 625 rd 2" x 12" 1 pc',
    'AMS 5662 is Inconel 718, not Inconel 625.',
  ],
  [
    'a spec of another metal than the grade',
    '17-4 AMS 5662 2 rd x 10 qty 3',
    'AMS 5662 is Inconel 718, not 17-4 PH.',
  ],
  [
    'a condition that the spec does not have, and the specs that do',
    'AMS 4928 STA rd 2" x 10" 1 pc',
    'AMS 4928 is annealed. For solution treated and aged see AMS 4965, AMS 6930.',
  ],
  [
    'a temper of another metal',
    '718 AMS 5662 H900 rd 2" x 10" 1 pc',
    'AMS 5662 is solution treated, not H900.',
  ],
  [
    'a size beyond the limit of the spec',
    'AMS 4928 rd 12" x 10" 1 pc',
    'We list AMS 4928 up to 10 in, and this is 12 in.',
  ],
  [
    'a bar beyond the limit, where billet may be of any size',
    'AMS 4965 6Al-4V rd 8" x 10" 1 pc',
    'We list AMS 4965 up to 4 in, and this is 8 in.',
  ],
  [
    'a superseded spec with its successor',
    'AMS-S-5000 4340 bar 2" dia x 12" 1 pc',
    'AMS-S-5000 is succeeded by AMS 6415: check the notice.',
  ],
])('%s is pointed out', (_, text, sentence) => {
  expect(remarks(text)).toContain(sentence);
});

test.each([
  ['a line that its spec covers', 'AMS 4928 6Al-4V rd 2.5" x 40" 3 pcs'],
  ['a size at the limit', 'AMS 4928 rd 10" x 10" 1 pc'],
  ['a billet of forging stock, of any size', 'AMS 4928 6Al-4V billet 12" dia x 10" 1 pc'],
  ['a billet beyond the limit of bar', 'AMS 4965 6Al-4V billet 8" dia x 10" 1 pc'],
  ['a condition that is among others', '4130 AMS 6350 normalized sheet .125 x 24 x 36, 1 pc'],
  ['a temper to which the spec is aged', '17-4 AMS 5643 H1025 rd 2" x 10" 1 pc'],
  ['a condition of the spec', 'AMS 4928 mill annealed rd 2" x 10" 1 pc'],
  ['a condition that the spec leaves open', '4340 AMS 6415 N&T rd 2" x 10" 1 pc'],
  ['a line without a spec', '6Al-4V plate 20" x 30" x 40" 1 pc'],
])('nothing is pointed out of %s, but that it is larger than the stock', (_, text) => {
  expect(remarks(text).filter((each) => !each.endsWith(toTheMill))).toEqual([]);
});

const toTheMill = ' in. For larger sizes we quote other forms or a mill order.';
test.each([
  ['316L rd 9" x 12" 1 pc', [`Our 316 / 316L round bar ends at 8${toTheMill}`]],
  ['round bar 9" x 12" 1 pc', [`Our round bar ends at 8${toTheMill}`]],
  ['304L tube 3" od x .12 wall 1 pc', [`Our 304 / 304L tube ends at 2${toTheMill}`]],
  ['316L rd 203.2 mm x 12" 1 pc', []],
  ['Waspaloy tube 9" od x 1 wall 1 pc', []],
])('the end of the stock is named at a size beyond it: %s', (text, sentences) => {
  expect(remarks(text)).toEqual(sentences);
});

test('a limit that a spec has for billet alone holds for billet', () => {
  const grades = catalog.grades.map((grade) => ({
    ...grade,
    coverage: grade.coverage.map((each) =>
      each.spec === 'ams-4965' ? { ...each, forms: ['billet'] } : each,
    ),
  }));
  const { lines } = parseLines('AMS 4965 6Al-4V billet 8" dia x 10" 1 pc', catalog, {
    today: '2026-11-22',
  });
  expect(lines.flatMap((line) => checkLine(line, { ...catalog, grades }))).toEqual([
    'We list AMS 4965 up to 4 in, and this is 8 in.',
  ]);
});
