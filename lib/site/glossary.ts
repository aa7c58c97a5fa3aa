import * as routes from '@/lib/routing/routes';

interface Titled {
  slug: string;
  title: string;
}

/** The address of a term: below its letter or topic, if it has one. */
export const termAddress = (term: Titled & { under?: Titled | null }) =>
  term.under ? routes.glossary(term.under, term) : routes.glossary(term);

/** "VAR" for "Vacuum arc remelting": what buyers write for three words or more; nothing for fewer. */
export function initialsOf(title: string): string {
  const words = title.match(/\p{L}+/gu) ?? [];
  return words.length > 2 ? words.map(([first = '']) => first.toUpperCase()).join('') : '';
}

/** The letter of terms that begin with none: "17-4 PH". */
const numbers = '0–9';

const letters: readonly string[] = [numbers, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Terms under their first letters, accents aside (É under E), in the order of `letters`. */
export function byLetter<T extends Titled>(
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
