/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { ParsedLine } from './line';
import { parseLines, type ParsedList } from './parse-lines';

/* Kinds of lines of real lists, from public files. */

let read: (text: string) => ParsedList;
beforeAll(async () => {
  const catalog = await getLineCatalog();
  read = (text) => parseLines(text, catalog, { today: '2026-11-22' });
});

const millimeters = (value: number) => expect.closeTo(value / 25.4, 4);
const [ss304, ss316, ph174, ti64] = ['304-304l', '316-316l', '17-4-ph', '6al-4v'];

const cases: readonly (readonly [
  kind: string,
  text: string,
  lines: readonly Partial<ParsedLine>[],
])[] = [
  [
    'a finish number is no gauge',
    "SS304 #4 14 GA 4' X 8' 2 PCS",
    [
      {
        grade: ss304,
        form: 'sheet',
        size: { thickness: 0.0781, width: 48 },
        length: 96,
        quantity: 2,
        unread: ['#4'],
      },
    ],
  ],
  [
    'a grade stands before a finish number',
    '304 #4 16GA 48 X 120 QTY 2 SHEETS',
    [
      {
        grade: ss304,
        form: 'sheet',
        size: { thickness: 0.0625, width: 48 },
        length: 120,
        quantity: 2,
      },
    ],
  ],
  [
    'a grade stands before a finish',
    '304 #4 FINISH 16GA 48X96 5 SHEETS',
    [
      {
        grade: ss304,
        size: { thickness: 0.0625, width: 48 },
        length: 96,
        quantity: 5,
        unread: ['#4 FINISH'],
      },
    ],
  ],
  [
    'a grade stands before an x',
    'RD 2 316 X 12 QTY 4',
    [{ grade: ss316, size: { diameter: 2 }, length: 12, quantity: 4 }],
  ],
  [
    'a grade stands between a label and an x',
    '1.25" DIA 718 X 12" 4 PCS',
    [{ grade: 'inconel-718', size: { diameter: 1.25 }, length: 12 }],
  ],
  [
    'a grade stands between a form and an x',
    '.125 SHEET 321 X 36 X 96 2 PCS',
    [{ grade: '321', size: { thickness: 0.125, width: 36 }, length: 96 }],
  ],
  [
    'a grade stands behind a tolerance',
    '1.000 +.000 -.001 DIA 304 X 12 FT CG 10 PCS',
    [{ grade: ss304, size: { diameter: 1 }, length: 144, quantity: 10 }],
  ],
  [
    'a number behind an x is a length, also where it is a grade',
    '304 RD 50 x 4140 LG 3 off',
    [{ grade: ss304, size: { diameter: millimeters(50) }, length: millimeters(4140), quantity: 3 }],
  ],
  [
    'square rod is no round bar',
    '17-4 PH 1 SQ ROD x 36 qty 4',
    [{ grade: ph174, form: null, size: { side: 1 }, length: 36 }],
  ],
  [
    'square rod in words is no round bar',
    '304 SS SQUARE ROD 3/4 x 12 ft, 2 pcs',
    [{ form: null, size: { side: 0.75 }, length: 144 }],
  ],
  [
    'square tube is tube whose sizes people read',
    '2" x 2" x .25" SQ TUBE 316 x 20\' QTY 3',
    [
      {
        grade: ss316,
        form: 'tube',
        size: null,
        length: 240,
        quantity: 3,
        unread: ['2"', '2"', '.25"'],
      },
    ],
  ],
  [
    'rectangular tube in a cell is tube',
    'Qty,Description,Material\n2,"TUBE, RECTANGULAR 60.00 X 40.00 X 3.20",304\n5,"TUBE, SQUARE 2 X 2 X .25 X 60",304',
    [
      { grade: ss304, form: 'tube', size: null, quantity: 2 },
      { grade: ss304, form: 'tube', size: null, length: 60, quantity: 5 },
    ],
  ],
  [
    'a grade of another standard is no titanium',
    'ASTM A333 GR.6 PIPE 2" SCH 80 6 M 2 EA',
    [
      {
        grade: null,
        metal: null,
        form: 'tube',
        size: { outerDiameter: 2.375, wall: 0.218 },
        length: millimeters(6000),
        quantity: 2,
        unread: ['ASTM A333', 'GR.6'],
      },
    ],
  ],
  [
    'a grade of carbon plate is no titanium',
    'A36 PLATE GR 2 1/2 X 24 X 24 QTY 1',
    [{ grade: null, metal: null, form: 'plate', size: { thickness: 0.5, width: 24 } }],
  ],
  [
    'metres are written MTR',
    '316L RB 25 MM - 12 MTR',
    [
      {
        grade: ss316,
        size: { diameter: millimeters(25) },
        length: millimeters(12_000),
        quantity: null,
        certificates: [],
      },
    ],
  ],
  [
    'a nominal bore is in millimeters',
    'SS304L PIPE 40NB SCH 10S SMLS 6 MTR 5 NOS',
    [
      {
        size: { outerDiameter: 1.9, wall: 0.109 },
        length: millimeters(6000),
        quantity: 5,
        certificates: [],
      },
    ],
  ],
  [
    'a nominal bore stands before an x',
    '304 PIPE 100 NB X SCH 40 - 18 MTRS',
    [{ size: { outerDiameter: 4.5, wall: 0.237 }, quantity: 18, unit: 'meters', certificates: [] }],
  ],
  [
    'a range of pounds is a quantity',
    'AMS 5643 1" RD 100 to 150 lbs',
    [
      {
        size: { diameter: 1 },
        length: null,
        quantity: 100,
        unit: 'pounds',
        reasons: expect.objectContaining({ quantity: 'choice' }),
      },
    ],
  ],
  [
    'a range of pounds with a dash is a quantity',
    'AMS 5643 1" RD 100-150 LBS',
    [{ size: { diameter: 1 }, length: null, quantity: 100, unit: 'pounds' }],
  ],
  [
    'a least weight is a quantity',
    'AMS 5643 1" RD MIN 100 LBS',
    [{ size: { diameter: 1 }, quantity: 100, unit: 'pounds', reasons: { quantity: 'choice' } }],
  ],
  [
    'several cuts are several lines',
    '17-4 2.0" RD 3PC@12", 4PC@18", 1PC@36"',
    [
      { size: { diameter: 2 }, length: 12, quantity: 3 },
      { size: { diameter: 2 }, length: 18, quantity: 4 },
      { size: { diameter: 2 }, length: 36, quantity: 1 },
    ],
  ],
  [
    'cuts below their section are lines of it',
    '304 RD 1"\nA1: 2 × 425mm\nA2: 16 × 146mm',
    [
      {
        grade: ss304,
        form: 'round-bar',
        size: { diameter: 1 },
        length: millimeters(425),
        quantity: 2,
      },
      {
        grade: ss304,
        form: 'round-bar',
        size: { diameter: 1 },
        length: millimeters(146),
        quantity: 16,
      },
    ],
  ],
  [
    'a temper is a fraction',
    '304 1/4 hard sheet .020 x 24 x 48 3 shts',
    [{ condition: '1/4 hard', size: { thickness: 0.02, width: 24 }, length: 48 }],
  ],
  [
    'a temper follows an alloy that the catalog lacks',
    '301 1/2H SHEET .020 x 24 x 48 3 shts',
    [{ condition: '1/2 hard', size: { thickness: 0.02, width: 24 }, length: 48, unread: ['301'] }],
  ],
  [
    'condition B is a condition',
    '316 COND B RD 1.5 X 144 2 PCS',
    [{ condition: 'condition b', size: { diameter: 1.5 } }],
  ],
  [
    'a part number names a bar',
    'TI-GR5-ANN-AMS4928-ROD-D2.5 120 IN',
    [
      {
        grade: ti64,
        spec: 'ams-4928',
        condition: 'annealed',
        size: { diameter: 2.5 },
        length: 120,
      },
    ],
  ],
  [
    'a part number names a sheet',
    'TI-6242-STA-AMS4919-SHT-T0.063-W36 96 IN',
    [{ spec: 'ams-4919', size: { thickness: 0.063, width: 36 }, length: 96 }],
  ],
  [
    'a part number names a temper',
    'SS-174PH-H900-AMS5643-ROD-D1.25 qty 6',
    [{ grade: ph174, spec: 'ams-5643', condition: 'h900', size: { diameter: 1.25 }, quantity: 6 }],
  ],
  [
    'a material number is no size',
    '20x30 1.4571 500 mm',
    [
      {
        grade: null,
        size: { thickness: millimeters(20), width: millimeters(30) },
        length: millimeters(500),
        quantity: null,
        unread: ['1.4571'],
      },
    ],
  ],
  [
    'a tube in shop notation',
    'D20x2 1.4301 100',
    [
      {
        form: 'tube',
        size: { outerDiameter: millimeters(20), wall: millimeters(2) },
        length: millimeters(100),
        quantity: null,
      },
    ],
  ],
  [
    'a square in shop notation',
    '20x20 1.4301 500',
    [{ form: null, size: { side: millimeters(20) }, length: millimeters(500), quantity: null }],
  ],
  [
    'a square sign',
    '□30 1.4301 200',
    [{ size: { side: millimeters(30) }, length: millimeters(200), quantity: null }],
  ],
  [
    'a hexagon sign',
    '⬡24 1.4301 150',
    [
      {
        form: 'hex-bar',
        size: { acrossFlats: millimeters(24) },
        length: millimeters(150),
        quantity: null,
      },
    ],
  ],
  [
    'a thickness in shop notation',
    't2 1.4301 1000x2000',
    [
      {
        form: 'sheet',
        size: { thickness: millimeters(2), width: millimeters(1000) },
        length: millimeters(2000),
      },
    ],
  ],
  [
    'the second of two grades is no quantity',
    '4140/4142 HT RD 3 X 20 FT',
    [{ grade: '4140', size: { diameter: 3 }, length: 240, quantity: null, unread: ['4142', 'HT'] }],
  ],
  [
    'two grades of the catalog are a choice',
    '304/316 RD 2 X 12 QTY 2',
    [
      {
        grade: ss304,
        quantity: 2,
        unread: ['316'],
        reasons: expect.objectContaining({ grade: 'choice' }),
      },
    ],
  ],
  [
    'a table of parts has a weight and no size',
    'line_id,part_name,material_id,qty,mass_kg,process_route\nI06,"Impeller retaining nut, 17-4PH",SS174PH,1,2.8,CNC_LATHE_PREC\nI07,"Wear insert set (4 off), SS2205",SS2205,4,0.9,CNC_LATHE_PREC\nS01,"Main drive shaft, 17-4PH, Ø140 × L1850",SS174PH,1,72.0,CNC_LATHE_PREC',
    [
      { grade: ph174, size: null, quantity: 1 },
      { grade: null, size: null, quantity: 4 },
      {
        grade: ph174,
        size: { diameter: millimeters(140) },
        length: millimeters(1850),
        quantity: 1,
      },
    ],
  ],
  [
    'a heading in snake case has a unit',
    'part_no,material_grade,stock_form,dia_mm,length_mm,qty\n101-C,17-4PH,round bar,6,25,4',
    [{ grade: ph174, size: { diameter: millimeters(6) }, length: millimeters(25), quantity: 4 }],
  ],
  [
    'a heading in camel case has a unit',
    'PartNo,MaterialGrade,StockForm,DiaMm,LengthMm,Qty\n101-C,17-4PH,round bar,6,25,4',
    [{ grade: ph174, size: { diameter: millimeters(6) }, length: millimeters(25), quantity: 4 }],
  ],
  [
    'threaded rod is no round bar',
    '304 THREADED ROD 1/2-13 X 36 QTY 10',
    [
      {
        grade: ss304,
        form: null,
        size: null,
        length: 36,
        quantity: 10,
        unread: ['THREADED ROD', '1/2-13'],
      },
    ],
  ],
  [
    'a channel has no page',
    '304L CHANNEL 3 X 1.5 X .25 X 10FT',
    [
      {
        grade: ss304,
        form: null,
        size: null,
        length: 120,
        quantity: null,
        unread: ['CHANNEL', '3', '1.5', '.25'],
      },
    ],
  ],
  [
    'an angle has no page',
    '304 ANGLE 2 X 2 X 1/4 X 20 FT QTY 5',
    [{ form: null, size: null, length: 240, quantity: 5, unread: ['ANGLE', '2', '2', '1/4'] }],
  ],
  [
    'cuts of a quantity',
    'INCO 625 AMS5666 RD BAR 2.25" DIA QTY 3 CUTS @ 14.5"',
    [{ grade: 'inconel-625', size: { diameter: 2.25 }, length: 14.5, quantity: 3, assumed: [] }],
  ],
  [
    'a grade beside its metal and an unlisted spec',
    'GR5 Titanium plate ASTM B381 Size 100*35*140mm',
    [
      {
        grade: ti64,
        size: { thickness: millimeters(35), width: millimeters(100) },
        length: millimeters(140),
      },
    ],
  ],
  [
    'numbers in brackets count nothing',
    'MATERIAL: [1]PLATE, [2]CRES, [3]15-5PH H1025, [4]AMS 5862, [5]6.35MM THK',
    [{ grade: '15-5-ph', form: 'plate', size: { thickness: millimeters(6.35) }, quantity: null }],
  ],
];

test.each(cases)('%s: %s', (_, text, lines) => {
  const found = read(text).lines;
  expect(found).toHaveLength(lines.length);
  expect(found).toMatchObject(lines);
});

test.each([
  ['Qty\tMaterial\tForm\tDia\tLength\n4\t17-4 PH\tRD\t2026-03-04\t12', [0.75]],
  [
    'Qty,Material,Form,Dia,Length\n4,17-4 PH,RD,4-Mar,12\n2,304,RD,8-May,36\n3,316L,RD,Mar-16,24',
    [0.75, 0.625, 0.1875],
  ],
])('a date in a column of sizes is a fraction of which Excel made one', (text, diameters) => {
  const found = read(text).lines;
  expect(found.map(({ size }) => size)).toEqual(diameters.map((diameter) => ({ diameter })));
  for (const { needBy, reasons } of found) expect([needBy, reasons.size]).toEqual([null, 'number']);
});

test('a bolt of grade 5 is no titanium', () => {
  for (const { metal } of read('HEX BOLT GR 5 1/2-13 X 2 QTY 100').lines) expect(metal).toBeNull();
});

test('a number without a unit is in the unit of its row', () => {
  expect(read('304 rd 25 x 100 mm, 3 pcs').lines).toMatchObject([
    { size: { diameter: millimeters(25) }, length: millimeters(100), assumed: [] },
  ]);
  expect(read('304 rd 2" x 12, 3 pcs').lines).toMatchObject([{ length: 12, assumed: [] }]);
});
