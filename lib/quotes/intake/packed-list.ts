import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Letters of a packed list in an address: proxies and servers take some 8,000. */
const maxLength = 6_000;
/** The cookie, packed as a list, of what was typed into a form without a script: for the page with the form alone. */
export const answersCookie = { name: 'answers', path: '/quote-list/checked/' };
/** Bytes that a packed list may inflate to: more than a list that is checked has. */
const maxInflated = 80_000;

/** A list as a part of an address; `null` where none is long enough for it. */
export function packList(text: string): string | null {
  const packed = deflateRawSync(text).toString('base64url');
  return packed.length > maxLength ? null : packed;
}

/** The list of an address; `null` where it is none. */
export function unpackList(packed: string): string | null {
  try {
    const bytes = Buffer.from(packed, 'base64url');
    return inflateRawSync(bytes, { maxOutputLength: maxInflated }).toString('utf8');
  } catch {
    return null; // any text may stand in an address
  }
}

/** The page of the inventory on which a size was pressed without a script, and the sizes before it, which its address has. */
export function sizesBefore(request: Request) {
  const referer = request.headers.get('referer') ?? '';
  const { pathname, searchParams } = new URL(URL.canParse(referer) ? referer : request.url);
  const isSize = pathname.startsWith('/inventory/');
  const packed = isSize && searchParams.get('list');
  return { from: isSize ? pathname : '', listed: packed ? unpackList(packed) : null };
}
