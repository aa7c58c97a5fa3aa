/** A short digest of a text, to find out at once whether it was changed: its length and twice 32 bits, by FNV-1a. */
export const digestOf = (text: string): string =>
  [text.length, fnv(text, 16_777_619), fnv(text, 2_246_822_507)]
    .map((part) => part.toString(36))
    .join('-');

function fnv(text: string, prime: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), prime);
  return hash >>> 0;
}
