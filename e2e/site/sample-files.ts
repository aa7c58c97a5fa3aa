import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** A small whole PDF. */
export const pdf = (words = 'x') =>
  bytes(`%PDF-1.4\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);

export const step = (words = 'x') =>
  bytes(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=X('${words}');\nENDSEC;\nEND-ISO-10303-21;\n`);

export const dxf = (words = 'x') =>
  bytes(`999\n${words}\n  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n`);

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([bytes(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** One gray pixel. */
export function png() {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    bytes('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A ZIP archive with these entries; `unpacked` is the size in bytes that it states of each, whatever is in it. */
export function zip(entries: Readonly<Record<string, string | Buffer>>, unpacked?: number) {
  const files = Object.entries(entries).map(([name, content]) => [name, Buffer.from(content)]);
  const archive = Buffer.from(zipSync(Object.fromEntries(files)));
  if (unpacked !== undefined)
    for (const [signature, at] of [
      ['PK\x03\x04', 22],
      ['PK\x01\x02', 24],
    ] as const)
      for (let start = 0; (start = archive.indexOf(signature, start)) >= 0; start += 4)
        archive.writeUInt32LE(unpacked, start + at);
  return archive;
}

const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };

export const xlsx = (more: Readonly<Record<string, string>> = {}, unpacked?: number) =>
  zip({ ...workbook, ...more }, unpacked);
