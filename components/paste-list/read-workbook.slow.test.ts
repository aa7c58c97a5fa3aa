import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { zip as zipOf } from '@/e2e/site/sample-files';
import { readListFile } from './read-list-file';
import { readWorkbook } from './read-workbook';

beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

/** In an array of the window's own kind, which its `File` takes. */
const zip = (...given: Parameters<typeof zipOf>) => new Uint8Array(zipOf(...given));

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetOf = (rows: string) => `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of some sheets: their names and attributes, and the rows of each. */
function workbook(sheets: readonly (readonly [attributes: string, rows: string])[]) {
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${main} xmlns:r="${related}"><sheets>${sheets.map(([attributes], i) => `<sheet ${attributes} sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main}><si><t>Qty</t></si><si><r><t>Mate</t></r><r><t>rial</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t xml:space="preserve"> 718 rd &amp; cut </t></si></sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="0.000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="12"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(([, rows], i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetOf(rows)]),
    ),
  };
}

const row = (cells: string) => `<row>${cells}</row>`;
const list =
  row(
    '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Due</t></is></c>',
  ) +
  row(
    '<c r="A2"><f>1+2</f><v>3</v></c><c r="B2" t="s"><v>2</v></c><c r="C2" s="1"><v>2.5</v></c><c r="D2" s="2"><v>46041</v></c><c r="E2" s="3"><v>1.5</v></c><c r="F2" t="e"><v>#REF!</v></c>',
  );

test('the first sheet with lines is read as it was seen; no formula runs, and the others are named', () => {
  const archive = zip(
    workbook([
      ['name="Cover"', row('<c r="A1" t="inlineStr"><is><t>Acme</t></is></c>')],
      ['name="Old" state="hidden"', list],
      ['name="Parts"', list],
      ['name="Empty"', ''],
    ]),
  );
  expect(readWorkbook(archive)).toEqual({
    text: 'Qty\tMaterial\t\tDue\n3\t718 rd & cut\t2.500\t2026-01-19\t1 1/2',
    sheet: 'Parts',
    others: ['Cover'],
    hidden: 0,
    hiddenColumns: 0,
  });
});

/** Files as other programs write them: with merged heads and cells, rich text, a link, fractions, formulas, hidden rows. */
test.each([
  [
    'exceljs',
    [
      'ACME AEROSPACE',
      'Item\tMaterial\tForm\tSize\t\tQty\tNeed by',
      'Item\tMaterial\tForm\tDia (in)\tLength (in)\tQty\tNeed by',
      '1\tInconel 718 AMS 5662\tRound bar\t2 1/2\t40.00\t3\t2027-01-15',
      '2\tInconel 718 AMS 5662\tRound bar\t1 1/2\t144.00\t6\t2027-01-15',
      '3\tAMS 4928\tRound bar\t7/8\t36.00\t12\t2026-12-01',
      '5\tAMS 5643 H1025\tRound bar\t1 1/4\t24.00\t2\t2026-12-01',
      '\t\t\t\tTotal\t24',
    ],
    'Sheet “RFQ 118” of list.xlsx was added. Not added: “Cover”, 1 hidden row.',
  ],
  [
    'exceljs-1904',
    [
      'Qty\tGrade\tForm\tThickness (mm)\tWidth (mm)\tLength (mm)\tRequired',
      '4\tTi 6Al-4V\tPlate\t12.5\t300\t600\t2026-12-18',
    ],
    'Sheet “Lines” of list.xlsx was added.',
  ],
  [
    'sheetjs',
    [
      'Qty\tMaterial\tForm\tOD\tWall\tLength\tUOM\tDate\tCerts',
      '10\t321\tTube\t1\t0.049\t120.0\tEA\t2027-01-08\tDFARS',
      '1/2\tx\t\t\t\t\t\t\tDFARS',
      '250\t4130 AMS 6370\tRound bar\t0.625\t\t\tLB\t2027-01-09\tDFARS',
    ],
    'Sheet “Buy list” of list.xlsx was added. Not added: “Notes”.',
  ],
])('a file of %s is read as it was seen', async (name, rows, note) => {
  const bytes = new Uint8Array(readFileSync(`components/paste-list/workbooks/${name}.xlsx`));
  expect(await readListFile(file(bytes))).toEqual({ text: rows.join('\n').trim(), note });
});

const file = (content: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([content], 'list.xlsx'), { arrayBuffer: async () => content.buffer });
const parts = workbook([['name="Parts"', list]]);

test.each([
  [
    'a bomb',
    zip({ ...parts, 'xl/sharedStrings.xml': Buffer.alloc(50_000_000, 'x') }),
    'far larger',
  ],
  [
    'a bomb that says it is small',
    zip({ ...parts, 'xl/styles.xml': Buffer.alloc(50_000_000) }, 9),
    'damaged',
  ],
  ['half of one', zip(parts).slice(0, 900), 'damaged'],
  ['one with broken data', zip(parts).fill(7, 110, 150), 'damaged'],
  ['an archive of other things', zip({ 'a.txt': 'x' }), 'no sheet'],
  ['an empty one', zip(workbook([['name="A"', '']])), 'empty'],
  [
    'one with entities',
    zip({ ...parts, 'xl/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    'damaged',
  ],
  ['one that is no XML', zip({ ...parts, 'xl/styles.xml': '<a' }), 'damaged'],
  [
    'many files',
    zip({ ...parts, ...Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`x${i}`, ''])) }),
    'too many files',
  ],
])('%s is refused in a sentence', async (_, bytes, words) => {
  const read = await readListFile(file(bytes));
  expect(read).toEqual({
    problem: expect.stringMatching(new RegExp(`^list.xlsx cannot be read: .*${words}`)),
  });
});

test.each([
  [
    'a cell of shared strings without a value is empty',
    row('<c r="A1" t="s"><v>0</v></c>') + row('<c r="A2"><v>4</v></c><c r="B2" t="s"/>'),
    'Qty\n4',
  ],
  [
    'a carriage return in a cell is a space',
    row('<c r="A1" t="inlineStr"><is><t>17-4 H900_x000D_&#10;RD 2 X 12 QTY 2</t></is></c>'),
    '17-4 H900 RD 2 X 12 QTY 2',
  ],
])('%s', (_, rows, text) => {
  expect(readWorkbook(zip(workbook([['name="Parts"', rows]])))).toMatchObject({ text });
});

const { 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': relations, ...others } = parts;
test.each([
  [
    'backslashes in its names',
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [name.replaceAll('/', '\\'), content]),
    ),
  ],
  [
    'another name for the workbook, which it says',
    {
      ...others,
      '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook2.xml"/></Relationships>`,
      'xl/workbook2.xml': book,
      'xl/_rels/workbook2.xml.rels': relations,
    },
  ],
])('an archive may have %s', (_, archive) => {
  expect(readWorkbook(zip(archive)).sheet).toBe('Parts');
});

test('hidden columns are not read, and it is said', async () => {
  const head = ['Item', 'Desc', 'Qty', 'Qty'].map(
    (text, i) => `<c r="${'ABCD'[i]}1" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const cells =
    '<c r="A2"><v>1</v></c><c r="B2" t="inlineStr"><is><t>17-4 RD 1 X 12</t></is></c><c r="C2"><v>10</v></c><c r="D2"><v>4</v></c>';
  const archive: Record<string, string> = workbook([
    ['name="Parts"', row(head.join('')) + row(cells)],
  ]);
  const sheet = archive['xl/worksheets/sheet1.xml']!.replace(
    '<sheetData>',
    '<cols><col min="3" max="3" hidden="1"/></cols><sheetData>',
  );
  expect(await readListFile(file(zip({ ...archive, 'xl/worksheets/sheet1.xml': sheet })))).toEqual({
    text: 'Item\tDesc\tQty\n1\t17-4 RD 1 X 12\t4',
    note: 'Sheet “Parts” of list.xlsx was added. Not added: 1 hidden column.',
  });
});

test.each([
  ['big-endian', 'be', [0xfe, 0xff]],
  ['little-endian', 'le', [0xff, 0xfe]],
])('a list in UTF-16, %s, is read', async (_, order, mark) => {
  const text = 'Qty,Material\n4,304';
  const letters = [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return order === 'be' ? [0, code] : [code, 0];
  });
  const content = new Uint8Array([...mark, ...letters]);
  const csv = Object.assign(new File([content], 'list.csv'), {
    arrayBuffer: async () => content.buffer,
  });
  expect(await readListFile(csv)).toEqual({ text, note: '' });
});
