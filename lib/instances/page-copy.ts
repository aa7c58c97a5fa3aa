import { promisify, types } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Entry } from '@/lib/next/cached-page.cjs';

/** An entry of the page cache, as it was generated. */
export type PageCopy = Entry;

/** Limit of a copy, uncompressed: ten times the largest page there is. */
const maxBytes = 32 * 1024 * 1024;

const bytes = z.custom<Uint8Array>((value) => types.isUint8Array(value));
const segments = z.custom<Map<string, Uint8Array>>(
  (value) =>
    types.isMap(value) &&
    [...value].every(([path, data]) => typeof path === 'string' && types.isUint8Array(data)),
);
const headers = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
  .optional();
const status = z.number().int().min(200).max(599).optional();

/** What Next 16.4 keeps of a page and of a route (`CachedAppPageValue`, `CachedRouteValue`). */
const schema = z.object({
  value: z.discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('APP_PAGE'),
      html: z.string(),
      rscData: bytes.optional(),
      segmentData: segments.optional(),
      headers,
      status,
    }),
    z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, headers, status }),
  ]),
  lastModified: z.number().int().positive(),
  cacheControl: z
    .object({
      revalidate: z.union([z.number().positive(), z.literal(false)]),
      expire: z.number().positive().optional(),
    })
    .optional(),
});

const isPage = (copy: unknown): copy is PageCopy => schema.safeParse(copy).success;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A page as compressed bytes, its buffers and maps included. */
export const encodePage = (copy: PageCopy): Promise<Buffer> => pack(serialize(copy), { level: 1 });

/**
 * The page in these bytes; `null` where they are cut off or of another release. A page is never dated after `now`.
 * Only for bytes whose signature was verified: V8's format is not safe to read from untrusted sources.
 */
export async function decodePage(packed: Buffer, now = Date.now()): Promise<PageCopy | null> {
  try {
    const copy: unknown = deserialize(await unpack(packed, { maxOutputLength: maxBytes }));
    return isPage(copy) ? { ...copy, lastModified: Math.min(copy.lastModified, now) } : null;
  } catch {
    return null;
  }
}
