import { createElement, Fragment, type ReactElement } from 'react';

/**
 * One element for each item of a list that is never reordered. They need no keys, which the flight data of a page would
 * repeat with each element.
 */
export const listWithoutKeys = <Item>(
  items: readonly Item[],
  show: (item: Item, i: number) => ReactElement,
): ReactElement => createElement(Fragment, null, ...items.map(show));
