import { localStore } from '@/lib/browser/local-store';

/** More columns do not fit on a page. */
export const maxGrades = 4;

export const gradeKey = (metal: { slug: string }, grade: { slug: string }) =>
  `${metal.slug}/${grade.slug}`;

/** The keys in a query such as `titanium/6al-4v,nickel/inconel-718`: at most four, each once. */
export const gradesIn = (list: string | null): readonly string[] =>
  [...new Set((list ?? '').split(',').filter((name) => /^[^/]+\/[^/]+$/.test(name)))].slice(
    0,
    maxGrades,
  );

/** The keys chosen in this browser, of which the first four count. Without storage they are in the address alone. */
export const chosenGrades = localStore('comparison', gradesIn, (grades) => grades.join(','));
