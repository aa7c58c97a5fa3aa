import type { FileHandle } from 'node:fs/promises';

/** The bytes of a file at a position; fewer where it ends. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, Math.max(0, position));
  return buffer.subarray(0, bytesRead);
}
