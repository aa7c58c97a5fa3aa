/** A page as search knows it: its kind, title, address, and the other names it is found by. */
export type SearchDocument = readonly [
  kind: string,
  title: string,
  path: string,
  ...names: string[],
];
