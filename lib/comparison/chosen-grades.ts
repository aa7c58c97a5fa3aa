import { localStore } from '@/lib/browser/local-store';

/** More columns do not fit on a page. */
export const maxGrades = 4;
export const maxGradesInWords = 'Four grades at most';

export const gradeKey = (metal: { slug: string }, grade: { slug: string }) =>
  `${metal.slug}/${grade.slug}`;

/** The keys in a query such as `titanium/6al-4v,nickel/inconel-718`: at most four, each once. */
export const gradesIn = (list: string | null): readonly string[] =>
  [...new Set((list ?? '').split(',').filter((name) => /^[^/]+\/[^/]+$/.test(name)))].slice(
    0,
    maxGrades,
  );

const store = localStore('comparison', gradesIn, (grades) => grades.join(','));

/** The keys chosen in this browser. Returns the same array until the choice changes. */
export const chosenGrades = store.read;

export const noChosenGrades = store.empty;

/** Stores the chosen keys; does nothing with more than four. Without storage they are in the address alone. */
export const chooseGrades = (grades: readonly string[]) =>
  void (grades.length <= maxGrades && store.write(grades));

export const onChosenGrades = store.subscribe;
