/**
 * Letters and digits alone, without accents, and a hyphen where two numbers meet: "AMS-5662" → ams5662, "17-4 PH" →
 * 17-4ph. Shorter than the search's own, as it is sent to browsers.
 */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/(?<!\d)-|-(?!\d)/g, '')
    .toLowerCase();

/** What a row is found by: its names without spaces and capitals, so that ams4928 finds AMS 4928, and 64 finds 6-4. */
export const findable = (...names: readonly (string | null | undefined)[]): string =>
  [
    ...new Set(
      names.map((name) => bare(name ?? '')).flatMap((name) => [name, name.replaceAll('-', '')]),
    ),
  ]
    .join(' ')
    .trim();

/**
 * What must not stand beside a typed number in a row, the strictest first: any character, so that the number is a name of
 * its own; a digit or hyphen, so that it is a whole number in a name; nothing is excluded, so that it is a part of one.
 */
const excludedNeighbors = [String.raw`\S`, String.raw`[\d-]`, '[]'];

/**
 * The rows that have what was typed, as one name or each of its words: "718 bar", "ams5662". Of the ways to read it the
 * strictest that finds a row: 6-4 and not 6-2-4-2.
 */
export function firstFound<T extends { find: string }>(
  typed: string,
  rows: readonly T[],
): readonly T[] {
  // "Grade 5" stays one word.
  for (const words of [[typed], typed.split(/(?<!gr\.?|grade)\s+/i)])
    for (const excluded of excludedNeighbors) {
      const asked = words.map((word) =>
        RegExp(/\d/.test(word) ? `(?<!${excluded})${bare(word)}(?!${excluded})` : bare(word)),
      );
      const found = rows.filter(({ find }) => asked.every((word) => word.test(find)));
      if (found[0]) return found;
    }
  return [];
}
