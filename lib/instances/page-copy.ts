import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Entry } from '@/lib/next/cached-page.cjs';
import { decodePageFile, encodePageFile } from '@/lib/page-cache/page-files.cjs';

/** Limit of a copy, uncompressed: ten times the largest page there is. */
const maxBytes = 32 * 1024 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A page as its file on disk has it, compressed. */
export const encodePage = (page: string, copy: Entry): Promise<Buffer> =>
  pack(encodePageFile(page, copy), { level: 1 });

/**
 * The page in these bytes; `null` where they are cut off or of another page. A page is never dated after `now`. Only for
 * bytes whose signature was verified: what this build signed has the shape that it reads.
 */
export async function decodePage(
  page: string,
  packed: Buffer,
  now = Date.now(),
): Promise<Entry | null> {
  try {
    const read = decodePageFile(await unpack(packed, { maxOutputLength: maxBytes }));
    if (read?.key !== page) return null;
    const { key: _, ...copy } = read;
    return { ...copy, lastModified: Math.min(copy.lastModified, now) };
  } catch {
    return null;
  }
}
