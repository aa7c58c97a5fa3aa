import { useEffect, useState } from 'react';
import { gradesLike, indexOfTitles } from '@/lib/catalog/names';
import * as routes from '@/lib/routing/routes';
import type { SearchDocument } from '@/lib/search/document';

let loaded: Promise<readonly string[]> | null = null;

async function load(): Promise<readonly string[]> {
  const response = await fetch(routes.searchList('inventory'));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const documents: readonly SearchDocument[] = await response.json();
  return documents.filter(([kind]) => kind === 'Grade').map(([, title]) => title);
}

/** The titles of the stocked grades, from the search's list; none before it is loaded, and where it cannot be. */
export function useGradeNames(isWanted: boolean): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    // The list is a convenience: without it the grade is typed, and the next line asks for it again.
    (loaded ??= load()).then(setNames, () => (loaded = null));
  }, [isWanted]);
  return names;
}

/** The first grades that one of the words that were not understood may mean, and that word. */
export function likelyGrades(words: readonly string[], names: readonly string[]) {
  const index = indexOfTitles(names.map((title) => ({ slug: title, title })));
  return words
    .filter((word) => word.length > 2)
    .flatMap((word) => gradesLike(word, index).map(({ slug }) => ({ word, name: slug })))
    .slice(0, 4);
}
