/** Items of a long list on one page; the others are on further pages, generated at their first request. */
const perPage = 200;

export interface ListPage<T> {
  items: readonly T[];
  number: number;
  last: number;
  /** On all pages together. */
  total: number;
}

/** `null` where the list is not so long. */
export function listPage<T>(list: readonly T[], number = 1): ListPage<T> | null {
  const last = Math.max(1, Math.ceil(list.length / perPage));
  if (!Number.isInteger(number) || number < 1 || number > last) return null;
  const items = list.slice((number - 1) * perPage, number * perPage);
  return { items, number, last, total: list.length };
}

/** The number at the end of the address of a page after the first; `NaN` where that is written in no such way. */
export const pageNumber = (segment: string | undefined): number =>
  segment === undefined ? 1 : /^(?:[2-9]|[1-9]\d{1,5})$/.test(segment) ? Number(segment) : NaN;

/** The page numbers to offer: the first, the last, and those around the one shown. */
export const offeredPages = ({ number, last }: Pick<ListPage<unknown>, 'number' | 'last'>) =>
  Array.from({ length: last }, (_, i) => i + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - number) <= 2,
  );

/** The head of a long list, where all of it would be more than anyone reads, and how many are left out. */
export const shortList = <T>(list: readonly T[], max = perPage) => ({
  items: list.slice(0, max),
  more: Math.max(0, list.length - max),
});
