/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { ParsedLine } from './line';
import { toNameIndex } from './names';
import { toRow } from './normalize';
import { readRow, steps, type Reading } from './read-row';

let reading: Reading;
beforeAll(async () => {
  const catalog = await getLineCatalog();
  reading = { catalog, names: toNameIndex(catalog), today: '2026-11-22' };
});

const names = Object.keys(steps);
const read = (text: string, order: readonly string[] = names) =>
  readRow(
    toRow(text, [{ from: 0, to: text.length }], () => null),
    reading,
    order.flatMap((name) => steps[name] ?? []),
  );

/** The steps with one of them moved behind a later one. */
const moved = (first: string, second: string) =>
  names
    .filter((name) => name !== first)
    .flatMap((name) => (name === second ? [name, first] : [name]));

const orders: readonly (readonly [string, string, string, Partial<ParsedLine>])[] = [
  ['position', 'markedQuantity', '3/ 3pc Rene 41 rd 2 x 5', { quantity: 3 }],
  ['remarks', 'date', '718 rd 2" x 12" notes [by 12/15]', { needBy: null }],
  ['remarks', 'names', '718 rd 2" x 12" notes [in 625]', { grade: 'inconel-718' }],
  ['quoteDue', 'date', 'Need quote by 11/30: 718 rd 2" x 12"', { needBy: null }],
  ['convertedSizes', 'sizes', '718 rd 2 in (50.8 mm) x 12"', { length: 12 }],
  ['date', 'asides', 'Ti 6-4 rd 2" x 10", 18 Dec 2026', { needBy: '2026-12-18' }],
  ['date', 'sizes', '718 rd 2", 2 pcs by Feb 29', { length: null }],
  ['unwantedCertificates', 'certificates', '718 rd 2", no DFARS', { certificates: [] }],
  ['certificates', 'unknownSpecs', '718 rd 2", EN 10204 3.1', { certificates: ['en-10204-3.1'] }],
  ['references', 'names', 'RFQ 4130-22: 3 pcs 17-4 rd 2"', { grade: '17-4-ph' }],
  ['names', 'unknownSpecs', 'AMS 4928 rd 2"', { spec: 'ams-4928' }],
  ['names', 'markedQuantity', '625 sht .032 x 24 x 96 2 shts', { quantity: 2 }],
  ['unknownSpecs', 'sizes', '1.4571 rund 30 x 100 mm', { length: 100 / 25.4 }],
  ['condition', 'unknownSpecs', 'Rd 1.6582 +QT Ø 110 x 2500 mm', { length: 2500 / 25.4 }],
  ['condition', 'otherMaterials', 'Duplex 2205 rd 2"', { condition: null }],
  ['condition', 'form', '4130N tube 1x.058x20', { condition: 'normalized' }],
  ['otherMaterials', 'markedQuantity', 'Haynes 282 sheet .05, 2 sheets', { quantity: 2 }],
  ['pipe', 'asides', '304 pipe DN50 sch 40', { size: { outerDiameter: 2.375, wall: 0.154 } }],
  ['range', 'sizes', '304 rd 2.00-2.25 dia x 12"', { size: { diameter: 2 } }],
  ['asides', 'markedQuantity', 'Ti Gr 7 plate 1/4 x 24 x 48 - 2', { quantity: 2 }],
  ['severalSizes', 'sizes', '718 rd 2" and 3" dia, 3 pcs', { length: null }],
  ['sizeRange', 'sizes', '718 rd 1" to 2", 3 pcs', { length: null }],
  ['spools', 'sizes', '625 wire .045, 4 spools of 33 lb', { length: null }],
  ['markedQuantity', 'form', 'A564-630 H1025 rd 2 x 144 - 1 bar', { quantity: 1 }],
  ['form', 'sizes', '1/4 PL 304 48x96', { form: 'plate' }],
  ['sizes', 'quantity', 'AMS 4928 2-1/2 RD 36 3', { size: { diameter: 2.5 }, length: 36 }],
  ['quantity', 'rest', '316 rd 1" x 6", 3', { assumed: ['quantity', 'unit'] }],
];

test.each(orders)('%s is read before %s: %s', (first, second, text, fields) => {
  expect(read(text)).toMatchObject(fields);
  expect(read(text, moved(first, second))).not.toMatchObject(fields);
});
