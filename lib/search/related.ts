import { type Found, type Index, search } from './search';

export const relatedHeading = ([page]: readonly Found[], [related]: readonly Found[]) =>
  related?.kind === 'Grade'
    ? `${related.title} and its other specifications`
    : `Specifications of ${page?.title}`;

/** Of a spec its first grade with all other specs of that; of a grade, found alone or by its full name, its specs. */
export function relatedTo([page, ...others]: readonly Found[], index: Index): readonly Found[] {
  if (!page || !/^(?:Grade|Spec)$/.test(page.kind)) return [];
  const isOneGrade =
    page.kind === 'Grade' && page.opensOnEnter && others.every(({ kind }) => kind === 'Grade');
  if (others.length > 0 && !isOneGrade) return [];
  const grade = page.kind === 'Grade' ? page.title : page.detail.split(/ · |, | and others/)[0];
  if (!grade) return [];
  const named = new Set(
    index.pages.filter(({ written }) => written.includes(grade)).map(({ path }) => path),
  );
  const found = new Set([page, ...others].map(({ path }) => path.replace(/#.*/, '')));
  return search(index, grade, Infinity).filter(
    ({ kind, path }) => /^(?:Grade|Spec)$/.test(kind) && named.has(path) && !found.has(path),
  );
}
