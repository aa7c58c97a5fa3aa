import { counted } from '@/lib/site/counted';

/** Bytes of a file that is read. */
const maxBytes = 2 * 1024 * 1024;
const otherWorkbook = /\.(?:xls|xlsb|ods|numbers)$/i;

/** A list in a file; `note` says of a workbook which sheet it was. */
interface ListFile {
  text: string;
  note: string;
}

/** The text of a list in a file, or why it is not read, in a sentence. */
export async function readListFile(file: File): Promise<ListFile | { problem: string }> {
  if (file.size > maxBytes)
    return { problem: `${file.name} is larger than 2 MB. Please choose a smaller file.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What begins with PK is a zip archive, which an XLSX file is; an older workbook begins with D0 CF.
  if (otherWorkbook.test(file.name) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return {
      problem: `${file.name} is a workbook type that we cannot open. Please save it as .xlsx or .csv and choose that file, or paste its cells here.`,
    };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSheet(file.name, bytes);
  const text = decoded(bytes).replace(/\r\n?/g, '\n');
  return text.includes('\0')
    ? {
        problem: `${file.name} is not a text file. Please choose an .xlsx, .csv, .tsv or .txt file.`,
      }
    : { text, note: '' };
}

async function readSheet(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const { readWorkbook, UnreadableFile } = await import('./read-workbook');
  try {
    const { text, sheet, others, hidden, hiddenColumns } = readWorkbook(bytes);
    const left = [
      ...others.map((each) => `“${each}”`),
      ...(hidden > 0 ? [counted(hidden, 'hidden row')] : []),
      ...(hiddenColumns > 0 ? [counted(hiddenColumns, 'hidden column')] : []),
    ];
    const rest = left.length > 0 ? ` Not added: ${left.join(', ')}.` : '';
    return { text, note: `Sheet “${sheet}” of ${name} was added.${rest}` };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return {
      problem: `${name} cannot be read: ${error.message}. Please save its sheet as .csv and choose that file, or paste its cells here.`,
    };
  }
}

/** Excel saves "Unicode text" as UTF-16 with a byte order mark, and CSV in the letters of Windows. */
function decoded(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
