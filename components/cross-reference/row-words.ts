/** Letters and digits alone, without accents: "AMS-5662" → ams5662. Shorter than the search's own, as it is sent to browsers. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What a row is found by: its names without spaces, hyphens and capitals, so that ams4928 finds AMS 4928. */
export const findable = (...names: readonly (string | null | undefined)[]): string =>
  [...new Set(names.map((name) => bare(name ?? '')))].join(' ').trim();

/** Whether a row (`findable`) has each of the words typed: "718 bar", "ams5662". */
export function finder(typed: string): (find: string) => boolean {
  const asked = typed.split(/\s+/).map(bare);
  return (find) => asked.every((word) => find.includes(word));
}
