import { printEdit } from '@/lib/quotes/pasted/line-edit';
import type { CheckedLine } from '@/lib/quotes/pasted/part';

/** Characters of a link that mail programs and chats still pass on whole. */
const maxLinkLength = 8_000;
/** Bytes of a list that a link may hold; more were never put into one. */
const maxBytes = 100_000;

/** Stands behind the list, so that one that was cut off is seen. */
const end = '\n\n';

/**
 * The fragment that shows lines to whoever opens it: compressed, and never sent to a server. It has the fields of each
 * line and what was noted, not the buyer's other words. `null` where it would be too long.
 */
export async function listFragment(lines: readonly CheckedLine[]): Promise<string | null> {
  const text = lines
    .map(({ edit, text: own }) => (edit.grade || edit.spec ? printEdit(edit) : own.trim()))
    .join('\n');
  const packed = await piped(
    new TextEncoder().encode(text + end),
    new CompressionStream('deflate-raw'),
  );
  const letters = btoa(String.fromCharCode(...packed));
  const fragment = `#list=${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length > maxLinkLength ? null : fragment;
}

/** The list that a fragment holds. Throws where it is damaged. */
export async function listOf(fragment: string): Promise<string> {
  const letters = fragment.slice('#list='.length).replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const text = await piped(packed, new DecompressionStream('deflate-raw'));
  const list = new TextDecoder('utf-8', { fatal: true }).decode(text);
  if (!list.endsWith(end)) throw new RangeError('The list of this link is cut off.');
  return list.slice(0, -end.length);
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = through.writable.getWriter();
  // A fault in the data is seen by the reader too.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  const reader = through.readable.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) parts.push(byte);
    if (parts.length > maxBytes) throw new RangeError('The list of this link is too long.');
  }
  return Uint8Array.from(parts);
}
