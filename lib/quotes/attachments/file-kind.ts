import { open, type FileHandle } from 'node:fs/promises';
import type { FileKind } from './limits';
import { bytesAt, zipEntries } from './zip-entries';

const headLength = 4096;
const tailLength = 4096;

/** What a browser would run, where it believed a file to be a page. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** How the other kinds begin: programs look for these further in too. */
const otherStarts = ['%PDF-', 'ISO-10303-21', 'PK\x03\x04'];

/**
 * The kind of a file by its content, whatever its name is. `null` where it is none of ours from its first byte to its
 * last, or two things at once (a polyglot).
 */
export async function kindOfFile(path: string): Promise<FileKind | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = (await bytesAt(file, 0, headLength)).toString('latin1');
    const tail = (await bytesAt(file, size - tailLength, tailLength)).toString('latin1');
    const start = head.slice(0, 1024);
    if (markup.test(start)) return null;
    if (head.startsWith('PK\x03\x04')) return (await isWorkbook(file, size)) ? 'XLSX' : null;
    if (await zipEntries(file, size)) return null;
    if (/^%PDF-[12]\.\d/.test(head)) return /%%EOF[\s\0]*$/.test(tail) ? 'PDF' : null;
    if (head.startsWith('\x89PNG\r\n\x1a\n'))
      return !otherStarts.some((each) => start.includes(each)) && (await isPicture(file, size))
        ? 'PNG'
        : null;
    if (/^(?:\xef\xbb\xbf)?\s*ISO-10303-21\s*;/.test(head))
      return /END-ISO-10303-21\s*;\s*$/.test(tail) && (await isText(file)) ? 'STEP' : null;
    if (otherStarts.some((each) => start.includes(each)) || !(await isText(file))) return null;
    if (drawingStart.test(head)) return drawingEnd.test(tail) ? 'DXF' : null;
    return /\S/.test(head) && (await isWithout(file, [formula])) ? 'CSV' : null;
  } finally {
    await file.close();
  }
}

/** Ten times what a workbook of 10 MB usually unpacks to: more is made to fill a memory. */
const maxUnpacked = 500 * 1024 * 1024;

/** An Office Open XML workbook without macros, whose parts stay in their folder. */
async function isWorkbook(file: FileHandle, size: number): Promise<boolean> {
  const entries = (await zipEntries(file, size)) ?? [];
  const names = new Set(entries.map(({ name }) => name));
  return (
    names.has('[Content_Types].xml') &&
    names.has('xl/workbook.xml') &&
    names.size === entries.length &&
    !entries.some(({ isEncrypted }) => isEncrypted) &&
    !entries.some(({ name }) => /^[/\\]|\.\.|[\\:]|vbaProject|\.(?:exe|dll|js|vbs)$/i.test(name)) &&
    entries.reduce((sum, entry) => sum + entry.size, 0) <= maxUnpacked
  );
}

const maxChunks = 20_000;

/** A PNG's chunks, one after the other up to the end of the file. */
async function isPicture(file: FileHandle, size: number): Promise<boolean> {
  let offset = 8;
  for (let chunks = 0; chunks < maxChunks && offset + 12 <= size; chunks += 1) {
    const head = await bytesAt(file, offset, 8);
    const name = head.toString('latin1', 4);
    if (chunks === 0 && name !== 'IHDR') return false;
    offset += 12 + head.readUInt32BE(0);
    if (name === 'IEND') return offset === size;
  }
  return false;
}

/** DXF as text: pairs of a group code and a value, from a section to the end mark. */
const drawingStart =
  /^(?:\xef\xbb\xbf)?(?:[ \t]*999[ \t]*\r?\n[^\n]*\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n[ \t]*2[ \t]*\r?\n[ \t]*(?:HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS)[ \t]*\r?\n/;

const drawingEnd = /\n[ \t]*0[ \t]*\r?\n[ \t]*EOF\s*$/;

/** Control characters but white space; of a text read as Latin-1, 7f to 9f are parts of letters. */
const control = /[^\P{Cc}\t\n\v\f\r\x7f-\x9f]/u;

/** The start of a cell that a spreadsheet runs: a formula, or a sum with a call or a command in it. */
const formula = /[,;\t\r\n](?:\xef\xbb\xbf)?"?(?:=|@\w|[-+][^,;\t\r\n]{0,200}(?:\w\(|\|))/;

/** Whether a file holds no control characters but white space, and no markup. */
const isText = (file: FileHandle) => isWithout(file, [control, markup]);

async function isWithout(file: FileHandle, unwanted: readonly RegExp[]): Promise<boolean> {
  // A file starts as its second line does.
  let carried = '\n';
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const text = carried + (chunk as Buffer).toString('latin1');
    if (unwanted.some((each) => each.test(text))) return false;
    carried = text.slice(-256);
  }
  return true;
}
