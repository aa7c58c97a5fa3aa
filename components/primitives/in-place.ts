import { cloneElement, type ReactElement } from 'react';

/**
 * Elements that never move, one for each item, keyed by their places: a page sends the key of each, so a key that names
 * the item would send its name twice.
 */
export const inPlace = <Item>(
  items: readonly Item[],
  show: (item: Item, i: number) => ReactElement,
): ReactElement[] => items.map((item, i) => cloneElement(show(item, i), { key: i }));
