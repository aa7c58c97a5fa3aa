import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '@/lib/runtime/sha256.cjs';

export type Encoding = 'br' | 'gzip';

/** A text as it is sent: its entity tag without quotes, its bytes, and its compressed forms once a client accepted them. */
export interface Text {
  tag: string;
  bytes: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The compressed forms that are ready, so that they can be sent at once. */
  ready: Partial<Record<Encoding, Buffer>>;
}

/** Limit of the texts in the cache, the last sent ones. */
const maxCached = 200;
const cache = new Map<string, Text>();

export function describeText(body: string | Buffer): Text {
  const bytes = Buffer.from(body as string);
  return { tag: digest(bytes), bytes, compressed: {}, ready: {} };
}

const digest = (bytes: Buffer) => sha256(bytes, 'base64url').slice(0, 27);

/**
 * The same from a cache: hashing and compressing a page of 80 kB is most of the time an answer takes. Next has a page
 * as the same string in memory, so the string itself is the key, which costs no copy.
 */
export function cachedText(body: string | Buffer): Text {
  const key = typeof body === 'string' ? body : digest(body);
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const text = describeText(body);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
  cache.set(key, text);
  return text;
}

/** Bytes from which compression is worth its header. */
const minBytes = 1024;

/** The encoding to send a text in, brotli first; `null`: as it is. */
export function encodingFor({ bytes }: Text, accepted = ''): Encoding | null {
  if (bytes.byteLength < minBytes) return null;
  return (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? null;
}

/** Whether a client accepts an encoding: RFC 9110 §12.5.3, in the words that browsers and crawlers use. */
export const accepts = (accepted: string, encoding: string) =>
  accepted.split(',').some((each) => {
    const [name = '', weight = ''] = each.split(';');
    return name.trim().toLowerCase() === encoding && !/q\s*=\s*0(?:\.0*)?\s*$/.test(weight);
  });

/** Levels that take about 2 ms for a page; brotli is a sixth smaller. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** The compressed form of a text. Concurrent requests share one compression. */
export function compress(text: Text, encoding: Encoding): Promise<Buffer> {
  return (text.compressed[encoding] ??= compressors[encoding](text.bytes).then(
    (bytes) => (text.ready[encoding] = bytes),
    (error: unknown) => {
      delete text.compressed[encoding]; // out of memory, perhaps: the next visitor tries again
      throw error;
    },
  ));
}

/** The ETag of a text in an encoding: each form has its own, RFC 9110 §8.8.3.3. */
export const etagOf = ({ tag }: Text, encoding: Encoding | null) =>
  encoding ? `"${tag}-${encoding}"` : `"${tag}"`;

/** Whether the client has this very text, in any encoding: RFC 9110 §13.1.2, weakly, because caches weaken tags. */
export const hasText = (text: Text, ifNoneMatch = '') =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((each) => {
    const given = each.trim().replace(/^W\//, '');
    return ([null, 'br', 'gzip'] as const).some((encoding) => given === etagOf(text, encoding));
  });
