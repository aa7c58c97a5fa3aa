/** Cyrillic letters of GOST designations, and how data sheets write them in Latin: ХН77 is KhN77. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'А:A Б:B В:V Г:G Д:D Е:E Ж:Zh З:Z И:I К:K Л:L М:M Н:N О:O П:P Р:R С:S Т:T У:U Ф:F Х:Kh Ц:Ts Ч:Ch Ш:Sh Щ:Shch Э:E Ю:Yu Я:Ya'
    .split(' ')
    .map((pair) => pair.split(':')),
);

const inLatin = (text: string) =>
  /\p{Script=Cyrillic}/u.test(text)
    ? text.toUpperCase().replace(/\p{Script=Cyrillic}/gu, (letter) => cyrillic[letter] ?? letter)
    : text;

/** Runs of letters and of digits, in lower case and without accents: "Ti-6Al-4V" → ti 6 al 4 v. */
export const tokens = (text: string): readonly string[] =>
  plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];

/** A text in lower case, without accents, Cyrillic in Latin letters. */
export const plain = (text: string): string =>
  // Most names have only these characters, and this is faster: the index is made in half the time.
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : inLatin(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const isNumber = (word: string) => /^\p{N}/u.test(word);

/** At most `maxSlips` letters added, left out, changed or swapped; two in words of eight letters and more. */
export function isTypo(a: string, b: string, maxSlips = 2): boolean {
  const longest = Math.max(a.length, b.length);
  // A quick check before the slow one: one of the first two letters is right, or the two are swapped.
  const known = a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];
  if (!known) return false;
  const allowed = Math.min(longest < 4 ? 0 : longest < 8 ? 1 : 2, maxSlips);
  return Math.abs(a.length - b.length) <= allowed && distance(a, b) <= allowed;
}

const cost = (row: readonly number[], i: number) => row[i] ?? Infinity;

/** Optimal string alignment: the fewest letters added, removed, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        cost(last, j) + 1,
        cost(row, j - 1) + 1,
        cost(last, j - 1) + (same ? 0 : 1),
        swapped ? cost(before, j - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return cost(last, b.length);
}
