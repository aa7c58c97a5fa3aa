import { findNames, keyOf, nameIndexOf, type NamedContent } from '@/lib/catalog/names';
import { plain } from '@/lib/catalog/words';

export interface RowNames {
  titles: readonly string[];
  /** All its words, in the spelling that a typed one is compared with (`findable`). */
  find: string;
}

/** The grades and the specifications that rows have, each by its title; their titles are their slugs. */
export const namedContentOfRows = (
  grades: readonly { title: string; names: readonly string[] }[],
  specs: readonly { title: string }[],
): NamedContent => ({
  metals: [],
  specs: specs.map(({ title }) => ({ slug: title, metal: '', title })),
  grades: grades.map(({ title, names }) => ({ slug: title, metal: '', title, names, near: [] })),
  forms: [],
});

/** The words that a row is found by: without spaces and capitals, so that ams4928 finds AMS 4928. */
export const findable = (...names: readonly (string | null | undefined)[]): string =>
  [...new Set(names.map((name) => keyOf(name ?? '')))].join(' ').trim();

/** The rows of the grades and specs that were typed ("718 bar"); where none is named, the rows with every word. */
export function firstFound<T extends RowNames>(
  typed: string,
  rows: readonly T[],
  content: NamedContent,
): readonly T[] {
  const text = plain(typed);
  const named = findNames(text, nameIndexOf(content));
  const others = wordsIn(named.reduceRight(without, text));
  const ofNames = rows.filter(
    ({ titles, find }) =>
      named.every(({ names }) => names.some(({ slug }) => titles.includes(slug))) &&
      others.every((word) => find.includes(word)),
  );
  if (named.length > 0 && ofNames.length > 0) return ofNames;
  for (const excluded of excludedNeighbors) {
    const asked = wordsIn(text).map((word) => {
      const letters = word.replaceAll('.', String.raw`\.`);
      return RegExp(/\d/.test(word) ? `(?<!${excluded})${letters}(?!${excluded})` : letters);
    });
    const found = rows.filter(({ find }) => asked.every((word) => word.test(find)));
    if (found[0]) return found;
  }
  return [];
}

/** What must not stand beside a typed number in a row, the strictest first: any character, a digit or hyphen, nothing. */
const excludedNeighbors = [String.raw`\S`, String.raw`[\d.-]`, '[]'];

const wordsIn = (text: string) => text.split(/\s+/).map(keyOf).filter(Boolean);

const without = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)} ${text.slice(end)}`;
