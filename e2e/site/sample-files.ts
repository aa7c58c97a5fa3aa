import { crc32, deflateSync } from 'node:zlib';

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

/** A ZIP archive with these entries; `unpacked` is what its directory says of each, whatever is in it. */
export function zip(entries: Readonly<Record<string, string>>, unpacked?: number) {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = bytes(text);
    const [local, central] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.write('PK\x03\x04', 'latin1');
    central.write('PK\x01\x02', 'latin1');
    for (const [head, at] of [
      [local, 14],
      [central, 16],
    ] as const) {
      head.writeUInt32LE(crc32(data), at);
      head.writeUInt32LE(data.length, at + 4);
      head.writeUInt32LE(unpacked ?? data.length, at + 8);
      head.writeUInt16LE(name.length, at + 12);
    }
    central.writeUInt32LE(offset, 42);
    parts.push(local, bytes(name), data);
    directory.push(central, bytes(name));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };

export const xlsx = (more: Readonly<Record<string, string>> = {}, unpacked?: number) =>
  zip({ ...workbook, ...more }, unpacked);
