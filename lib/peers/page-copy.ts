import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';

/** An entry of Next's page cache: the page, when it was made (epoch ms), how long it may be shown. */
export interface PageCopy {
  value: unknown;
  lastModified: number;
  cacheControl: { revalidate: number | false; expire?: number } | undefined;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** As bytes, with the buffers and maps that a page is made of. */
export const encodePage = (copy: PageCopy): Promise<Buffer> => pack(serialize(copy), { level: 1 });

/** `null` for bytes that are no page: one that was cut, or another release's. */
export async function decodePage(bytes: Buffer): Promise<PageCopy | null> {
  try {
    const copy = deserialize(await unpack(bytes)) as Partial<PageCopy> | null;
    return copy?.value && typeof copy.lastModified === 'number' ? (copy as PageCopy) : null;
  } catch {
    return null;
  }
}
