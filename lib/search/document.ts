import { isListOf, isOwnPath, isText } from '@/lib/runtime/value-shapes';

/** A page in the search index: its kind, title, address, the text of its row, and the other names it is found by. */
export type SearchDocument = readonly [
  kind: string,
  title: string,
  path: string,
  detail: string,
  ...names: string[],
];

/** Whether a browser's copy of a list has the shape of one. */
export const isSearchList = (value: unknown): value is readonly SearchDocument[] =>
  isListOf(
    value,
    (entry): entry is SearchDocument =>
      Array.isArray(entry) &&
      entry.length >= 4 &&
      isOwnPath(entry[2]) &&
      entry.every((text) => isText(text)),
  );
