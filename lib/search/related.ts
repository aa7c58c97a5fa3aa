import { formWordsOf } from '@/lib/catalog/form-words';
import { tokens } from '@/lib/catalog/words';
import { type Found, type Index, search } from './search';

export const relatedHeading = ([page]: readonly Found[], [related]: readonly Found[]) =>
  related?.kind === 'Grade'
    ? `${related.title} and its other specifications`
    : `Specifications of ${page?.title}`;

/**
 * Of a spec its first grade with all other specs of that; of a grade, found alone or by its full name, its specs. Where a
 * form is typed, the specs that cover it.
 */
export function relatedTo(
  [page, ...found]: readonly Found[],
  index: Index,
  typed: string,
): readonly Found[] {
  const others = found.filter(({ kind }) => kind !== 'Form');
  if (!page || !/^(?:Grade|Spec)$/.test(page.kind)) return [];
  const isOneGrade =
    page.kind === 'Grade' && page.opensOnEnter && others.every(({ kind }) => kind === 'Grade');
  if (others.length > 0 && !isOneGrade) return [];
  const grade = page.kind === 'Grade' ? page.title : page.detail.split(/ · |, | and others/)[0];
  if (!grade) return [];
  const named = new Set(
    index.pages.filter(({ written }) => written.includes(grade)).map(({ path }) => path),
  );
  const shown = new Set([page, ...others].map(({ path }) => path.replace(/#.*/, '')));
  const formTitles = found.flatMap(({ kind, title }) => (kind === 'Form' ? title : []));
  const forms = formWordsOf([typed, ...formTitles].join(' '));
  const isOfOtherForms = ({ detail }: Found) =>
    forms.length > 0 &&
    formWordsOf(detail).length > 0 &&
    !tokens(detail).some((word) => forms.includes(word));
  return search(index, grade, Infinity).filter(
    (each) =>
      /^(?:Grade|Spec)$/.test(each.kind) &&
      named.has(each.path) &&
      !shown.has(each.path) &&
      !isOfOtherForms(each),
  );
}
