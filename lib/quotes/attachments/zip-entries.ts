import type { FileHandle } from 'node:fs/promises';

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;
const entryLength = 46;
const maxDirectoryBytes = 2 * 1024 * 1024;

interface ZipEntry {
  name: string;
  /** Bytes unpacked, by the directory. */
  size: number;
  isEncrypted: boolean;
}

/**
 * The entries that the directory at the end of a ZIP archive names; nothing is unpacked. `null` where the file is no such
 * archive from its first byte to its last: something stands before or after it, or it is of the 64-bit kind.
 */
export async function zipEntries(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tailLength = Math.min(size, endLength + 0xffff);
  const tail = await bytesAt(file, size - tailLength, tailLength);
  const at = tail.lastIndexOf(endSignature);
  if (at < 0 || at + endLength > tail.length) return null;
  const comment = tail.readUInt16LE(at + 20);
  const [count, length, start] = [10, 12, 16].map((offset, i) =>
    i === 0 ? tail.readUInt16LE(at + offset) : tail.readUInt32LE(at + offset),
  ) as [number, number, number];
  const end = size - tailLength + at;
  if (at + endLength + comment !== tail.length || start + length !== end) return null;
  if (length > maxDirectoryBytes) return null;

  const directory = await bytesAt(file, start, length);
  const entries: ZipEntry[] = [];
  let isFirstByteUsed = false;
  let offset = 0;
  while (offset < directory.length) {
    if (offset + entryLength > directory.length || directory.readUInt32LE(offset) !== 0x02014b50)
      return null;
    const nameLength = directory.readUInt16LE(offset + 28);
    const rest = directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
    const nameStart = offset + entryLength;
    isFirstByteUsed ||= directory.readUInt32LE(offset + 42) === 0;
    entries.push({
      name: directory.toString('utf8', nameStart, nameStart + nameLength),
      size: directory.readUInt32LE(offset + 24),
      isEncrypted: (directory.readUInt16LE(offset + 8) & 1) === 1,
    });
    offset = nameStart + nameLength + rest;
  }
  return entries.length === count && isFirstByteUsed ? entries : null;
}

/** The bytes of a file at a position; fewer where it ends. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, Math.max(0, position));
  return buffer.subarray(0, bytesRead);
}
