import { escapeLine, truncated, warn } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

export interface RecordProblem {
  collection: string;
  id: number | null;
  slug: string | null;
  /** The path of the field in WordPress's words: `acf.specs-titanium.0.form`. */
  field: string;
  message: string;
  editUrl: string | null;
}

/** What was left out at the last reading of each collection. */
const byCollection = oncePerProcess(
  'cms problems',
  () => new Map<string, readonly RecordProblem[]>(),
);

/** Replaces the problems of a collection, and logs each new one. */
export function report(collection: string, problems: readonly RecordProblem[]): void {
  const known = new Set(byCollection.get(collection)?.map(problemLine));
  byCollection.set(collection, problems);
  for (const problem of problems) {
    const words = problemLine(problem);
    if (!known.has(words)) warn(words);
  }
}

export const problemsOf = (collection: string): readonly RecordProblem[] =>
  byCollection.get(collection) ?? [];

export const problems = (): readonly RecordProblem[] => [...byCollection.values()].flat();

/** WordPress cuts slugs there, in characters. */
const maxLength = 200;
const shortened = (words: string) => truncated(words, maxLength);

/** "titanium_grades "6al-4v" (post 12): acf.uns: expected string. Left out. Edit: {url}". One line. */
export const problemLine = ({ collection, id, slug, field, message, editUrl }: RecordProblem) =>
  escapeLine(
    [
      `${collection} ${slug ? `"${shortened(slug)}"` : '(no slug)'}${id === null ? '' : ` (post ${id})`}`,
      `: ${shortened(field)}: ${shortened(message)}. Left out.`,
      editUrl ? ` Edit: ${editUrl}` : '',
    ].join(''),
  );
