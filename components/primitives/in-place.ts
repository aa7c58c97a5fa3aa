import { createElement, Fragment, type ReactElement } from 'react';

/**
 * Elements that never move, one for each item, as if they were written out one after the other. They have no keys, which
 * a page sends with each element.
 */
export const inPlace = <Item>(
  items: readonly Item[],
  show: (item: Item, i: number) => ReactElement,
): ReactElement => createElement(Fragment, null, ...items.map(show));
