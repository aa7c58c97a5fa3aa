import { deflateRawSync } from 'node:zlib';
import * as routes from '@/lib/routing/routes';

/** Characters of an address that every browser opens. */
const maxLength = 8_000;

/**
 * The address that opens a list on the page where lists are pasted, in the fragment that `components/quote-lines/list-link.ts`
 * reads: no server sees it. `null` where it would be too long.
 */
export function repeatLink(list: string): string | null {
  // Two line breaks end the list, so that one that was cut off is recognized.
  const packed = deflateRawSync(`${list}\n\n`).toString('base64url');
  const link = `${routes.quoteList()}#list=${packed}`;
  return link.length > maxLength ? null : link;
}
