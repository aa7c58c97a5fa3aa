import * as routes from '@/lib/routing/routes';

interface Named {
  slug: string;
  title: string;
}

/** Where a term stands: under what it is filed under, if anything. */
export const termAddress = (term: Named & { under?: Named | null }) =>
  term.under ? routes.glossary(term.under, term) : routes.glossary(term);

/** Where terms stand that begin with no letter: "17-4 PH". */
const numbers = '0–9';

export const letters: readonly string[] = [numbers, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The id of a letter's heading. */
export const letterId = (letter: string) => `letter-${letter === numbers ? 'number' : letter}`;

/** Terms under their first letters, accents aside (É under E), in the order of `letters`. */
export function byLetter<T extends Named>(
  terms: readonly T[],
): readonly { letter: string; terms: readonly T[] }[] {
  return letters
    .map((letter) => ({ letter, terms: terms.filter(({ title }) => letterOf(title) === letter) }))
    .filter((group) => group.terms.length > 0);
}

function letterOf(title: string) {
  const first =
    title
      .normalize('NFD')
      .match(/[\p{L}\p{N}]/u)?.[0]
      ?.toUpperCase() ?? '';
  return letters.includes(first) ? first : numbers;
}
