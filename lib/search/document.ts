import { isListOf, isOwnPath, isText } from '@/lib/json/value-shapes';

/** A page in the search index: its kind, title, address, the line below its title, and the other names it is found by. */
export type SearchDocument = readonly [
  kind: string,
  title: string,
  path: string,
  detail: string,
  ...names: string[],
];

/** Whether a list stored in the browser has the current shape. */
export const isSearchList = (value: unknown): value is readonly SearchDocument[] =>
  isListOf(
    value,
    (entry): entry is SearchDocument =>
      Array.isArray(entry) &&
      entry.length >= 4 &&
      isOwnPath(entry[2]) &&
      entry.every((text) => isText(text)),
  );
