/** Bytes of a file that is read. */
const maxBytes = 2 * 1024 * 1024;
const workbook = /\.(?:xls[xmb]?|ods|numbers)$/i;

/** The text of a list in a file, or why it is not read, in a sentence. */
export async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > maxBytes)
    return { problem: `${file.name} is larger than 2 MB. Please choose a smaller file.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What begins with PK is a zip archive, which an XLSX file is.
  if (workbook.test(file.name) || (bytes[0] === 0x50 && bytes[1] === 0x4b))
    return {
      problem: `${file.name} is a workbook. Please save its sheet as CSV and choose that file, or paste its cells here.`,
    };
  const text = decoded(bytes).replace(/\r\n?/g, '\n');
  return text.includes('\0')
    ? { problem: `${file.name} is not a text file. Please choose a .txt, .csv or .tsv file.` }
    : { text };
}

/** Excel saves "Unicode text" as UTF-16 with a byte order mark, and CSV in the letters of Windows. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
