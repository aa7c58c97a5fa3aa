import { inflateSync } from 'node:zlib';

/** The letters of a font file (WOFF 1.0), as code points. Throws where it has no table of them that we read. */
export function lettersOf(woff: Buffer): ReadonlySet<number> {
  const map = table(woff, 'cmap');
  // Of the ways a font lists its letters, the one for the basic plane, by ranges (OpenType cmap, format 4).
  for (let i = 0; i < map.readUInt16BE(2); i += 1) {
    const list = map.subarray(map.readUInt32BE(4 + 8 * i + 4));
    if (list.readUInt16BE(0) === 4) return new Set(listed(list));
  }
  throw new Error('The font lists its letters in no way that is known here.');
}

/** A table of the font. Each is packed where that makes it smaller. */
function table(woff: Buffer, name: string): Buffer {
  for (let at = 44; at < 44 + 20 * woff.readUInt16BE(12); at += 20) {
    if (woff.toString('latin1', at, at + 4) !== name) continue;
    const [offset, packed, whole] = [4, 8, 12].map((part) => woff.readUInt32BE(at + part));
    const bytes = woff.subarray(offset, offset! + packed!);
    return packed! < whole! ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table "${name}".`);
}

/** The letters of every range that have a drawing; number 0 is the empty box. */
function listed(list: Buffer): number[] {
  const bytes = list.readUInt16BE(6);
  return Array.from({ length: bytes / 2 }, (_, i) => {
    const [last, first, shift] = [14, 16 + bytes, 16 + 2 * bytes].map((at) =>
      list.readUInt16BE(at + 2 * i),
    ) as [number, number, number];
    const at = 16 + 3 * bytes + 2 * i;
    const away = list.readUInt16BE(at);
    const drawing = (letter: number) =>
      away === 0 ? (letter + shift) & 0xffff : list.readUInt16BE(at + away + 2 * (letter - first));
    // The last range of all only says that there are no more.
    return first === 0xffff
      ? []
      : Array.from({ length: last - first + 1 }, (_, n) => first + n).filter(drawing);
  }).flat();
}

/** What stands for a letter that Latin fonts lack. */
const standIns: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

/** A text in the letters that a font has: others plainer (ř → r), or not at all (日本, 💣). */
export function inLetters(text: string, letters: ReadonlySet<number>): string {
  const has = (letter: string) => letters.has(letter.codePointAt(0)!);
  const plainer = (letter: string) =>
    [...(standIns[letter] ?? letter.normalize('NFKD'))].filter(has);
  return [...text.normalize('NFC')]
    .flatMap((letter) => (has(letter) ? letter : plainer(letter)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
