/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import fc from 'fast-check';
import { dxf, pdf, png, step, xlsx, zip } from '@/e2e/site/sample-files';
import { kindOfFile } from './file-kind';

const folder = temporaryFolder('file-kind');

function kindOf(content: Buffer | string) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return kindOfFile(path);
}
const and = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

test.each([
  ['PDF', pdf()],
  ['PDF', and(pdf(), '\r\n\0')],
  ['STEP', step()],
  ['STEP', and('\uFEFF', step('Größe'))],
  ['DXF', dxf()],
  ['DXF', dxf().toString().replaceAll('\n', '\r\n')],
  ['PNG', png()],
  ['XLSX', xlsx()],
  ['CSV', 'Spec,Size,Qty\r\nAMS 4928,2.5 in,3\r\n'],
  ['CSV', '\uFEFFSpec;Größe\nAMS 4928;-0.010/+0.010 (h9)\n'],
  // As Excel saves it: in the letters of Windows.
  ['CSV', Buffer.from('AMS 4928,\xD8 63.5,"3 pcs, cut"', 'latin1')],
])('a %s is one', async (kind, content) => expect(await kindOf(content)).toBe(kind));

test.each<[string, Buffer | string]>([
  ['nothing', ''],
  ['a program', 'MZ\x90\0'],
  ['a page', '<!doctype html><script>x</script>'],
  ['a PDF that a page precedes', and('<html>', pdf())],
  ['a PDF with a page at its head', pdf('<script>alert(1)</script>')],
  ['a PDF cut short', pdf().subarray(0, 30)],
  ['a PDF with a ZIP behind it', and(pdf(), zip({ a: 'x' }))],
  ['a PDF with a program behind it', and(pdf(), 'MZ')],
  ['a ZIP', zip({ 'a.txt': 'x' })],
  ['a JAR', zip({ 'META-INF/MANIFEST.MF': 'x' })],
  ['a Word document', zip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' })],
  ['a workbook with macros', xlsx({ 'xl/vbaProject.bin': 'x' })],
  ['a workbook whose part leaves its folder', xlsx({ '../../etc/passwd': 'x' })],
  ['a workbook with a drive in a name', xlsx({ 'C:\\x': 'x' })],
  ['a workbook that unpacks to 8 GB', xlsx({}, 2 ** 32 - 1)],
  ['a workbook with a PDF before it', and(pdf(), xlsx())],
  ['a workbook with bytes behind it', and(xlsx(), 'x')],
  ['a workbook cut short', xlsx().subarray(0, -4)],
  ['a picture with a ZIP behind it', and(png(), zip({ a: 'x' }))],
  ['a picture with a page behind it', and(png(), '<script>')],
  ['a picture cut short', png().subarray(0, -1)],
  ['STEP with a page in it', step('<script>alert(1)</script>')],
  ['STEP with a zero byte', step('\0')],
  ['STEP without its end', 'ISO-10303-21;\nHEADER;'],
  ['DXF that begins as PDF', dxf('%PDF-1.4')],
  ['a list with a formula', 'AMS 4928,"=HYPERLINK(""http://x"")"'],
  ['a list that begins with a formula', '\uFEFF=1+1'],
  ['a list with a command', "AMS 4928\n-2+3+cmd|' /C calc'!A0"],
  ['a list with a call', 'AMS 4928\t@SUM(A1)'],
  ['a list with a page in it', 'AMS 4928,<script>x</script>'],
  ['a list with a zero byte', 'AMS 4928,\0'],
  ['a list in UTF-16', Buffer.from('\uFEFFAMS 4928', 'utf16le')],
  ['a list with a ZIP behind it', and('AMS 4928,3\n', zip({ a: 'x' }))],
  ['white space', ' \n'],
  ['DXF without its end', '0\nSECTION\n2\nENTITIES\n'],
])('%s is refused', async (_, content) => expect(await kindOf(content)).toBeNull());

test('no bytes, however odd, make it throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(pdf(), png(), xlsx(), step(), dxf(), Buffer.from('PK\x05\x06')),
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(200),
      async (whole, noise, at) => {
        const content = and(whole.subarray(0, at), Buffer.from(noise), whole.subarray(at));
        await expect(kindOf(content)).resolves.toBeDefined();
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});
