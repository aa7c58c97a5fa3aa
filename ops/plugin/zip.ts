import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day that a ZIP can hold: two archives of the same files are the same bytes. */
const [noTime, firstDay] = [0, 0x21];
const deflated = 8;
/** Names are UTF-8. */
const utf8 = 0x0800;

/** Files by their paths as a ZIP. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(utf8, 2);
    about.writeUInt16LE(deflated, 4);
    about.writeUInt16LE(noTime, 6);
    about.writeUInt16LE(firstDay, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(0o100644 * 0x10000, 6);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, packed]);
    bodies.push(body);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), about, place, name]),
    );
    offset += body.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...entries, Buffer.from('PK\x05\x06'), end]);
}
