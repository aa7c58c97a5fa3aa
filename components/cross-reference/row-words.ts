/** Letters and digits alone, without accents: "AMS-5662" → ams5662. Shorter than the search's own, as it is sent to browsers. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What a row is found by: its names without spaces, hyphens and capitals, so that ams4928 finds AMS 4928. */
export const findable = (...names: readonly (string | null | undefined)[]): string =>
  [...new Set(names.map((name) => bare(name ?? '')))].join(' ').trim();

/**
 * Of what rows are found by (`findable`), whether it has each of the words typed: "718 bar", "ams5662". `isWhole`: a number
 * of four digits or more is not part of a longer one, 5662 of R56620.
 */
export function finder(typed: string, isWhole?: boolean): (find: string) => boolean {
  const asked = typed
    .split(/\s+/)
    .map(bare)
    .map((word) => RegExp(isWhole && /\d{4}/.test(word) ? `(^|\\D)${word}(?!\\d)` : word));
  return (find) => asked.every((word) => word.test(find));
}
