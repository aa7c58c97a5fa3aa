import { type Found, type Index, search } from './search';

/** The heading of the related pages, which are those of the first page found. */
export const relatedHeading = ([page]: readonly Found[], [related]: readonly Found[]) =>
  related?.kind === 'Grade'
    ? `${related.title} and its other specifications`
    : `Specifications of ${page?.title}`;

/**
 * Where one page was found: of a spec the first grade that it covers ("6Al-4V · bar") and all other specs of this grade,
 * of a grade its specs. Of a grade found by its full name also where other grades are found: Ti-6Al-4V.
 */
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
