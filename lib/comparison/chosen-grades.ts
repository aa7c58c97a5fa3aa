import { localStore } from '@/lib/browser/local-store';

/** At least two grades make a comparison; more than four fit no page. */
export const maxGrades = 4;
export const maxGradesInWords = 'Four grades at most';

/** A grade among others: `titanium/6al-4v`. */
export const gradeKey = (metal: { slug: string }, grade: { slug: string }) =>
  `${metal.slug}/${grade.slug}`;

/** The grades named in an address: at most four, each once. `a/b,c/d` */
export const gradesIn = (list: string | null): readonly string[] =>
  [...new Set((list ?? '').split(',').filter((name) => /^[^/]+\/[^/]+$/.test(name)))].slice(
    0,
    maxGrades,
  );

const store = localStore('comparison', gradesIn, (grades) => grades.join(','));

/** The grades chosen in this browser; the same list until it changes. */
export const chosenGrades = store.read;

/** Before the browser's storage can be read. */
export const noChosenGrades = store.empty;

/** Keeps which grades are chosen; more than four change nothing. Where nothing can be kept the address has them. */
export const chooseGrades = (grades: readonly string[]) =>
  void (grades.length <= maxGrades && store.write(grades));

/** Calls back when the choice changes, in this tab or another. */
export const onChosenGrades = store.subscribe;
